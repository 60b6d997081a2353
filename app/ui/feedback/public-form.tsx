import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PublicForm } from "~/ui/form/public-form";
import type { FormRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { CommentField, LikedField, MoodField, RatingField, TagField } from "./feedback-fields";

const More = styled.fieldset`
  min-inline-size: 0; padding-block-start: var(--s6); border-block-start: 1px solid var(--line);
  > legend { float: inline-start; inline-size: 100%; margin-block-end: var(--s4); font: 650 var(--t20) var(--font); }
  > legend + * { clear: both; }
`;

/** The public form: the mood, and optional fields. `stamp` of the human check dates it. */
export function PublicFeedbackForm({
  tags,
  product,
  stamp,
  refusal,
  reader,
}: {
  tags: { id: string; name: string }[];
  product: string;
  stamp: string;
  refusal: FormRefusal;
  /** The company that would reply by mail; null if the form has no field for an address. */
  reader: string | null;
}) {
  const { t } = useTranslation(["feedback", "messages"]);
  return (
    <>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={refusal.problems} />
      <PublicForm className="stack" data-gap="6">
        <MoodField refusal={refusal} />
        <More>
          <legend>{t("public.more")}</legend>
          <div className="stack" data-gap="5">
            <LikedField refusal={refusal} legend={t("likedAll", { product })} />
            <RatingField refusal={refusal} />
            <TagField refusal={refusal} tags={tags} />
            <CommentField refusal={refusal} />
            {reader === null ? null : (
              <TextField
                name="contactEmail"
                type="email"
                label={t("contact")}
                hint={t("contactHint", { reader })}
                autoComplete="email"
                maxLength={254}
                errors={refusal.errors("contactEmail")}
                defaultValue={refusal.value("contactEmail")}
              />
            )}
          </div>
        </More>
        <input type="hidden" name="stamp" value={refusal.value("stamp", stamp)} />
        <RequestId form="public-feedback" />
        <div>
          <Submit wide busy={t("sending")}>
            {t("send")}
          </Submit>
          <p className="tiny muted" style={{ marginBlockStart: "0.75rem" }}>
            {t("public.next")} {t("public.stored")}
          </p>
        </div>
      </PublicForm>
    </>
  );
}
