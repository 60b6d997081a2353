/** The display names of addresses, which are in lower case here. */
export type AddressNames = Record<string, string>;

/** A name of this length is longer than what any mail program shows. Chosen. */
const maxName = 200;

/** A name as it may stand beside an address: on one line, without the signs around addresses; empty if it holds one itself. */
export function displayName(text: string): string {
  const name = text
    .replace(/\\(.)/g, "$1")
    .replace(/[\s\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"<>]+/gu, " ")
    .trim()
    .slice(0, maxName)
    // Half of a character of two units, which cannot be stored.
    .replace(/\p{Cs}$/u, "")
    .trim();
  // A name that looks like another address would be taken for it.
  return name.includes("@") ? "" : name;
}

/** Reads `Ada Weiß <ada@kontor.example>`, or an address without a name. */
export function readAddress(typed: string): { name: string; address: string } {
  const [whole, address = ""] = /<([^<>]*)>\s*$/.exec(typed) ?? [];
  if (whole === undefined) return { name: "", address: typed.trim() };
  return { name: displayName(typed.slice(0, -whole.length)), address: address.trim() };
}

/** Writes an address with its name, as {@link readAddress} and {@link splitAddresses} read it. */
export function writeAddress(address: string, name = ""): string {
  if (!name) return address;
  return /[,;:()[\]\\.]/.test(name) ? `"${name}" <${address}>` : `${name} <${address}>`;
}

/** Writes addresses with the names that are known of them. */
export const writeAddresses = (addresses: readonly string[], names: AddressNames): string[] =>
  addresses.map(address => writeAddress(address, names[address.toLowerCase()]));

/** Addresses as they are typed in one field, with commas, semicolons or line breaks between them; each counts once. */
export function splitAddresses(typed: readonly string[]): string[] {
  const parts = typed.flatMap(text => text.match(/(?:"[^"\n\r]*"|[^,;\n\r])+/g) ?? []).map(readAddress);
  const first = new Map<string, string>();
  for (const { name, address } of parts) {
    const key = address.toLowerCase();
    if (address && !first.has(key)) first.set(key, writeAddress(address, name));
  }
  return [...first.values()];
}

/** The names among addresses that may have one. */
export function namesOf(typed: readonly { name: string; address: string }[]): AddressNames {
  const named = typed.filter(({ name, address }) => name && name !== address);
  return Object.fromEntries(named.map(({ name, address }) => [address.toLowerCase(), name]));
}
