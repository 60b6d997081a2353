import sql from "sql-template-tag";
import type { TaxKind } from "~/contract/invoice-fields";
import type { InvoiceParty } from "~/contract/invoices";
import { type OperatorFields, operatorCountry } from "~/contract/operator-fields";
import type { Db } from "~/db/connection";
import { vatConfirmed } from "~/domain/billing/vat/confirmed-vat-id";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";
import { addressText, isAddress, type PostalAddress } from "./postal-address";
import { type SellerVat, sellerVat } from "./vat";

/** § 33 UStDV: up to this gross amount the buyer's name and address may be missing. */
const smallAmountCents = 250_00;

const nothing = { contact: "", taxNumber: "", register: "", managers: "", iban: "", bic: "" };

/** The address as a party shows it: confirmed fields beside the text, or the text that was entered before them. */
function placeOf(fields: PostalAddress, text: string) {
  if (!isAddress(fields)) return { address: text };
  const { street, house_number: houseNumber, postcode, city } = fields;
  return { address: addressText(fields), street, houseNumber, postcode, city };
}

/** The operator as the seller of today, and what decides its tax. */
export async function readSeller(tx: Db): Promise<{ party: InvoiceParty; vat: SellerVat }> {
  const details = (await readSetting(tx, operatorDetails, operatorScope))?.value;
  const text = (name: keyof OperatorFields) => String(details?.[name] ?? "");
  const place = placeOf(
    {
      street: text("street"),
      house_number: text("house_number"),
      postcode: text("postcode"),
      city: text("city"),
    },
    text("address"),
  );
  return {
    vat: sellerVat(details),
    party: {
      name: text("companyName"),
      ...place,
      country: text("country") || operatorCountry,
      email: "",
      contact: text("contact_details"),
      vatId: text("ust_idnr"),
      taxNumber: text("tax_number"),
      register: [text("registry_court"), text("commercial_register_number")].filter(Boolean).join(", "),
      managers: text("managing_director"),
      iban: text("IBAN"),
      bic: text("BIC"),
    },
  };
}

type Row = PostalAddress & {
  id: string;
  name: string;
  address: string;
  country: string;
  email: string;
  vatId: string;
  confirmed: boolean;
  reference: string;
  customerNumber: number;
  language: string;
};

export type Buyer = { buyer: InvoiceParty; confirmed: boolean; customerNumber: string; language: string };

/** A company as the buyer of today. */
export async function readBuyer(tx: Db, companyId: string): Promise<Buyer> {
  return (await readBuyers(tx, [companyId])).get(companyId)!;
}

/** Companies as the buyers of today, by id. */
export async function readBuyers(tx: Db, companyIds: string[]): Promise<Map<string, Buyer>> {
  // The first data manager of each by an index over companies: in the order of ids alone all users might be read.
  const rows = await tx.many<Row>(sql`
    select c.id, c.name, coalesce(c.address, '') as address, coalesce(c.street, '') as street,
      coalesce(c.house_number, '') as house_number, coalesce(c.postcode, '') as postcode, coalesce(c.city, '') as city,
      c.country, coalesce(c.billing_email, m.email, '') as email, coalesce(c.ust_idnr, '') as "vatId", ${vatConfirmed} as confirmed,
      coalesce(c.buyer_reference, '') as reference, c.customer_number as "customerNumber",
      coalesce(m.language, 'de') as language
    from companies c left join (
      select distinct on (u.company_id) u.company_id, u.email, u.language
      from users u join roles r on r.id = u.role_id and r.key = 'data_manager'
      where u.company_id = any(${companyIds}::uuid[]) order by u.company_id, u.id) m on m.company_id = c.id
    where c.id = any(${companyIds}::uuid[])`);
  return new Map(rows.map(row => [row.id, buyerOf(row)]));
}

function buyerOf(row: Row): Buyer {
  const { name, country, email, vatId, reference } = row;
  const buyer: InvoiceParty = {
    name,
    ...placeOf(row, row.address),
    country,
    email,
    vatId,
    ...nothing,
    ...(reference ? { reference } : {}),
  };
  return {
    buyer,
    confirmed: row.confirmed,
    customerNumber: `K-${row.customerNumber}`,
    language: row.language,
  };
}

/** Whether an invoice of this amount demands the company's address and there is none. */
export async function lacksAddress(tx: Db, companyId: string, grossCents: number): Promise<boolean> {
  return grossCents > smallAmountCents && !(await readBuyer(tx, companyId)).buyer.address;
}

/** The details that § 14 (4) UStG demands and that the parties lack, as "seller.…" and "buyer.…". */
export function missingDetails(
  seller: InvoiceParty,
  buyer: InvoiceParty,
  { taxKind, grossCents }: { taxKind: TaxKind; grossCents: number },
): string[] {
  const missing: string[] = [];
  if (!seller.name) missing.push("seller.name");
  if (!seller.address) missing.push("seller.address");
  if (!seller.vatId && !seller.taxNumber) missing.push("seller.taxNumber");
  if (taxKind === "reverse_charge" && !seller.vatId) missing.push("seller.vatId");
  if (grossCents > smallAmountCents && !buyer.address) missing.push("buyer.address");
  return missing;
}
