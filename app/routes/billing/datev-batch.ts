import type { DatevFields } from "~/contract/datev-fields";
import type { InvoiceBooking } from "~/contract/invoices";

/** The columns of the format "Buchungsstapel", version 13. */
const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`${kind} - Art ${at + 1}`, `${kind} - Inhalt ${at + 1}`]).flat();
const datevColumns = [
  ...["Umsatz (ohne Soll/Haben-Kz)", "Soll/Haben-Kennzeichen", "WKZ Umsatz", "Kurs", "Basis-Umsatz"],
  ...["WKZ Basis-Umsatz", "Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum"],
  ...["Belegfeld 1", "Belegfeld 2", "Skonto", "Buchungstext", "Postensperre", "Diverse Adressnummer"],
  ...["Geschäftspartnerbank", "Sachverhalt", "Zinssperre", "Beleglink"],
  ...numbered("Beleginfo", 8),
  ...["KOST1 - Kostenstelle", "KOST2 - Kostenstelle", "Kost-Menge", "EU-Land u. UStID (Bestimmung)"],
  ...["EU-Steuersatz (Bestimmung)", "Abw. Versteuerungsart", "Sachverhalt L+L", "Funktionsergänzung L+L"],
  ...["BU 49 Hauptfunktionstyp", "BU 49 Hauptfunktionsnummer", "BU 49 Funktionsergänzung"],
  ...numbered("Zusatzinformation", 20),
  ...["Stück", "Gewicht", "Zahlweise", "Forderungsart", "Veranlagungsjahr", "Zugeordnete Fälligkeit"],
  ...["Skontotyp", "Auftragsnummer", "Buchungstyp", "USt-Schlüssel (Anzahlungen)", "EU-Land (Anzahlungen)"],
  ...["Sachverhalt L+L (Anzahlungen)", "EU-Steuersatz (Anzahlungen)", "Erlöskonto (Anzahlungen)"],
  ...["Herkunft-Kz", "Buchungs GUID", "KOST-Datum", "SEPA-Mandatsreferenz", "Skontosperre"],
  ...["Gesellschaftername", "Beteiligtennummer", "Identifikationsnummer", "Zeichnernummer"],
  ...["Postensperre bis", "Bezeichnung SoBil-Sachverhalt", "Kennzeichen SoBil-Buchung", "Festschreibung"],
  ...["Leistungsdatum", "Datum Zuord. Steuerperiode", "Fälligkeit", "Generalumkehr (GU)", "Steuersatz"],
  ...["Land", "Abrechnungsreferenz", "BVV-Position", "EU-Land u. UStID (Ursprung)"],
  ...["EU-Steuersatz (Ursprung)", "Abw. Skontokonto"],
];

/**
 * Revenue accounts with an automatic tax rate, so that no line needs a tax key. `other`: the account of rates without one,
 * which the tax adviser has to check.
 */
const accounts = {
  "03": { 19: 8400, 7: 8300, other: 8200, reverse_charge: 8336, export: 8338, small_business: 8195 },
  "04": { 19: 4400, 7: 4300, other: 4200, reverse_charge: 4336, export: 4338, small_business: 4185 },
} as const;

const text = (value: string, maxLength: number) =>
  `"${value
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .replaceAll('"', '""')}"`;
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "medium",
});
const packed = (day: string) => day.replaceAll("-", "");
const dayMonth = (day: string) => day.slice(8, 10) + day.slice(5, 7);
const line = (fields: readonly (string | number)[]) => `${fields.join(";")}\r\n`;

/** The first two lines of a batch: its header, and the names of its columns. */
export function datevHead({ from, to, adviser, client, chart }: DatevFields, now: Date): string {
  // The time of the operator's clock, as its tax adviser reads it.
  const createdAt = `${clock.format(now).replace(/\D/g, "")}${String(now.getUTCMilliseconds()).padStart(3, "0")}`;
  const meta = [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, createdAt, "", '"LO"', '""', '""', adviser, client],
    ...[`${from.slice(0, 4)}0101`, 4, packed(from), packed(to), '"Rechnungen"', '""', 1, 0, 0, '"EUR"'],
    ...["", '""', "", "", `"${chart}"`, "", "", '""', '""'],
  ];
  return line(meta) + line(datevColumns);
}

/** The line of one booking: the customer's account against revenue, gross; a reversal is a credit. */
export function datevLine(booking: InvoiceBooking, chart: DatevFields["chart"]): string {
  const {
    number,
    takesBack,
    issuedOn,
    dueOn,
    customer,
    customerNumber,
    taxKind,
    vatId,
    rate,
    sellerVatId,
    grossCents,
  } = booking;
  const cents = Math.abs(grossCents);
  const oss = taxKind === "oss";
  const fields = new Map<string, string | number>([
    ["Umsatz (ohne Soll/Haben-Kz)", `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`],
    ["Soll/Haben-Kennzeichen", grossCents < 0 ? '"H"' : '"S"'],
    ["WKZ Umsatz", '"EUR"'],
    ["Konto", debtorOf(customerNumber)],
    ["Gegenkonto (ohne BU-Schlüssel)", accountOf(booking, chart)],
    ["Belegdatum", dayMonth(issuedOn)],
    ["Belegfeld 1", text(number, 36)],
    ["Belegfeld 2", text(takesBack ?? "", 12)],
    // The text begins with the customer number, so that no name is parsed as a formula by a spreadsheet.
    ["Buchungstext", text(`${customerNumber} ${customer}`, 60)],
    [
      "EU-Land u. UStID (Bestimmung)",
      text(taxKind === "reverse_charge" ? vatId : oss ? stateOf(booking) : "", 15),
    ],
    // DATEV requires of a one-stop-shop sale both countries and the rate of the customer's country.
    ["EU-Steuersatz (Bestimmung)", oss ? rate.toFixed(2).replace(".", ",") : ""],
    ["EU-Land u. UStID (Ursprung)", text(oss ? sellerVatId : "", 15)],
    ["Festschreibung", 0],
    ["Fälligkeit", dayMonth(dueOn) + dueOn.slice(0, 4)],
  ]);
  return line(datevColumns.map(column => fields.get(column) ?? ""));
}

function accountOf({ taxKind, rate }: InvoiceBooking, chart: DatevFields["chart"]): number {
  const all = accounts[chart];
  // Declared by the one-stop shop, so it is not a German rate, even with the same percentage.
  if (taxKind === "oss") return all.other;
  if (taxKind !== "standard") return all[taxKind];
  return rate === 19 || rate === 7 ? all[rate] : all.other;
}

/** A member state as VAT ids call it: Greece's begin with EL. */
const stateOf = ({ country }: InvoiceBooking) => (country === "GR" ? "EL" : country);

/** Customer numbers are used as debtor accounts (10000 to 69999); those outside share the first. */
function debtorOf(customerNumber: string): number {
  const number = Number(customerNumber.replace(/\D/g, ""));
  return number > 10_000 && number <= 69_999 ? number : 10_000;
}
