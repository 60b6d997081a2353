import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { EmailState } from "~/contract/email-fields";
import { isolate } from "~/i18n/isolate";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";

const keywords = [
  "name",
  "port",
  "tls",
  "signIn",
  "consent",
  "busy",
  "refused",
  "unclear",
  "gone",
  "full",
] as const;

/** A reason's keyword, if it is known, and the server's words. */
function partsOf(reason: string) {
  const [keyword, ...words] = reason.split(": ");
  return { known: keywords.find(one => one === keyword), words: words.join(": ") };
}

/** The state of sending a mail that was written in Lotse, with its actions. */
export function SendingState({
  state,
  reason,
  refused,
  may,
  version,
  planned,
  nextTry,
  lastTry,
  unfiled,
}: {
  state: EmailState;
  reason: string;
  refused: string[];
  may: boolean;
  version: number;
  /** When it will be sent, unless that is within the next moments. */
  planned: string | null;
  /** The times of the next and the last attempt, formatted. */
  nextTry: string | null;
  lastTry: string | null;
  /** Why the sent mail is not in its server's folder yet. */
  unfiled: { reason: string; nextTry: string | null } | null;
}) {
  const { t } = useTranslation(["emails", "shell"]);
  if (state === "sent")
    return (
      <>
        {refused.length > 0 ? (
          <Alert tone="warn">
            {t("refusedSome", { addresses: isolate(refused.join(t("shell:comma"))) })}
          </Alert>
        ) : null}
        {unfiled ? <Unfiled {...unfiled} /> : null}
      </>
    );
  if (state !== "waiting" && state !== "failed") return null;
  const { known, words } = partsOf(reason);
  const tone = state === "failed" ? "err" : reason ? "warn" : "info";
  const title = state === "failed" ? "failedToSend" : reason ? "waitingAgain" : "waiting";
  return (
    <Alert tone={tone} live>
      <div className="stack" data-gap="3">
        <p>
          {planned && title === "waiting" ? t("planned", { when: planned }) : t(title)}{" "}
          {known ? t(`reason.${known}`) : null}{" "}
          {state === "waiting" && nextTry ? t("nextTry", { when: nextTry }) : null}{" "}
          {state === "waiting" && lastTry ? t("lastTry", { when: lastTry }) : null}
        </p>
        {words ? <p>{t("serverWords", { words: isolate(words) })}</p> : null}
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

/** The mail was sent, but its copy on the server is missing. */
function Unfiled({ reason, nextTry }: { reason: string; nextTry: string | null }) {
  const { t } = useTranslation("emails");
  const { known, words } = partsOf(reason);
  return (
    <Alert tone="warn">
      <div className="stack" data-gap="3">
        <p>
          {t("unfiled")} {known === "refused" ? t("unfiledRefused") : known ? t(`reason.${known}`) : null}{" "}
          {nextTry ? t("nextTry", { when: nextTry }) : t("unfiledEnded")}
        </p>
        {words ? <p>{t("serverWords", { words: isolate(words) })}</p> : null}
      </div>
    </Alert>
  );
}
