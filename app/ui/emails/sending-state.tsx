import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { EmailState } from "~/contract/email-fields";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";

const keywords = ["name", "port", "tls", "signIn", "consent", "refused", "unclear", "gone"] as const;

/** How far a mail that was written here has come, and what can be done about it. */
export function SendingState({
  state,
  reason,
  refused,
  may,
  version,
  planned,
}: {
  state: EmailState;
  reason: string;
  refused: string[];
  may: boolean;
  version: number;
  /** When it will be sent, unless that is within the next moments. */
  planned: string | null;
}) {
  const { t } = useTranslation("emails");
  const { revalidate, state: loading } = useRevalidator();
  // A new look a moment after each, until the mail is sent or refused.
  useEffect(() => {
    if (state !== "waiting" || planned || loading !== "idle") return;
    const timer = setTimeout(revalidate, 2_000);
    return () => clearTimeout(timer);
  }, [state, planned, loading, revalidate]);
  if (state === "sent" && refused.length > 0)
    return <Alert tone="warn">{t("refusedSome", { addresses: isolate(refused.join(", ")) })}</Alert>;
  if (state !== "waiting" && state !== "failed") return null;
  const [keyword, ...words] = reason.split(": ");
  const known = keywords.find(one => one === keyword);
  const tone = state === "failed" ? "err" : reason ? "warn" : "info";
  const title = state === "failed" ? "failedToSend" : reason ? "waitingAgain" : "waiting";
  return (
    <Alert tone={tone} live>
      <div className="stack" data-gap="3">
        <p>
          {planned && title === "waiting" ? t("planned", { when: planned }) : t(title)}{" "}
          {known ? t(`reason.${known}`) : null}
        </p>
        {words.length > 0 ? <p>{t("serverWords", { words: isolate(words.join(": ")) })}</p> : null}
        {may ? (
          <Form method="post" className="row">
            <RequestId form={`sending-${version}`} />
            {state === "failed" ? (
              <Submit name="intent" value="resend" busy={t("sending")}>
                {t("resend")}
              </Submit>
            ) : null}
            <Submit kind="plain" name="intent" value="takeBack" busy={t("takingBack")}>
              {t(state === "failed" ? "toDraft" : "takeBack")}
            </Submit>
          </Form>
        ) : null}
      </div>
    </Alert>
  );
}
