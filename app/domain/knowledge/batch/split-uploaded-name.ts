import { cleanName } from "~/domain/knowledge/reading/clean-name";

const maxFolder = 300;

/** Splits a name with folders from a browser or an archive, for display only, never as a path. */
export function splitUploadedName(original: string): { folder: string; name: string } {
  const parts = original.split(/[\\/]/);
  const name = cleanName(parts.pop() ?? "");
  const folders = parts.filter(part => part !== "" && part !== "." && part !== "..").map(cleanName);
  return { folder: folders.join("/").slice(0, maxFolder), name };
}
