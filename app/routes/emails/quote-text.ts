/** The first `most` characters of a mail's text as a quote of a reply: "> " before each line, ">" before quoted ones. */
export const quoteText = (text: string, max: number): string =>
  text
    .trimEnd()
    .slice(0, max)
    .split(/\r?\n/)
    .map(line => (line.startsWith(">") ? `>${line}` : `> ${line}`.trimEnd()))
    .join("\n");
