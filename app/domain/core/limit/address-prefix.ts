/** The part of an address that belongs to one line of a provider: the whole IPv4 address, the /64 of IPv6, in normal form. */
export function addressPrefix(address: string): string {
  const plain = address.replace(/^::ffff:/i, "");
  if (!plain.includes(":")) return plain;
  const [before = [], after] = plain.split("::").map(part => part.split(":").filter(Boolean));
  const left = after ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...left, ...(after ?? [])]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}
