/** A party as it was on the day of issue; empty texts for what it had not. */
export type DocumentParty = {
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** ISO 3166, two letters. */
  country: string;
  email: string;
  vatId: string;
  taxNumber: string;
  /** The number in the commercial register. */
  register: string;
  contactName: string;
  phone: string;
};

export type DocumentLine = {
  designation: string;
  description: string;
  /** Negative on a cancellation; prices are not. */
  quantity: number;
  /** UN/ECE Recommendation 20: C62 piece, MON month, ANN year, DAY day. */
  unitCode: "C62" | "MON" | "ANN" | "DAY";
  unitPriceCents: number;
  netCents: number;
  taxRate: number;
};

/** What both XML syntaxes and the PDF are made from. Days are 'YYYY-MM-DD', amounts are cents of euros. */
export type InvoiceDocument = {
  number: string;
  issuedOn: string;
  dueOn: string;
  /** Null for both if they are not known yet. */
  deliveredFrom: string | null;
  deliveredTo: string | null;
  /** The invoice that this one cancels. */
  cancels: { number: string; issuedOn: string } | null;
  seller: DocumentParty;
  buyer: DocumentParty;
  /** The buyer's Leitweg-ID, or the customer number: XRechnung requires one. */
  buyerReference: string;
  taxKind: "standard" | "small_business" | "reverse_charge" | "export" | "oss";
  /** Why no tax is charged; empty where it is. */
  exemption: string;
  note: string;
  iban: string;
  bic: string;
  lines: DocumentLine[];
  taxes: { rate: number; netCents: number; taxCents: number }[];
  netCents: number;
  taxCents: number;
  grossCents: number;
  paidCents: number;
};

/** The specification that an XML claims to fulfil. */
export type Profile = "en16931" | "xrechnung";

export const guideline: Record<Profile, string> = {
  en16931: "urn:cen.eu:en16931:2017",
  xrechnung: "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
};
export const businessProcess = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** A cancellation is a corrected invoice (384), everything else a commercial invoice (380). */
export const typeCode = ({ cancels }: InvoiceDocument): string => (cancels ? "384" : "380");

const categories = {
  standard: { code: "S", reasonCode: "" },
  oss: { code: "S", reasonCode: "" },
  small_business: { code: "E", reasonCode: "" },
  reverse_charge: { code: "AE", reasonCode: "VATEX-EU-AE" },
  export: { code: "O", reasonCode: "VATEX-EU-O" },
} as const;

/** The tax category of UNTDID 5305. In category O no VAT id of either party may be named (BR-O-02). */
export const categoryOf = ({ taxKind }: InvoiceDocument) => categories[taxKind];

/** Cents as a decimal number of euros. */
export function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
