import { cleanName } from "~/domain/knowledge/reading/clean-name";

const longestFolder = 300;

/** A name with folders as a browser or an archive gives it, for display: never a path on this machine. */
export function placeOf(given: string): { folder: string; name: string } {
  const parts = given.split(/[\\/]/);
  const name = cleanName(parts.pop() ?? "");
  const folders = parts.filter(part => part !== "" && part !== "." && part !== "..").map(cleanName);
  return { folder: folders.join("/").slice(0, longestFolder), name };
}

/** Files that file managers and Word leave beside documents: they are passed over without a word. */
export function isLeftover(given: string): boolean {
  const name = given.split(/[\\/]/).at(-1) ?? "";
  return /^(?:\.|~\$)|^(?:thumbs\.db|desktop\.ini)$/i.test(name) || /(?:^|[\\/])__MACOSX[\\/]/.test(given);
}
