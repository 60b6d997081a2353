/**
 * Escapes text for a Markdown file, so that it cannot create links, pictures, markup or other blocks. Keeps its lines
 * without their indentation.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/^[ \t]+/gm, "")
    .replace(/[\\`*_[\]<>|~!&#$]/g, "\\$&")
    .replace(/^(?=[-+=])/gm, "\\")
    .replace(/^(\d{1,9})(?=[.)])/gm, "$1\\");
}

/** {@link escapeMarkdown} in one line, for a heading or the cell of a table. */
export const escapeLine = (text: string): string => escapeMarkdown(text.replace(/\s+/g, " ").trim());
