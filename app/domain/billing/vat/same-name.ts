/** Words that say what kind of firm it is, in the languages of the Union: they tell no firm from another. */
const kinds = new Set(
  "gmbh mbh ag kg ohg gbr ug se eg ev co und and et the der die das ges gesellschaft haftungsbeschrankt mit beschrankter haftung sa sarl sas srl spa nv bv bvba vof sl slu ltd limited plc inc oy oyj ab as aps sro doo kft zrt sp zoo ooo ood eood uab sia ou ltda lda snc scs".split(
    " ",
  ),
);

const wordsOf = (name: string) =>
  name
    // "ß" and "Œ" have no form of letter and accent.
    .replace(/ß/g, "ss")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/ø/gi, "o")
    .replace(/ł/gi, "l")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // "G.m.b.H." and "S.A." are one word.
    .replace(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, "")
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 1 && !kinds.has(word));

/** "ue" for "ü" and the like; also German double letters that are written once. */
const folded = (word: string) => word.replace(/([aou])e/g, "$1");

/**
 * Whether two company names match: the longer one contains at least half the words of the shorter one, ignoring case,
 * accents, order and legal forms. Names without any other word match only if they are equal.
 */
export function isSameName(name: string, otherName: string): boolean {
  const words = wordsOf(name).map(folded);
  const otherWords = wordsOf(otherName).map(folded);
  if (words.length === 0 || otherWords.length === 0)
    return name.trim().toLowerCase() === otherName.trim().toLowerCase();
  const [shorter, longer] = words.length <= otherWords.length ? [words, otherWords] : [otherWords, words];
  const joined = longer.join("");
  const distinct = [...new Set(shorter)];
  const shared = distinct.filter(word => longer.includes(word) || (word.length > 4 && joined.includes(word)));
  return shared.length * 2 >= distinct.length;
}
