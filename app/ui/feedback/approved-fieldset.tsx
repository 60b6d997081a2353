import { useTranslation } from "react-i18next";
import { approvedLength } from "~/contract/approved-answer-limits";
import { CountedArea } from "~/ui/form/counted-area";
import { DateField } from "~/ui/form/date-field";
import { TextArea } from "~/ui/form/field";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { hintOf, SavedText } from "~/ui/form/saved-meanwhile";
import { DivisionField } from "./division-field";

/** The wordings, text and last day of an approved answer; the division only of a new one. */
export function ApprovedFieldset({
  refusal,
  saved,
  divisions,
  today,
  until,
}: {
  refusal: FormRefusal;
  saved: { divisionId?: string | undefined; wordings: string; answer: string; validUntil: string };
  divisions?: { id: string; name: string }[];
  today: string;
  /** The saved last day as the reader reads it. */
  until?: string;
}) {
  const { t } = useTranslation("approved");
  return (
    <>
      {divisions ? (
        <DivisionField
          label={t("division")}
          choose={t("chooseDivision")}
          divisions={divisions}
          chosen={refusal.value("divisionId", saved.divisionId ?? "")}
          errors={refusal.errors("divisionId")}
        />
      ) : null}
      <TextArea
        name="wordings"
        label={t("wordings")}
        hint={hintOf(refusal, "wordings", saved.wordings, {
          hint: t("wordingsHint"),
          shown: saved.wordings.replaceAll("\n", " · "),
        })}
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
        maxCharacters={approvedLength}
        errors={refusal.errors("answer")}
        defaultValue={refusal.value("answer", saved.answer)}
      />
      <SavedText refusal={refusal} name="answer" saved={saved.answer} />
      <DateField
        name="validUntil"
        label={t("validUntil")}
        hint={hintOf(refusal, "validUntil", saved.validUntil, { hint: t("validUntilHint"), shown: until })}
        required
        min={today}
        errors={refusal.errors("validUntil")}
        value={refusal.value("validUntil", saved.validUntil)}
      />
    </>
  );
}
