/** The dots between a name and what stands at the other side of the column. */
const dots = "(?:(?:\\. ?){6,}|(?:… ?){3,})";
const middle = new RegExp(` ?${dots} ?(?=\\S)`, "g");
const end = new RegExp(` ?${dots}$`);

/** Leaders before one or several page numbers, at the end of a line. */
export const leadersToNumber = /(?:[.…] ?){3,}\d{1,4}(?:, \d{1,4})*$/;

/** A text with its leaders shortened to a sign. */
export function shortenLeaders(text: string): string {
  return text.replace(middle, " … ");
}

/** A cell of a table without the leaders to the next cell. */
export function withoutLeaders(text: string): string {
  return text.replace(end, "");
}
