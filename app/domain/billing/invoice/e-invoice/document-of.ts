import type { Invoice, InvoiceParty } from "~/contract/invoices";
import { splitAddress } from "../postal-address";
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
    number,
    issuedOn,
    dueOn,
    deliveredFrom,
    deliveredTo,
    taxKind,
    taxes,
    exemption,
    note: "",
    cancels: before && { number: before.number, issuedOn: before.issuedOn },
    seller: partyOf(seller, seller.managers),
    buyer: partyOf(buyer, ""),
    buyerReference: buyer.reference || invoice.customerNumber,
    iban: seller.iban,
    bic: seller.bic,
    lines: invoice.lines.map(({ unit, ...line }) => ({
      ...line,
      designation: designationOf(line.designation),
      unitCode: unitCodes[unit as keyof typeof unitCodes] ?? "C62",
    })),
    netCents: invoice.netCents,
    taxCents: invoice.taxCents,
    grossCents: invoice.grossCents,
    paidCents: Math.min(invoice.paidAtIssueCents, Math.max(0, invoice.grossCents)),
  };
}

function partyOf(party: InvoiceParty, contactName: string): DocumentParty {
  const { name, country, email, vatId, taxNumber, register } = party;
  const phone = /\+?\d[\d ()/-]{5,}\d/.exec(party.contact)?.[0] ?? "";
  const written = /\S+@\S+\.\S+/.exec(party.contact)?.[0] ?? "";
  return {
    name,
    country,
    email: email || written,
    vatId,
    taxNumber,
    register,
    contactName,
    phone,
    ...placeOf(party),
  };
}

/** The fields of the address; an invoice from before there were any has its text. */
function placeOf(party: InvoiceParty): Pick<DocumentParty, "street" | "postcode" | "city"> {
  const split = splitAddress(party.address);
  const { street, houseNumber, postcode, city } = party.city
    ? party
    : { ...split, houseNumber: split.house_number };
  return {
    street: [street, houseNumber].filter(Boolean).join(" "),
    postcode: postcode ?? "",
    city: city ?? "",
  };
}
