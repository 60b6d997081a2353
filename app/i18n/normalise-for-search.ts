/** The form of a text for searching: without diacritics and case, ß as ss, alef and yeh variants unified. */
export const normaliseForSearch = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replace(/[_/,.-]+/g, " ")
    .trim();
