import { maxFiles, maxTextLength } from "~/contract/email-draft-limits";
import type { MailSender } from "~/contract/email-drafts";
import type { EmailDetails } from "~/contract/emails";
import { signatureBlock } from "~/contract/mail-signature";
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
type Words = {
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
  senders: MailSender[],
  words: Words,
  when: string,
): DraftStart {
  const own = senders.flatMap(one => [one.email, one.from]);
  const first = replyRecipients(email, own);
  const known = new Set([...own, ...first].map(one => one.toLowerCase()));
  const others = uniqueAddresses([...email.to, ...email.cc]).filter(one => !known.has(one.toLowerCase()));
  const signature = signatureOf(
    senders.find(({ id }) => id === email.smtpSettingId),
    true,
  );
  const common = { smtpSettingId: email.smtpSettingId, blindCopies: [] };
  const carried = {
    answersId: "",
    forwarded: email.files
      .filter(({ available }) => available)
      .slice(0, maxFiles)
      .map(({ id, name, size }) => ({ id, name, size })),
  };
  if (kind === "continue")
    return {
      ...common,
      ...carried,
      recipients: email.to,
      copies: email.cc,
      subject: email.subject,
      body: cutText(email.text, maxTextLength),
    };
  if (kind === "forward") {
    const head = `${signature}\n\n${words.forwardHead}\n${headOf(email, words, when)}\n\n`;
    return {
      ...common,
      ...carried,
      recipients: [],
      copies: [],
      subject: prefixed("Fwd", email.subject),
      body: `${head}${cutText(email.text, maxTextLength - maxAdded - head.length)}`,
    };
  }
  return {
    ...common,
    // Also more than a mail may have: the form shows the error, and its writer chooses whom to leave out.
    recipients: first,
    copies: kind === "all" ? others : [],
    subject: prefixed("Re", email.subject),
    body: `${signature}\n\n${words.quoteHead}\n${quoteText(email.text, maxQuoted)}`,
    answersId: email.id,
    forwarded: [],
  };
}

/** The initial draft of a reply to feedback that was given with an address. */
export const answerFeedback = (
  { contactEmail, comment }: { contactEmail: string; comment: string },
  sender: MailSender | undefined,
  { subject, quoteHead }: { subject: string; quoteHead: string },
): DraftStart => ({
  smtpSettingId: sender?.id ?? "",
  recipients: [contactEmail],
  copies: [],
  blindCopies: [],
  subject,
  body: [
    signatureOf(sender, comment !== ""),
    ...(comment ? [`${quoteHead}\n${quoteText(comment, maxQuoted)}`] : []),
  ].join("\n\n"),
  answersId: "",
  forwarded: [],
});

/** The signature of a sender, as inserted into a new draft: at its end, or above a quote. */
export const signatureOf = (sender: MailSender | undefined, aboveQuote = false): string =>
  signatureBlock(sender?.signature ?? "", aboveQuote);

/** The reply and forward prefixes of all languages, which are replaced so that they do not accumulate. */
const marks = /^(?:(?:re|aw|sv|antw|fwd?|wg|tr)\s*(?:\[\d+\])?\s*:\s*)+/i;

const prefixed = (mark: "Re" | "Fwd", subject: string): string =>
  `${mark}: ${subject.replace(marks, "").trim()}`.trim().slice(0, 250);

/** Chosen: room for what a person writes above a forwarded mail. */
const maxAdded = 10_000;

/** Chosen: what is quoted beyond that is only carried along. */
const maxQuoted = 50_000;

const headOf = (email: EmailDetails, words: Words, when: string): string =>
  [
    `${words.from} ${email.fromName ? `${email.fromName} <${email.fromAddress}>` : email.fromAddress}`,
    `${words.date} ${when}`,
    `${words.subject} ${email.subject}`,
    `${words.to} ${email.to.join(words.comma)}`,
    ...(email.cc.length > 0 ? [`${words.copy} ${email.cc.join(words.comma)}`] : []),
  ].join("\n");
