/** The start of a mail that is read; what follows are attachments. Also the most that is kept of its text and HTML. */
export const sourceBytes = 256 * 1024;

/** PostgreSQL stores no NUL and no lone surrogate. */
export const storable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, "");

/** A header's text on one line, at most `most` characters. */
export const oneLine = (text: string | undefined, maxLength = 500): string =>
  storable(text ?? "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim()
    .slice(0, maxLength);
