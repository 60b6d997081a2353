import { useTranslation } from "react-i18next";
import type { MailState } from "~/contract/mail-states";
import { isolate } from "~/i18n/isolate";
import { Badge } from "~/ui/primitives/badge";
import type { ShownMail } from "./shown-mail";

const tones = { waiting: "info", sent: "ok", failed: "err" } as const;

/** The state of a mail; of a sent one also that it did not arrive. */
export function MailStateBadge({ state, undelivered }: { state: MailState; undelivered?: boolean }) {
  const { t } = useTranslation("operatorMail");
  if (undelivered) return <Badge tone="err">{t("undelivered")}</Badge>;
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** When a mail was marked as settled, and by whom. `named`: with the name of that state in front. */
export function MailSettled({
  settled,
  named,
}: {
  settled: NonNullable<ShownMail["settled"]>;
  named?: boolean;
}) {
  const { t } = useTranslation("operatorMail");
  return (
    <time dateTime={settled.at}>
      {t(named ? "settledLine" : "editedBy", {
        when: settled.text,
        name: settled.by ? isolate(settled.by) : t("someone"),
      })}
    </time>
  );
}

/** Why a mail was refused, with the mail server's reply. */
export function MailReason({ reason }: { reason: NonNullable<ShownMail["reason"]> }) {
  const { t } = useTranslation("operatorMail");
  return (
    <>
      {reason.text}
      {reason.server ? (
        <span style={{ display: "block" }}>
          {t("serverSaid")} <bdi style={{ overflowWrap: "anywhere" }}>{reason.server}</bdi>
        </span>
      ) : null}
    </>
  );
}
