import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { MailSender } from "~/contract/mail-sender";
import { SenderCheck } from "./sender-check";

const Root = styled.header`
  display: grid; gap: var(--s2);
  .who { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s4); }
  bdi { overflow-wrap: anywhere; }
  dl { display: grid; gap: var(--s1); }
  dl > div { display: flex; gap: var(--s2); }
  dt { flex: none; }
`;

/** The sender of a mail with its verification, the recipients and the time. */
export function MessageHead({
  email,
  may,
}: {
  email: {
    fromName: string;
    fromAddress: string;
    sender: MailSender | null;
    recipients: string;
    copies: string;
    blindCopies: string;
    /** ISO 8601, and as the reader reads it. */
    sentAt: string;
    when: string;
  };
  /** Whether the reader may have the sender checked. */
  may: boolean;
}) {
  const { t } = useTranslation("emails");
  const receivers = [
    { name: t("to"), value: email.recipients },
    { name: t("cc"), value: email.copies },
    { name: t("bcc"), value: email.blindCopies },
  ].filter(({ value }) => value);
  return (
    <Root>
      <p className="who">
        <span>
          <span className="hidden">{t("from")} </span>
          <bdi>
            {email.fromName ? <b>{email.fromName}</b> : null}{" "}
            <span className="muted">{email.fromName ? `<${email.fromAddress}>` : email.fromAddress}</span>
          </bdi>
        </span>
        <time className="muted small" dateTime={email.sentAt}>
          {email.when}
        </time>
      </p>
      <dl className="small muted">
        {receivers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {email.sender ? (
        <div className="small">
          <SenderCheck sender={email.sender} fromAddress={email.fromAddress} may={may} />
        </div>
      ) : null}
    </Root>
  );
}
