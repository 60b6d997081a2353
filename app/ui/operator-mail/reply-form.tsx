import { Form } from "@remix-run/react";
import { Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextArea } from "~/ui/form/field";
import { type Refusal, readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { Sheet } from "~/ui/primitives/sheet";

/** The reply to a received mail, which is quoted below. */
export function ReplyForm({ to, text, refused }: { to: string; text: string; refused: Refusal | undefined }) {
  const { t } = useTranslation(["operatorMail", "messages"]);
  const refusal = readRefusal(refused);
  return (
    <section className="stack" aria-labelledby="reply">
      <h2 id="reply">{t("reply")}</h2>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad>
        <Form method="post" noValidate className="stack" data-gap="4">
          <RequestId form="operator-reply" />
          <p className="small">
            {t("columnTo")} <bdi style={{ overflowWrap: "anywhere" }}>{to}</bdi>
          </p>
          <TextArea
            name="text"
            label={t("replyText")}
            rows={10}
            required
            maxLength={60_000}
            defaultValue={refusal.value("text", text)}
            errors={refusal.errors("text")}
          />
          <p>
            <Submit busy={t("replying")}>
              <Send size={18} aria-hidden />
              {t("sendReply")}
            </Submit>
          </p>
          <UnsavedGuard />
        </Form>
      </Sheet>
    </section>
  );
}
