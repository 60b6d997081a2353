import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { MailSender } from "~/contract/mail-sender";
import { isolate } from "~/i18n/isolate";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";

type Shown = { sender: MailSender; fromAddress: string };

/** The verification of a mail's sender: by the receiving server, and by Lotse's check of the signature. */
export function SenderCheck({ sender: { receiver, signature }, fromAddress, may }: Shown & { may: boolean }) {
  const { t } = useTranslation("emails");
  const domain = isolate(fromAddress.split("@").at(-1) ?? "");
  const isUnproven = receiver !== "pass" && (signature === "none" || signature === "fails");
  return (
    <div style={{ display: "grid", justifyItems: "start", gap: "var(--s1)" }}>
      {receiver ? <p>{t(`sender.receiver.${receiver}`)}</p> : null}
      <p>
        {t(`sender.signature.${signature}`, { domain })}
        {/* Without a signature the receiving server's result counts: it also knows the sending server. */}
        {isUnproven ? ` ${t("sender.unproven")}` : null}
      </p>
      {may && signature === "unchecked" ? (
        <Form method="post">
          <RequestId form="check-sender" />
          <Submit small kind="plain" name="intent" value="checkSender" busy={t("sender.checking")}>
            {t("sender.check")}
          </Submit>
        </Form>
      ) : null}
    </div>
  );
}

/** A sender that is easily taken for another one. */
export function LookAlikeNotice({ sender: { lookAlike }, fromAddress }: Shown) {
  const { t } = useTranslation("emails");
  if (!lookAlike) return null;
  const { kind, of } = lookAlike;
  const address = isolate(fromAddress);
  return <Alert tone="warn">{t(`sender.lookAlike.${kind}`, { of: isolate(of), address })}</Alert>;
}
