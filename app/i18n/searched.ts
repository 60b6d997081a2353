/** Letters as one searches for them: without marks and case, ß as ss, one alef and one yeh. */
export const searched = (text: string) =>
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
