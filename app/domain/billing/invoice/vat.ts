import type { TaxKind } from "~/contract/invoice-fields";

/** The member states of the European Union beside Germany, by ISO 3166 code. */
const union = new Set(
  "AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

/**
 * The tax of a sale by a German seller (rates in percent). `sellerRate` 0: the seller is a small business (§ 19 UStG).
 * Companies of the Union with a VAT id owe it themselves (Art. 196 of Directive 2006/112/EC); sales to third countries
 * are not taxable here (§ 3a (2) UStG). Others pay the seller's rate.
 */
export function vatOf(
  sellerRate: number,
  buyer: { country: string; vatId: string },
): { kind: TaxKind; rate: number } {
  if (sellerRate === 0) return { kind: "small_business", rate: 0 };
  if (buyer.country === "DE") return { kind: "standard", rate: sellerRate };
  if (!union.has(buyer.country)) return { kind: "export", rate: 0 };
  // Greece's ids begin with EL.
  const prefix = buyer.country === "GR" ? "EL" : buyer.country;
  return buyer.vatId.startsWith(prefix)
    ? { kind: "reverse_charge", rate: 0 }
    : { kind: "standard", rate: sellerRate };
}
