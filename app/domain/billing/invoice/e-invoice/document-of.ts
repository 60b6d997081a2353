import type { Invoice, InvoiceParty } from "~/contract/invoices";
import type { DocumentParty, InvoiceDocument } from "./invoice-document";

const unitCodes = { month: "MON", year: "ANN", days: "DAY" } as const;

/**
 * An issued invoice as its files say it. `designationOf` names what was sold, `exemption` why no tax is charged: both in
 * the invoice's language. Nothing in it changes after the issue, so that a file made again is the same.
 */
export function documentOf(
  invoice: Invoice,
  { designationOf, exemption }: { designationOf: (designation: string) => string; exemption: string },
): InvoiceDocument {
  const { seller, buyer, number, issuedOn, dueOn, deliveredFrom, deliveredTo, cancels, taxKind, taxes } =
    invoice;
  const before = cancels ?? invoice.corrects;
  return {
    ...{ number, issuedOn, dueOn, deliveredFrom, deliveredTo, taxKind, taxes, exemption, note: "" },
    cancels: before && { number: before.number, issuedOn: before.issuedOn },
    seller: partyOf(seller, seller.managers),
    buyer: partyOf(buyer, ""),
    buyerReference: invoice.customerNumber,
    ...{ iban: seller.iban, bic: seller.bic },
    lines: invoice.lines.map(({ unit, ...line }) => ({
      ...line,
      designation: designationOf(line.designation),
      unitCode: unitCodes[unit as keyof typeof unitCodes] ?? "C62",
    })),
    ...{
      netCents: invoice.netCents,
      taxCents: invoice.taxCents,
      grossCents: invoice.grossCents,
      paidCents: 0,
    },
  };
}

function partyOf(party: InvoiceParty, contactName: string): DocumentParty {
  const { name, country, email, vatId, taxNumber, register } = party;
  const phone = /\+?\d[\d ()/-]{5,}\d/.exec(party.contact)?.[0] ?? "";
  const written = /\S+@\S+\.\S+/.exec(party.contact)?.[0] ?? "";
  return {
    ...{ name, country, email: email || written, vatId, taxNumber, register, contactName, phone },
    ...splitAddress(party.address),
  };
}

/** Street, postcode and town of an address in lines; what is not recognised belongs to the street. */
export function splitAddress(address: string): Pick<DocumentParty, "street" | "postcode" | "city"> {
  const lines = address
    .split(/\n|,\s*/)
    .map(line => line.trim())
    .filter(Boolean);
  const at = lines.findLastIndex(line => /^(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{L}/u.test(line));
  if (at < 0) return { street: lines.join(", "), postcode: "", city: "" };
  const [, postcode = "", city = ""] = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s+(.+)$/u.exec(lines[at]!) ?? [];
  return { street: lines.filter((_, index) => index !== at).join(", "), postcode, city };
}
