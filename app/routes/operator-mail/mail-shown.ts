import type { AppLoadContext } from "@remix-run/node";
import { mailPurposes } from "~/contract/mail-purposes";
import { type OperatorMail, OperatorMailQuery } from "~/contract/operator-mails";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { readListQuery } from "~/routes/list/list-query";
import type { ShownMail } from "~/ui/operator-mail/shown-mail";

/** The query of the list of mails, from the address. */
export const mailsQuery = (url: URL) => readListQuery(url, OperatorMailQuery, { size: 25 });

const reasons = [
  ...(["no_smtp", "too_old", "abandoned", "address_invalid"] as const),
  ...(["sign_in", "tls", "unreachable", "timeout", "refused", "consent"] as const),
  // Of mails that came back.
  ...(["address", "full", "unknown"] as const),
];

/** The name of a kind of mail. */
export function purposeName({ language }: Pick<AppLoadContext, "language">, purpose: string): string {
  const known = mailPurposes.find(one => one === purpose) ?? "other";
  return textsFor(language)(`operatorMail:purpose.${known}`);
}

/** A reason as text, with the mail server's reply. */
export function reasonOf({ language }: Pick<AppLoadContext, "language">, reason: string | null) {
  if (reason === null) return null;
  const colon = reason.indexOf(": ");
  const word = reasons.find(one => one === (colon < 0 ? reason : reason.slice(0, colon)));
  return {
    text: textsFor(language)(`operatorMail:reason.${word ?? "refused"}`),
    server: word && colon < 0 ? null : word ? reason.slice(colon + 2) : reason,
  };
}

/** Formats mails for their reader. */
export function mailShower(context: AppLoadContext, { timeZone }: SignedInUser) {
  const reader = { language: context.language, timeZone };
  const when = (at: Date | null) => at && { at: at.toISOString(), text: formatTime(at, reader) };
  return ({
    createdAt,
    sentAt,
    nextAt,
    undeliveredAt,
    settledAt,
    settledBy,
    reason,
    purpose,
    ...mail
  }: OperatorMail): ShownMail => ({
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    purpose: purposeName(context, purpose),
    reason: reasonOf(context, reason),
    created: when(createdAt)!,
    sent: when(sentAt),
    next: when(nextAt),
    undelivered: when(undeliveredAt),
    settled: settledAt && { ...when(settledAt)!, by: settledBy },
  });
}
