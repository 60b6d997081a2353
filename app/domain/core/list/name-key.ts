/** The key of a name, which is the same for names that differ only in case, width, spaces or invisible characters. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/\s+/g, " ")
    .trim();
}
