import type { TaxKind } from "~/contract/invoice-fields";
import { type OperatorFields, operatorCountry } from "~/contract/operator-fields";
import { standardRates } from "./standard-rates";

/** The seller's rate in percent, 0 for a small business (§ 19 UStG), and what the operator has switched on. */
export type SellerVat = {
  rate: number;
  /** Consumers of the Union pay their own rate, which is declared by the one-stop shop. */
  oss: boolean;
  /** VAT ids count once the EU's register has confirmed them. */
  confirmed: boolean;
};

/** What the operator's details say about its tax. */
export const sellerVat = (details: Partial<OperatorFields> | undefined): SellerVat => ({
  rate: Number(details?.standard_tax_rate_of_benefits || 19),
  oss: details?.oss === "on",
  confirmed: details?.vat_check === "on",
});

/** Whether this VAT id is one of the buyer's own country, which is another member state. */
export function isUnionId(country: string, vatId: string): boolean {
  // Greece's ids begin with EL.
  const prefix = country === "GR" ? "EL" : country;
  return country !== operatorCountry && country in standardRates && vatId.startsWith(prefix);
}

/**
 * The tax of a sale by a German seller (rates in percent). Companies of the Union with a VAT id owe it themselves
 * (Art. 196 of Directive 2006/112/EC); sales to third countries are not taxable here (§ 3a (2) UStG). Others pay the
 * seller's rate, or that of their own country by the one-stop shop (§ 18j UStG).
 */
export function vatOf(
  seller: Pick<SellerVat, "rate" | "oss">,
  { country, vatId }: { country: string; vatId: string },
): { kind: TaxKind; rate: number } {
  if (seller.rate === 0) return { kind: "small_business", rate: 0 };
  if (country === operatorCountry) return { kind: "standard", rate: seller.rate };
  const own = standardRates[country];
  if (own === undefined) return { kind: "export", rate: 0 };
  if (isUnionId(country, vatId)) return { kind: "reverse_charge", rate: 0 };
  return seller.oss ? { kind: "oss", rate: own } : { kind: "standard", rate: seller.rate };
}
