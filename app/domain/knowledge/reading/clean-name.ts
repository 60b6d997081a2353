const maxLength = 200;

/**
 * The display name of an upload: without folders, control characters and direction overrides; spaces collapsed;
 * at most 200 UTF-16 units with the extension kept.
 * Never empty; never use it as a path.
 */
export function cleanName(original: string): string {
  const name = (original.normalize("NFC").split(/[\\/]/).at(-1) ?? "")
    // Cc controls, Cf format (bidi overrides, zero width), Cs lone surrogates, Co private use, Z separators
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .replace(/ +/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "");
  if (!name) return "Dokument";
  if (name.length <= maxLength) return name;
  const extension = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? "";
  const stem = name.slice(0, maxLength - extension.length - 1);
  return `${stem.replace(/[\ud800-\udbff]$/, "").trimEnd()}…${extension}`;
}
