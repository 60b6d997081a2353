import { epcCode } from "~/contract/epc-code";
import type { Invoice } from "~/contract/invoices";
import { isLanguage, type Language } from "~/contract/language";
import { plans } from "~/contract/plan-kinds";
import { countryName, formatDate, formatMoney, formatQuantity, formatTaxRate } from "~/i18n/format";
import { textsFor } from "~/i18n/server";

/** The language that an invoice is written in. Its fonts have no Arabic letters, so Arabic customers get English. */
const invoiceLanguage = ({ language }: Pick<Invoice, "language">): Language =>
  isLanguage(language) && language !== "ar" ? language : "en";

/** What was sold: a plan by its name, anything else as it was written. */
function designationIn(language: Language) {
  const t = textsFor(language);
  return (designation: string): string => {
    const plan = plans.find(one => designation === `plan.${one}`);
    return plan ? t(`invoices:plan.${plan}`) : designation;
  };
}

/** Why no tax is charged, in the invoice's language; empty if tax is charged. */
function exemptionOf(invoice: Invoice): string {
  const t = textsFor(invoiceLanguage(invoice));
  const { taxKind } = invoice;
  return taxKind === "standard" || taxKind === "oss" ? "" : t(`invoices:taxKind.${taxKind}`);
}

/** The buyer's country, as letters abroad are addressed; empty at home. */
const countryOfBuyer = ({ seller, buyer }: Invoice, language: Language): string =>
  buyer.country === seller.country ? "" : countryName(buyer.country, language);

/** The words of an invoice's files, in its language. */
export const wordsOfInvoice = (invoice: Invoice) => ({
  designationOf: designationIn(invoiceLanguage(invoice)),
  exemption: exemptionOf(invoice),
  pdf: pdfWords(invoice),
});

/** All words of the invoice's PDF, in its language. */
function pdfWords(invoice: Invoice) {
  const language = invoiceLanguage(invoice);
  const t = textsFor(language);
  const day = (date: string) => formatDate(`${date}T12:00:00Z`, { language, timeZone: "UTC" });
  const money = (cents: number) => formatMoney(cents, language);
  const labelled = (name: string, text: string) => `${t("shell:label", { name })} ${text}`;
  const { number, seller, buyer, cancels, corrects, deliveredFrom, deliveredTo } = invoice;
  const paid = invoice.kind === "invoice" && invoice.paidAtIssueCents >= invoice.grossCents;
  const open = invoice.grossCents - invoice.paidAtIssueCents;
  const payable = invoice.kind === "invoice" && open > 0 && seller.iban !== "";
  return {
    title: `${t(`invoices:kind.${invoice.kind}`)} ${number}`,
    facts: [
      [t("invoices:number"), number],
      [t("invoices:columnCustomerNumber"), invoice.customerNumber],
      [t("invoices:date"), day(invoice.issuedOn)],
      deliveredFrom === null || deliveredTo === null
        ? [t("invoices:period"), t("invoices:inAdvance")]
        : deliveredFrom !== deliveredTo
          ? [t("invoices:period"), t("invoices:until", { from: day(deliveredFrom), to: day(deliveredTo) })]
          : [t("invoices:delivery"), day(deliveredFrom)],
      ...(buyer.reference ? [[t("invoices:reference"), buyer.reference]] : []),
      ...(buyer.vatId ? [[t("invoices:yourVatId"), buyer.vatId]] : []),
    ] as [string, string][],
    country: countryOfBuyer(invoice, language),
    intro: cancels
      ? t("invoices:cancels", { number: cancels.number, date: day(cancels.issuedOn) })
      : corrects
        ? t("invoices:corrects", { number: corrects.number, date: day(corrects.issuedOn) })
        : t("invoices:thanks"),
    heads: {
      designation: t("invoices:designation"),
      quantity: t("invoices:quantity"),
      price: t("invoices:singlePrice"),
      total: t("invoices:total"),
    },
    units: {
      C62: t("invoices:unit.piece"),
      MON: t("invoices:unit.month"),
      ANN: t("invoices:unit.year"),
      DAY: t("invoices:unit.days"),
    },
    net: t("invoices:net"),
    tax: (rate: number, netCents: number) =>
      t("invoices:tax", { rate: formatTaxRate(rate, language), net: money(netCents) }),
    total: t("invoices:gross"),
    closing: [
      exemptionOf(invoice),
      ...(paid ? [t("invoices:alreadyPaid")] : []),
      ...(payable
        ? [
            t("invoices:pay", { amount: money(open), date: day(invoice.dueOn) }),
            [
              labelled(t("invoices:recipient"), seller.name),
              labelled("IBAN", seller.iban.replace(/(.{4})(?=.)/g, "$1 ")),
              ...(seller.bic ? [labelled("BIC", seller.bic)] : []),
              labelled(t("invoices:purpose"), number),
            ].join("\n"),
          ]
        : []),
    ].filter(Boolean),
    transfer: payable ? { code: epcCode(seller, open, number), label: t("invoices:scan") } : null,
    page: (page: number, pages: number) => t("invoices:page", { page, pages }),
    footer: [
      [seller.name, seller.address, seller.managers && t("invoices:managers", { names: seller.managers })],
      [seller.contact],
      [
        seller.register,
        seller.vatId && t("invoices:vatId", { id: seller.vatId }),
        seller.taxNumber && t("invoices:taxNumber", { id: seller.taxNumber }),
      ],
    ].map(lines => lines.filter(Boolean).join("\n")),
    money,
    number: (value: number) => formatQuantity(value, language),
    language,
  };
}
