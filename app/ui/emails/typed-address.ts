import { readAddress } from "~/contract/mail-address";

/** Where the address at the caret begins and ends in a field of several, and what of it is typed before the caret. */
export type TypedAddress = { from: number; to: number; typed: string };

const separator = /[,;\n]/;

/** The address that is being typed. */
export function typedAddress(text: string, caret: number): TypedAddress {
  const before = text.slice(0, caret);
  const from = before.length - (before.split(separator).at(-1)?.trimStart().length ?? 0);
  const after = text.slice(caret).search(separator);
  return { from, to: after < 0 ? text.length : caret + after, typed: before.slice(from) };
}

/** The text with the chosen address in place of the typed one, ready for the next. */
export function withAddress(text: string, { from, to }: TypedAddress, address: string): string {
  const rest = text.slice(to).replace(/^[,;\s]+/, "");
  return `${text.slice(0, from)}${address}, ${rest}`;
}

/** The addresses in a text except the one being typed, in lower case. */
export function otherAddresses(text: string, { from, to }: TypedAddress): string[] {
  const others = `${text.slice(0, from)},${text.slice(to)}`.split(separator);
  return others.map(one => readAddress(one).address.toLowerCase()).filter(Boolean);
}
