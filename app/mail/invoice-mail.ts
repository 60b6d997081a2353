import type { Invoice } from "~/contract/invoices";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { formatDate, formatMoney } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { composeMail } from "./compose-mail";
import type { MailTexts } from "./texts/de";

/** The mail with an invoice, in the language of its reader. */
export function invoiceMail(
  { name, language }: { name: string | undefined; language: Language },
  invoice: Invoice,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const t = textsFor(language);
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, { language, timeZone: "UTC" });
  return composeMail(
    { name, language, origin, product, path: paths.invoices.preview("user", invoice.id) },
    texts => texts.invoiceIssued,
    {
      document: `${t(`invoices:kind.${invoice.kind}`)} ${invoice.number}`,
      date: day(invoice.issuedOn),
      amount: formatMoney(invoice.grossCents, language),
      terms: termsOf(invoice, language),
    },
  );
}

const reminders = [
  (texts: MailTexts) => texts.invoiceReminded,
  (texts: MailTexts) => texts.invoiceRemindedAgain,
  (texts: MailTexts) => texts.invoiceRemindedLast,
];

/** The reminder of a level, with what is still open. */
export function reminderMail(
  { name, language }: { name: string | undefined; language: Language },
  invoice: Invoice,
  level: number,
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const t = textsFor(language);
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, { language, timeZone: "UTC" });
  return composeMail(
    { name, language, origin, product, path: paths.invoices.preview("user", invoice.id) },
    reminders[level - 1]!,
    {
      document: `${t(`invoices:kind.${invoice.kind}`)} ${invoice.number}`,
      date: day(invoice.issuedOn),
      due: day(invoice.dueOn),
      amount: formatMoney(invoice.grossCents + correctedCents(invoice) - invoice.paidCents, language),
    },
  );
}

/** What corrections add to an invoice: a negative amount. */
const correctedCents = ({ correctedBy }: Invoice): number =>
  correctedBy.reduce((sum, { grossCents }) => sum + grossCents, 0);

/** What the reader has to do now, also where the invoice is sent again later, or which invoice is corrected or cancelled. */
function termsOf(invoice: Invoice, language: Language): string {
  const t = textsFor(language);
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, { language, timeZone: "UTC" });
  const money = (cents: number) => formatMoney(cents, language);
  const { cancels, corrects, paidCents } = invoice;
  if (cancels) return t("invoices:cancels", { number: cancels.number, date: day(cancels.issuedOn) });
  if (corrects) return t("invoices:corrects", { number: corrects.number, date: day(corrects.issuedOn) });
  if (invoice.state === "cancelled") return t("invoices:cancelledMail");
  if (invoice.disputed) return t("invoices:disputed");
  const corrected = correctedCents(invoice);
  const open = invoice.grossCents + corrected - paidCents;
  if (open <= 0) return t("invoices:alreadyPaid");
  const pay = { amount: money(open), date: day(invoice.dueOn) };
  if (paidCents <= 0 && corrected === 0) return t("invoices:pay", pay);
  return [
    ...(paidCents > 0 ? [t("invoices:paidSoFar", { amount: money(paidCents) })] : []),
    ...(corrected < 0 ? [t("invoices:correctedSoFar", { amount: money(-corrected) })] : []),
    t("invoices:payOpen", pay),
  ].join(" ");
}
