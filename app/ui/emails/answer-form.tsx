import { Form } from "@remix-run/react";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextArea } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { SavedText } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

/** The text of an answer that waits for approval: to edit, save or send. */
export function AnswerForm({
  answer,
  version,
  refused,
}: {
  answer: string;
  version: number;
  refused: Refusal | undefined;
}) {
  const { t } = useTranslation(["mailAnswers", "messages"]);
  const refusal = readRefusal(refused);
  return (
    <>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad>
        <Form method="post" noValidate className="stack" data-gap="5">
          <UnsavedGuard />
          <RequestId form="answer" />
          <ExpectedVersion version={version} refusal={refusal} />
          <TextArea
            name="answer"
            label={t("reply")}
            hint={t("replyHint")}
            rows={16}
            required
            maxLength={20_000}
            defaultValue={refusal.value("answer", answer)}
            errors={refusal.errors("answer")}
          />
          <SavedText refusal={refusal} name="answer" saved={answer} />
          <p className="row">
            <Submit name="intent" value="approve" busy={t("approving")}>
              <Send size={18} aria-hidden />
              {t("approve")}
            </Submit>
            <Submit kind="plain" name="intent" value="save" busy={t("saving")}>
              {t("save")}
            </Submit>
            <ButtonLink to={paths.emails.answers("open")}>{t("back")}</ButtonLink>
          </p>
        </Form>
      </Sheet>
    </>
  );
}
