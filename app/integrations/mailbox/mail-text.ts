/** How much of the start of a mail is read; the rest is attachments. Also the maximum of its stored text and HTML. */
export const sourceBytes = 256 * 1024;

/** A text without NUL and lone surrogates, which PostgreSQL cannot store. */
export const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "");

/** A header's text on one line, cut after `maxLength` characters (UTF-16). */
export const oneLine = (text: string | undefined, maxLength = 500): string =>
  storable(text ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    // Half of a character of two units.
    .replace(/\p{Cs}$/u, "");
