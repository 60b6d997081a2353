import type { ComponentProps } from "react";
import { languageNames, languages } from "~/i18n/languages";
import { SelectField } from "./field";

/** A language that the product speaks, each called by its own name. */
export function LanguageSelect(field: Omit<ComponentProps<typeof SelectField>, "children" | "name">) {
  return (
    <SelectField name="language" {...field}>
      {languages.map(code => (
        <option key={code} value={code} lang={code}>
          {languageNames[code]}
        </option>
      ))}
    </SelectField>
  );
}
