import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { type LetterPurpose, letterPurposes } from "~/contract/letter-purposes";
import { languageNames } from "~/i18n/languages";
import { SelectField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** The template and the language that a letter begins with; both are in the address. */
export function LetterTemplate({
  purpose,
  language,
  languages,
}: {
  purpose: LetterPurpose;
  language: Language;
  languages: readonly Language[];
}) {
  const { t } = useTranslation("operatorMail");
  return (
    <Sheet data-pad>
      <Form method="get" className="row" style={{ alignItems: "flex-end" }}>
        <SelectField id="template-purpose" name="purpose" label={t("template")} defaultValue={purpose}>
          {letterPurposes.map(one => (
            <option key={one} value={one}>
              {t(`purpose.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField id="template-language" name="language" label={t("textLanguage")} defaultValue={language}>
          {languages.map(one => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
        <Button>{t("loadTemplate")}</Button>
      </Form>
    </Sheet>
  );
}
