import type Stripe from "stripe";
import { standardRates } from "~/domain/billing/invoice/standard-rates";
import { isStripeError } from "~/integrations/stripe/client";

/** What Stripe gets to know of a company that orders; empty texts for what it has not entered. */
export type CustomerDetails = {
  name: string;
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  /** The address as text, where its fields are not filled in. */
  address: string;
  country: string;
  vatId: string;
};

/** The address of a company as Stripe has it; what is empty is emptied there too. */
export const addressFor = (details: CustomerDetails): Stripe.AddressParam => ({
  line1: [details.street, details.houseNumber].filter(Boolean).join(" ") || oneLineOf(details.address),
  postal_code: details.postcode,
  city: details.city,
  country: details.country,
});

const oneLineOf = (text: string) => text.split(/\s*\n\s*/).join(", ");

/**
 * Has the customer at Stripe hold the company's VAT id of the Union and no other. What Stripe refuses as an id is only
 * logged: the id is checked here, and decides about the tax here.
 */
export async function setTaxId(client: Stripe, customer: string, vatId: string): Promise<void> {
  const { data } = await client.customers.listTaxIds(customer, { limit: 100 });
  const ids = data.filter(({ type }) => type === "eu_vat");
  for (const { id, value } of ids) if (value !== vatId) await client.customers.deleteTaxId(customer, id);
  if (!isOfUnion(vatId) || ids.some(({ value }) => value === vatId)) return;
  try {
    await client.customers.createTaxId(customer, { type: "eu_vat", value: vatId });
  } catch (error) {
    if (!isStripeError(error) || (error as Stripe.errors.StripeError).code !== "tax_id_invalid") throw error;
    console.warn("payment: Stripe refuses a VAT id as invalid");
  }
}

const isOfUnion = (vatId: string) => {
  const country = vatId.slice(0, 2);
  return (country === "EL" ? "GR" : country) in standardRates;
};
