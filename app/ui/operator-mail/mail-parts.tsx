import { useTranslation } from "react-i18next";
import type { MailState } from "~/contract/mail-states";
import { Badge } from "~/ui/primitives/badge";
import type { ShownMail } from "./shown-mail";

const tones = { waiting: "info", sent: "ok", failed: "err" } as const;

/** The state of a mail. */
export function MailStateBadge({ state }: { state: MailState }) {
  const { t } = useTranslation("operatorMail");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
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
