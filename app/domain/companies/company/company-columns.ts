import sql, { raw } from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { CompanyFields } from "~/contract/company-fields";
import { type Columns, selectList, type WrittenColumns } from "~/db/columns";

/** The columns that the details of a company are written to. */
export const companyFields = {
  companyName: "name",
  website: "website",
  address: "address",
  street: "street",
  house_number: "house_number",
  postcode: "postcode",
  city: "city",
  country: "country",
  buyer_reference: "buyer_reference",
  billing_email: "billing_email",
  contact_details: "contact_details",
  ust_idnr: "ust_idnr",
  tax_number: "tax_number",
  standard_tax_rate_of_benefits: "standard_tax_rate_of_benefits",
  commercial_register_number: "commercial_register_number",
  registry_court: "registry_court",
  managing_director: "managing_director",
  IBAN: "iban",
  BIC: "bic",
} satisfies WrittenColumns<CompanyFields>;

const text = (field: keyof CompanyFields) => sql`coalesce(${raw(companyFields[field])}, '')`;

/** The select list of a {@link Company}, from companies. */
export const companyColumns = selectList({
  companyName: text("companyName"),
  website: text("website"),
  address: text("address"),
  street: text("street"),
  house_number: text("house_number"),
  postcode: text("postcode"),
  city: text("city"),
  country: text("country"),
  buyer_reference: text("buyer_reference"),
  billing_email: text("billing_email"),
  contact_details: text("contact_details"),
  ust_idnr: text("ust_idnr"),
  tax_number: text("tax_number"),
  standard_tax_rate_of_benefits: sql`coalesce(trim_scale(standard_tax_rate_of_benefits)::text, '')`,
  commercial_register_number: text("commercial_register_number"),
  registry_court: text("registry_court"),
  managing_director: text("managing_director"),
  IBAN: text("IBAN"),
  BIC: text("BIC"),
  version: sql`version`,
} satisfies Columns<Omit<Company, "addressConfirmed">>);
