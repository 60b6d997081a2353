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
  const corrected = invoice.correctedBy.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return composeMail(
    { name, language, origin, product, path: paths.invoices.preview("user", invoice.id) },
    reminders[level - 1]!,
    {
      document: `${t(`invoices:kind.${invoice.kind}`)} ${invoice.number}`,
      date: day(invoice.issuedOn),
      due: day(invoice.dueOn),
      amount: formatMoney(invoice.grossCents + corrected - invoice.paidCents, language),
    },
  );
}

/** What the reader has to do, or which invoice is corrected or cancelled. */
function termsOf(invoice: Invoice, language: Language): string {
  const t = textsFor(language);
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, { language, timeZone: "UTC" });
  const { cancels, corrects } = invoice;
  if (cancels) return t("invoices:cancels", { number: cancels.number, date: day(cancels.issuedOn) });
  if (corrects) return t("invoices:corrects", { number: corrects.number, date: day(corrects.issuedOn) });
  const open = invoice.grossCents - invoice.paidAtIssueCents;
  return open > 0
    ? t("invoices:pay", { amount: formatMoney(open, language), date: day(invoice.dueOn) })
    : t("invoices:alreadyPaid");
}
