import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PdfWords } from "./draw-invoice";
import { amount, type InvoiceDocument } from "./invoice-document";
import { writeCii } from "./write-cii";
import { writePdf } from "./write-pdf";
import { writeUbl } from "./write-ubl";

const party = {
  name: "Lotse GmbH",
  street: "Tonnenhof 4",
  postcode: "20457",
  city: "Hamburg",
  country: "DE",
  email: "rechnung@lotse.example",
  vatId: "DE136695976",
  taxNumber: "20/123/45678",
  register: "HRB 12345",
  contactName: "Henrike Brandt",
  phone: "+49 40 66969100",
};
const buyer = {
  ...party,
  name: "Kontor Nord & Söhne Łódź",
  vatId: "",
  taxNumber: "",
  register: "",
  email: "rechnung@kontor-nord.example",
};
const sold: InvoiceDocument = {
  number: "2026-0131",
  issuedOn: "2026-11-20",
  dueOn: "2026-12-04",
  cancels: null,
  deliveredFrom: "2026-11-20",
  deliveredTo: "2027-11-19",
  buyerReference: "K-10482",
  seller: party,
  buyer,
  taxKind: "standard",
  exemption: "",
  note: "",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  lines: [
    {
      designation: "Lotse Jahrestarif",
      description: "Ohne Begrenzung",
      quantity: 1,
      unitCode: "ANN",
      unitPriceCents: 99000,
      netCents: 99000,
      taxRate: 19,
    },
  ],
  taxes: [{ rate: 19, netCents: 99000, taxCents: 18810 }],
  netCents: 99000,
  taxCents: 18810,
  grossCents: 117810,
  paidCents: 0,
};
const money = (cents: number) => `${amount(cents)} €`;
const words: PdfWords = {
  title: "Rechnung 2026-0131",
  country: "",
  page: (page, pages) => `Seite ${page} von ${pages}`,
  intro: "Wir berechnen Ihnen:",
  net: "Nettobetrag",
  total: "Rechnungsbetrag",
  language: "de",
  facts: [
    ["Rechnungsnummer", "2026-0131"],
    ["Kundennummer", "K-10482"],
    ["Rechnungsdatum", "20.11.2026"],
  ],
  heads: { designation: "Bezeichnung", quantity: "Menge", price: "Einzelpreis", total: "Gesamt" },
  units: { C62: "Stück", MON: "Monat", ANN: "Jahr", DAY: "Tage" },
  tax: (rate, net) => `${rate} % Umsatzsteuer auf ${money(net)}`,
  closing: ["Bitte überweisen Sie bis zum 04.12.2026."],
  transfer: {
    code: "BCD\n002\n1\nSCT\nCOBADEFFXXX\nLotse GmbH\nDE89370400440532013000\nEUR1178.10",
    label: "Scannen",
  },
  footer: ["Lotse GmbH", "rechnung@lotse.example", "HRB 12345"],
  money,
  number: String,
};
const free = (taxKind: InvoiceDocument["taxKind"]): InvoiceDocument => ({
  ...sold,
  taxKind,
  exemption: "Steuerschuldnerschaft des Leistungsempfängers",
  taxCents: 0,
  grossCents: 99000,
  buyer: { ...buyer, country: "AT", vatId: "ATU12345678" },
  taxes: [{ rate: 0, netCents: 99000, taxCents: 0 }],
  lines: sold.lines.map(line => ({ ...line, taxRate: 0 })),
});
/** A part that was paid back: its tax takes what rounding leaves over. */
const corrected = (gross: number, net: number): InvoiceDocument => ({
  ...sold,
  number: "2026-0133",
  cancels: { number: "2026-0131", issuedOn: "2026-11-20" },
  lines: [{ ...sold.lines[0]!, quantity: -1, unitCode: "C62", unitPriceCents: -net, netCents: net }],
  taxes: [{ rate: 19, netCents: net, taxCents: gross - net }],
  netCents: net,
  taxCents: gross - net,
  grossCents: gross,
});
/** A change of plan: what is left of the old one is a negative line. */
const changed: InvoiceDocument = {
  ...sold,
  lines: [
    {
      ...sold.lines[0]!,
      designation: "Lotse Monatstarif",
      quantity: -1,
      unitPriceCents: 66_00,
      netCents: -66_00,
    },
    sold.lines[0]!,
  ],
  taxes: [{ rate: 19, netCents: 92400, taxCents: 17556 }],
  netCents: 92400,
  taxCents: 17556,
  grossCents: 109956,
  paidCents: 109956,
};
const both = (invoice: InvoiceDocument) => [writeCii(invoice, "xrechnung"), writeUbl(invoice)];

