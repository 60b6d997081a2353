import { maxFiles, maxTextLength } from "~/contract/email-draft-limits";
import type { SendingMailbox } from "~/contract/email-drafts";
import type { EmailDetails } from "~/contract/emails";
import { displayName, namesOf, writeAddresses } from "~/contract/mail-address";
import { signatureAboveQuote, signatureBlock } from "~/contract/mail-signature";
import { replyRecipients, uniqueAddresses } from "~/contract/reply-recipients";
import { cutText, quoteText } from "./quote-text";

export type DraftStart = {
  smtpSettingId: string;
  recipients: string[];
  copies: string[];
  blindCopies: string[];
  subject: string;
  body: string;
  answersId: string;
  forwarded: { id: string; name: string; size: number }[];
};

export type DraftKind = "reply" | "all" | "forward" | "continue";

/** The texts around a quoted mail, in the writer's language; labels with their colon. */
type QuoteTexts = {
  /** When the mail was sent. */
  when: string;
  quoteHead: string;
  forwardHead: string;
  comma: string;
  from: string;
  to: string;
  copy: string;
  date: string;
  subject: string;
};

/** The initial draft of a reply or a forwarded mail, or of the continuation of another mail program's draft. */
export function beginDraft(
  kind: DraftKind,
  email: EmailDetails,
  { senders, texts }: { senders: SendingMailbox[]; texts: QuoteTexts },
): DraftStart {
  const ownAddresses = senders.flatMap(sender => [sender.email, sender.from]);
  const recipients = replyRecipients(email, ownAddresses);
  const known = new Set([...ownAddresses, ...recipients].map(address => address.toLowerCase()));
  const others = uniqueAddresses([...email.to, ...email.cc]).filter(
    address => !known.has(address.toLowerCase()),
  );
  const names = { ...email.recipientNames, ...namesOf([senderOf(email)]) };
  const named = (addresses: readonly string[]) => writeAddresses(addresses, names);
  const signature = signatureAboveQuote(senders.find(({ id }) => id === email.smtpSettingId)?.signature);
  const common = { smtpSettingId: email.smtpSettingId, blindCopies: [] };
  const withFiles = {
    answersId: "",
    forwarded: email.files
      .filter(({ available }) => available)
      .slice(0, maxFiles)
      .map(({ id, name, size }) => ({ id, name, size })),
  };
  if (kind === "continue")
    return {
      ...common,
      ...withFiles,
      recipients: named(email.to),
      copies: named(email.cc),
      subject: email.subject,
      body: cutText(email.text, maxTextLength),
    };
  if (kind === "forward") {
    const head = `${signature}\n\n${texts.forwardHead}\n${headOf(email, texts)}\n\n`;
    return {
      ...common,
      ...withFiles,
      recipients: [],
      copies: [],
      subject: prefixed("Fwd", email.subject),
      body: `${head}${cutText(email.text, maxTextLength - maxAdded - head.length)}`,
    };
  }
  return {
    ...common,
    // Possibly more than a mail may have: the form shows the error, and its writer chooses whom to leave out.
    recipients: named(recipients),
    copies: kind === "all" ? named(others) : [],
    subject: prefixed("Re", email.subject),
    body: `${signature}\n\n${texts.quoteHead}\n${quoteText(email.text, maxQuoted)}`,
    answersId: email.id,
    forwarded: [],
  };
}

/** The sender of a mail, whose name may be one that no recipient may have. */
const senderOf = ({ fromName, fromAddress }: EmailDetails) => ({
  name: displayName(fromName),
  address: fromAddress,
});

/** The initial draft of a reply to feedback that was given with an address. */
export const answerFeedback = (
  { contactEmail, comment }: { contactEmail: string; comment: string },
  sender: SendingMailbox | undefined,
  { subject, quoteHead }: { subject: string; quoteHead: string },
): DraftStart => ({
  smtpSettingId: sender?.id ?? "",
  recipients: [contactEmail],
  copies: [],
  blindCopies: [],
  subject,
  body: [
    (comment ? signatureAboveQuote : signatureBlock)(sender?.signature),
    ...(comment ? [`${quoteHead}\n${quoteText(comment, maxQuoted)}`] : []),
  ].join("\n\n"),
  answersId: "",
  forwarded: [],
});

/** The reply and forward prefixes of all languages, which are replaced so that they do not accumulate. */
const prefixes = /^(?:(?:re|aw|sv|antw|fwd?|wg|tr)\s*(?:\[\d+\])?\s*:\s*)+/i;

const prefixed = (prefix: "Re" | "Fwd", subject: string): string =>
  `${prefix}: ${subject.replace(prefixes, "").trim()}`.trim().slice(0, 250);

/** Room for the text above a forwarded mail, in characters. Chosen. */
const maxAdded = 10_000;

/** Maximum length of a quotation, in characters. Chosen. */
const maxQuoted = 50_000;

const headOf = (email: EmailDetails, texts: QuoteTexts): string =>
  [
    `${texts.from} ${email.fromName ? `${email.fromName} <${email.fromAddress}>` : email.fromAddress}`,
    `${texts.date} ${texts.when}`,
    `${texts.subject} ${email.subject}`,
    `${texts.to} ${writeAddresses(email.to, email.recipientNames).join(texts.comma)}`,
    ...(email.cc.length > 0
      ? [`${texts.copy} ${writeAddresses(email.cc, email.recipientNames).join(texts.comma)}`]
      : []),
  ].join("\n");
