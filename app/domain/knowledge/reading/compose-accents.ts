/** Accents that old TeX fonts print as separate characters, with their combining characters. */
const combining: Record<string, string> = {
  "¨": "\u0308",
  "´": "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  ˇ: "\u030c",
  "˚": "\u030a",
  "`": "\u0300",
};

/** A circumflex that OT1 fonts encode as "^", but not in "^alias" or "x^i". */
const circumflex =
  /(?<=\p{L}{2})\^[aeiouı]|(?<=\p{L})\^[aeiouı](?=\p{Ll})|(?<![\p{L}\p{N}\p{P}])\^(?:[Ee](?=t(?:re|es|aient)(?!\p{L}))|[Iiı](?=les?(?!\p{L}))|[Aa](?=(?:ge|me)s?(?!\p{L}))|[Oo](?=te))/gu;
/** A grave accent in "`a la main", unless it opens a quotation. */
const loneGrave = /(?<![\p{L}\p{N}])`[aA](?= (?![^'’`]{0,60}['’`](?!\p{L})))/gu;

/**
 * Joins separate accents with their letters: "f¨ur", "d´ej`a", "franc¸ais", "fran¸cais", "cha^ıne". A back quote
 * counts as an accent only inside a word and before a single French "à". Combinations without a composed letter stay.
 */
export function composeAccents(text: string): string {
  if (!/[¨´ˆ˜ˇ˚`¸^]/.test(text)) return text;
  return (
    text
      .replace(/([¨´ˆ˜ˇ˚]|(?<=\p{L})`)(\p{L})/gu, compose)
      .replace(circumflex, found => compose(found, "ˆ", found[1]!))
      .replace(loneGrave, found => compose(found, "`", found[1]!))
      .replace(/(¨) (?=[AOU])([AOU])/g, compose)
      .replace(/c¸/g, "ç")
      .replace(/C¸/g, "Ç")
      .replace(/¸c/g, "ç")
      .replace(/¸C/g, "Ç")
      // The accent of a capital letter, which pdf.js moves to the end of the line.
      .replace(/(?<=\p{L})¨(?=\s|$)/gu, "")
  );
}

function compose(whole: string, accent: string, letter: string): string {
  const composed = (letter.replace("ı", "i") + combining[accent]).normalize("NFC");
  return composed.length === 1 ? composed : whole;
}