test("both syntaxes carry number, sums and names, with signs of markup escaped", () => {
  for (const xml of both(sold)) {
    for (const part of [
      "2026-0131",
      "990.00",
      "188.10",
      "1178.10",
      "Kontor Nord &#38; Söhne Łódź",
      "K-10482",
    ])
      expect(xml).toContain(part);
    expect(xml).not.toMatch(/<(\w+:\w+)[^>]*><\/\1>/);
  }
});

test("reverse charge names both VAT ids and its reason; a sale that is not taxable here names no VAT id", () => {
  for (const xml of both(free("reverse_charge")))
    for (const part of ["DE136695976", "ATU12345678", "VATEX-EU-AE", "Steuerschuldnerschaft"])
      expect(xml).toContain(part);
  for (const xml of both(free("export"))) expect(xml).not.toMatch(/DE136695976|ATU12345678/);
});

test("a cancellation is a corrected invoice with negative quantity, a positive price and its predecessor", () => {
  const cancelled: InvoiceDocument = {
    ...sold,
    number: "2026-0132",
    cancels: { number: "2026-0131", issuedOn: "2026-11-20" },
    lines: sold.lines.map(line => ({ ...line, quantity: -1, netCents: -99000 })),
    taxes: [{ rate: 19, netCents: -99000, taxCents: -18810 }],
    netCents: -99000,
    taxCents: -18810,
    grossCents: -117810,
  };
  for (const xml of both(cancelled))
    for (const part of [">384<", ">-1<", ">990.00<", "-1178.10", "2026-0131"]) expect(xml).toContain(part);
});

test("a paid invoice has nothing left to pay", () => {
  for (const xml of both({ ...sold, paidCents: 117810 }))
    expect(xml).toMatch(/(Payable|DuePayable)Amount[^>]*>0\.00</);
});

test("characters that XML cannot hold are left out", () => {
  for (const xml of both({ ...sold, note: "a\u0000\ud800b" })) expect(xml).toContain("a\ufffdb");
});

test("the PDF claims PDF/A-3b, embeds its fonts and the XML, and is the same for the same invoice", async () => {
  const pdf = await writePdf(sold, words);
  const text = pdf.toString("latin1");
  for (const part of ["%PDF-1.7", "pdfaid:part", "factur-x.xml", "/AFRelationship /Alternative", "FontFile"])
    expect(text).toContain(part);
  expect((await writePdf(sold, words)).equals(pdf)).toBe(true);
  if (process.env.INVOICE_FOLDER) {
    writeFileSync(`${process.env.INVOICE_FOLDER}/invoice.pdf`, pdf);
    for (const [kind, invoice] of Object.entries({
      sold,
      paid: { ...sold, paidCents: 117810 },
      correction: corrected(-50_00, -42_02),
      cent: corrected(-2, -2),
      change: changed,
      reverse: free("reverse_charge"),
      export: free("export"),
      small: free("small_business"),
    })) {
      writeFileSync(`${process.env.INVOICE_FOLDER}/${kind}-cii.xml`, writeCii(invoice, "xrechnung"));
      writeFileSync(`${process.env.INVOICE_FOLDER}/${kind}-ubl.xml`, writeUbl(invoice));
    }
  }
});

test("an invoice of two hundred lines continues on further pages", async () => {
  const pdf = await writePdf({ ...sold, lines: Array.from({ length: 200 }, () => sold.lines[0]!) }, words);
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(5);
});
