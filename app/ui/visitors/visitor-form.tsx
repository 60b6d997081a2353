import { useTranslation } from "react-i18next";
import { TextArea } from "~/ui/form/field";
import { HumanSubmit } from "~/ui/form/human-submit";
import { PublicForm } from "~/ui/form/public-form";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";

/** The form of a visitor's question, with the human check and a note on its retention. */
export function VisitorForm({
  stamp,
  refusal,
  label,
  days,
}: {
  stamp: string;
  refusal: FormRefusal;
  label: string;
  days: number;
}) {
  const { t } = useTranslation("visitors");
  return (
    <PublicForm className="stack" data-gap="4">
      <TextArea
        name="question"
        label={label}
        errors={refusal.errors("question")}
        defaultValue={refusal.value("question")}
        rows={3}
        enterKeyHint="send"
        data-enter-sends
        required
      />
      <RequestId form="visitor-question" />
      <HumanSubmit stamp={refusal.value("stamp", stamp)} busy={t("asking")}>
        {t("ask")}
      </HumanSubmit>
      <p className="tiny muted">{t("stored", { days })}</p>
    </PublicForm>
  );
}
