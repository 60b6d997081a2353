/** Replaces the rest of a text that is cut. */
const cutMark = "[…]";

/** The first `max` characters of a mail's text; a truncated text ends with a mark. */
export const cutText = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - cutMark.length - 1).trimEnd()}\n${cutMark}`;

/** The first `max` characters of a mail's text as a quote of a reply: "> " before each line, ">" before quoted ones. */
export const quoteText = (text: string, max: number): string =>
  cutText(text.trimEnd(), max)
    .split(/\r?\n/)
    .map(line => (line.startsWith(">") ? `>${line}` : `> ${line}`.trimEnd()))
    .join("\n");
