import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { type LetterPurpose, letterPurposes } from "~/contract/letter-purposes";
import { languageNames } from "~/i18n/languages";
import { SelectField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** Another template or language for a letter, within its form. */
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
      <div className="row" style={{ alignItems: "flex-end" }}>
        <SelectField name="newPurpose" label={t("template")} defaultValue={purpose}>
          {letterPurposes.map(one => (
            <option key={one} value={one}>
              {t(`purpose.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="newLanguage" label={t("textLanguage")} defaultValue={language}>
          {languages.map(one => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
        <Button name="intent" value="template" formNoValidate>
          {t("loadTemplate")}
        </Button>
      </div>
    </Sheet>
  );
}
