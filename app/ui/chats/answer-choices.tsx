import { useTranslation } from "react-i18next";
import { type AnswerLength, answerLengths } from "~/contract/chat-choices";
import { type Language, languages } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import { SelectField } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";

export type AnswerValues = { answerLength: AnswerLength; answerLanguage: Language | "reader" };

/** How long a chat's answers are, and in which language they are written. */
export function AnswerChoices({
  values,
  refusal: { errors, value },
}: {
  values: AnswerValues;
  refusal: Pick<FormRefusal, "errors" | "value">;
}) {
  const { t } = useTranslation("chats");
  return (
    <>
      <SelectField
        name="answerLength"
        label={t("form.length")}
        hint={t("form.lengthHint")}
        defaultValue={value("answerLength", values.answerLength)}
        errors={errors("answerLength")}
      >
        {answerLengths.map(length => (
          <option key={length} value={length}>
            {t(`length.${length}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="answerLanguage"
        label={t("form.answerLanguage")}
        hint={t("form.answerLanguageHint")}
        defaultValue={value("answerLanguage", values.answerLanguage)}
        errors={errors("answerLanguage")}
      >
        <option value="reader">{t("form.answerLanguageReader")}</option>
        {languages.map(language => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
