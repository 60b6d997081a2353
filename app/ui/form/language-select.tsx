import type { ComponentProps } from "react";
import { languages } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import { SelectField } from "./field";

/** A supported language, each with its own name. */
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
