import type { InvoiceLine } from "~/contract/invoices";

export type Totals = {
  taxes: { rate: number; netCents: number; taxCents: number }[];
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/** A line's net amount in cents: quantity times unit price, rounded half away from zero. */
export function netOf(quantity: number, unitPriceCents: number): number {
  return roundHalfAway(quantity * unitPriceCents);
}

/** The sums of an invoice: the tax of each rate is taken of the sum of its lines and rounded once (EN 16931, BR-CO-17). */
export function totalLines(lines: Pick<InvoiceLine, "netCents" | "taxRate">[]): Totals {
  const byRate = new Map<number, number>();
  for (const { taxRate, netCents } of lines) byRate.set(taxRate, (byRate.get(taxRate) ?? 0) + netCents);
  const taxes = [...byRate]
    .sort(([a], [b]) => b - a)
    .map(([rate, netCents]) => ({ rate, netCents, taxCents: roundHalfAway((netCents * rate) / 100) }));
  const netCents = taxes.reduce((sum, tax) => sum + tax.netCents, 0);
  const taxCents = taxes.reduce((sum, tax) => sum + tax.taxCents, 0);
  return { taxes, netCents, taxCents, grossCents: netCents + taxCents };
}

/** Half a cent goes away from zero, so that a cancellation is exactly its invoice's negative. */
function roundHalfAway(value: number): number {
  // 1.005 * 100 is 100.49999999999999: the smallest noticeable share is added first.
  return Math.sign(value) * Math.round(Math.abs(value) * (1 + Number.EPSILON * 4)) || 0;
}

/** Lines of one rate whose gross amount is fixed: the tax takes up what rounding leaves over. */
export function totalsOf(grossCents: number, netCents: number, rate: number): Totals {
  const taxCents = grossCents - netCents;
  return { taxes: [{ rate, netCents, taxCents }], netCents, taxCents, grossCents };
}

/** The net amount within a gross amount. */
export function netWithin(grossCents: number, rate: number): number {
  return roundHalfAway((grossCents * 100) / (100 + rate));
}

/** The net amount of a part of an invoice. */
export function netShare(netCents: number, partCents: number, grossCents: number): number {
  return roundHalfAway((netCents * partCents) / grossCents);
}
