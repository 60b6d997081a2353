/**
 * French sets a space before high punctuation, inside quotes and between thousands; makes it non-breaking: narrow
 * before ; ! ? and %, wide before a colon and inside « ».
 */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[;?!%])/g, "\u202f")
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/(?<=«) /g, "\u00a0")
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "\u202f");
