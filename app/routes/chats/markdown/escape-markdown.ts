/**
 * Text that stays text in a Markdown file: no mark of it makes a link, a picture, markup or another block. Lines stay
 * lines, without what indents them.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/^[ \t]+/gm, "")
    .replace(/[\\`*_[\]<>|~!&#$]/g, "\\$&")
    .replace(/^(?=[-+=])/gm, "\\")
    .replace(/^(\d{1,9})(?=[.)])/gm, "$1\\");
}

/** The same in one line, for a heading or the cell of a table. */
export const escapeLine = (text: string): string => escapeMarkdown(text.replace(/\s+/g, " ").trim());
