import { useTranslation } from "react-i18next";
import { approvedLength } from "~/contract/approved-answer-fields";
import { CountedArea } from "~/ui/form/counted-area";
import { DateField } from "~/ui/form/date-field";
import { SelectField, TextArea } from "~/ui/form/field";
import type { readRefusal } from "~/ui/form/read-refusal";

/** The wordings, text and last day of an approved answer; the division only of a new one. */
export function ApprovedFieldset({
  refusal,
  saved,
  divisions,
  today,
}: {
  refusal: ReturnType<typeof readRefusal>;
  saved: { divisionId?: string | undefined; wordings: string; answer: string; validUntil: string };
  divisions?: { id: string; name: string }[];
  today: string;
}) {
  const { t } = useTranslation("approved");
  return (
    <>
      {divisions ? (
        <SelectField
          name="divisionId"
          label={t("division")}
          required
          errors={refusal.errors("divisionId")}
          defaultValue={refusal.value("divisionId", saved.divisionId ?? divisions[0]?.id ?? "")}
        >
          {divisions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextArea
        name="wordings"
        label={t("wordings")}
        hint={t("wordingsHint")}
        required
        rows={3}
        errors={refusal.errors("wordings")}
        defaultValue={refusal.value("wordings", saved.wordings)}
      />
      <CountedArea
        name="answer"
        label={t("answer")}
        hint={t("answerHint")}
        required
        rows={6}
        most={approvedLength}
        errors={refusal.errors("answer")}
        defaultValue={refusal.value("answer", saved.answer)}
      />
      <DateField
        name="validUntil"
        label={t("validUntil")}
        hint={t("validUntilHint")}
        required
        min={today}
        errors={refusal.errors("validUntil")}
        value={refusal.value("validUntil", saved.validUntil)}
      />
    </>
  );
}
