/** An address as fields; empty texts for what it has not. */
export type PostalAddress = { street: string; house_number: string; postcode: string; city: string };

const none: PostalAddress = { street: "", house_number: "", postcode: "", city: "" };

/** An address in lines as fields, as far as they are recognised; the rest belongs to the street. */
export function splitAddress(text: string): PostalAddress {
  const lines = text
    .split(/\n|,\s*/)
    .map(line => line.trim())
    .filter(Boolean);
  const town = /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:\s?[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})\s+(\p{L}.*)$/u;
  const at = lines.findLastIndex(line => town.test(line));
  const [, postcode = "", city = ""] = town.exec(lines[at] ?? "") ?? [];
  const street = lines.filter((_, index) => index !== at).join(", ");
  // "Am Kai 7 a", "Lange Straße 3-5"; in France and Britain the number comes first: "12 bis, rue …", "7 High Street".
  const behind = /^(.*\p{L}\.?)\s+(\d+\s?\p{L}?(?:\s?[-–/+]\s?\d+\s?\p{L}?)*)$/u.exec(street);
  if (behind) return { ...none, street: behind[1]!, house_number: behind[2]!, postcode, city };
  const before = /^(\d+(?:\s?(?:bis|ter|[A-Za-z]))?),?\s+(\p{L}.+)$/u.exec(street);
  if (before) return { ...none, street: before[2]!, house_number: before[1]!, postcode, city };
  return { ...none, street, postcode, city };
}

/** Street and town as they stand on an envelope, in lines. */
export function addressText({ street, house_number, postcode, city }: PostalAddress): string {
  const line = (...parts: string[]) => parts.filter(Boolean).join(" ");
  return [line(street, house_number), line(postcode, city)].filter(Boolean).join("\n");
}

/** Whether any field of an address is filled in. */
export const isAddress = (address: PostalAddress): boolean => addressText(address) !== "";
