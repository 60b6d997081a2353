import type { AppLoadContext } from "@remix-run/node";
import { epcCode } from "~/contract/epc-code";
import type { Invoice, InvoiceRow } from "~/contract/invoices";
import type { Language } from "~/contract/language";
import { plans } from "~/contract/plan-kinds";
import { countryName, formatDate, formatMoney, formatQuantity, formatTaxRate } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { qrPath } from "~/routes/identity/qr-path";
import type { ShownInvoice, ShownInvoiceRow } from "~/ui/billing/shown-invoice";

/** A day of the calendar is the same in every time zone. */
const dayIn = (language: Language) => (day: string) =>
  formatDate(`${day}T12:00:00Z`, { language, timeZone: "UTC" });

/** A non-Latin letter, which the PDF transliterates because its font lacks it. */
const otherLetters = /[^\p{Script=Latin}\P{L}ºª]/u;

/** A row of the list as the page shows it. */
export function shownRow(row: InvoiceRow, language: Language): ShownInvoiceRow {
  const day = dayIn(language);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    customer: row.customer,
    customerNumber: row.customerNumber,
    issued: day(row.issuedOn),
    issuedOn: row.issuedOn,
    due: day(row.dueOn),
    dueOn: row.dueOn,
    total: formatMoney(row.grossCents, language),
    reminded: row.reminded,
  };
}

/** An invoice as its page shows it, in the reader's language: amounts, days and rates as texts. */
export function shownInvoice(invoice: Invoice, context: AppLoadContext): ShownInvoice {
  const { language } = context;
  const t = textsFor(language);
  const day = dayIn(language);
  const money = (cents: number) => formatMoney(cents, language);
  const corrected = invoice.correctedBy.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const open = invoice.grossCents + corrected - invoice.paidCents;
  const reference = (earlier: Invoice["cancels"]) =>
    earlier && { number: earlier.number, id: earlier.id, issued: day(earlier.issuedOn) };
  const { seller, buyer, deliveredFrom, deliveredTo } = invoice;
  const payable =
    invoice.kind === "invoice" &&
    open > 0 &&
    invoice.state !== "cancelled" &&
    !invoice.disputed &&
    seller.iban !== "";
  return {
    ...shownRow(invoice, language),
    seller,
    buyer,
    country: buyer.country === seller.country ? "" : countryName(buyer.country, language),
    latinised: [seller, buyer].some(({ name, address }) => otherLetters.test(`${name} ${address}`)),
    taxKind: invoice.taxKind,
    cancelledBy: invoice.cancelledBy,
    delivered:
      deliveredFrom === null || deliveredTo === null
        ? t("invoices:inAdvance")
        : deliveredFrom === deliveredTo
          ? day(deliveredFrom)
          : t("invoices:until", { from: day(deliveredFrom), to: day(deliveredTo) }),
    isPeriod: deliveredFrom === null || deliveredFrom !== deliveredTo,
    ordered: invoice.ordered,
    refundable: invoice.refundable,
    atStripe: invoice.stripeUrl === null ? null : { url: invoice.stripeUrl, paid: money(invoice.paidCents) },
    cancels: reference(invoice.cancels),
    corrects: reference(invoice.corrects),
    correctedBy: invoice.correctedBy.map(({ id, number, grossCents }) => ({
      id,
      number,
      amount: money(-grossCents),
    })),
    disputed: invoice.disputed,
    sha256: invoice.sha256,
    vatCheck: invoice.vatCheck && {
      state: invoice.vatCheck.state,
      requestNumber: invoice.vatCheck.requestNumber,
      id: buyer.vatId,
      on: formatDate(invoice.vatCheck.checkedAt, { language, timeZone: "Europe/Berlin" }),
      holder: invoice.vatCheck.holder?.replace("\n", ", ") ?? null,
      holderConfirmed:
        invoice.vatCheck.holderConfirmedAt &&
        formatDate(invoice.vatCheck.holderConfirmedAt, { language, timeZone: "Europe/Berlin" }),
    },
    mailings: invoice.mailings.map(({ level, queuedAt, state }) => ({
      // Mails are deleted after some months: missing ones were sent.
      level,
      state: state ?? "sent",
      on: formatDate(queuedAt, { language, timeZone: "Europe/Berlin" }),
    })),
    lines: invoice.lines.map(line => ({
      designation: designationOf(line.designation, language),
      description: line.description,
      quantity: formatQuantity(line.quantity, language),
      unit: t(`invoices:unit.${unitOf(line.unit)}`),
      price: money(line.unitPriceCents),
      net: money(line.netCents),
    })),
    net: money(invoice.netCents),
    taxes: invoice.taxes
      .filter(({ rate }) => rate > 0)
      .map(({ rate, netCents, taxCents }) => ({
        rate: formatTaxRate(rate, language),
        net: money(netCents),
        tax: money(taxCents),
      })),
    payments: invoice.payments.map(({ cents, paidOn, id, correctable, corrects, reason }) => ({
      id,
      correctable,
      reason,
      amount: money(Math.abs(cents)),
      kind: corrects ? ("undone" as const) : cents < 0 ? ("returned" as const) : ("paid" as const),
      on: day(paidOn),
      paidOn,
    })),
    open: payable
      ? {
          amount: money(open),
          paid: invoice.paidCents > 0 ? money(invoice.paidCents) : null,
          corrected: corrected < 0 ? money(-corrected) : null,
          code: qrPath(epcCode(seller, open, invoice.number)),
        }
      : null,
  };
}

/** The designation of a line: a plan by its name in the reader's language, anything else as written. */
export function designationOf(designation: string, language: Language): string {
  const plan = plans.find(one => designation === `plan.${one}`);
  return plan ? textsFor(language)(`invoices:plan.${plan}`) : designation;
}

const units = ["month", "year", "days", "piece"] as const;
const unitOf = (unit: string) => units.find(one => one === unit) ?? "piece";
