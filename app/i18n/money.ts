import type { Language } from "~/contract/language";
import { localeOf } from "./format";

const made = new Map<Language, Intl.NumberFormat>();

/** "1.178,10 €": an amount in cents, in the reader's language. */
export function formatMoney(cents: number, language: Language): string {
  const known = made.get(language);
  const formatter =
    known ?? new Intl.NumberFormat(localeOf(language), { style: "currency", currency: "EUR" });
  if (!known) made.set(language, formatter);
  return formatter.format(cents / 100);
}
