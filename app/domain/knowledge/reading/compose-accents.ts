/** Accents that old TeX fonts print as characters of their own, with the combining ones. */
const combining: Record<string, string> = {
  "¨": "\u0308",
  "´": "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030c",
  "˚": "\u030a",
  "`": "\u0300",
};

/**
 * Joins accents that stand beside their letters: "f¨ur", "d´ej`a", "franc¸ais". A back quote only inside a word,
 * because elsewhere it is one. What makes no letter of its own stays.
 */
export function composeAccents(text: string): string {
  if (!/[¨´ˆ˜ˇ˚`¸]/.test(text)) return text;
  return (
    text
      .replace(/([¨´ˆ˜ˇ˚]|(?<=\p{L})`)(\p{L})/gu, compose)
      .replace(/(¨) (?=[AOU])([AOU])/g, compose)
      .replace(/c¸/g, "ç")
      .replace(/C¸/g, "Ç")
      // The accent of a capital letter, which pdf.js puts at the line's end.
      .replace(/(?<=\p{L})¨(?=\s|$)/gu, "")
  );
}

function compose(whole: string, accent: string, letter: string): string {
  const composed = (letter.replace("ı", "i") + combining[accent]).normalize("NFC");
  return composed.length === 1 ? composed : whole;
}
