/**
 * Folds variants of spelling: width and ligatures (NFKC), case, ß and ss, digits of Arabic script, Arabic vowel marks, alef,
 * yeh and teh marbuta. The length may change, so offsets in the result are not offsets in the text.
 */
export function foldText(text: string): string {
  const lower = text.normalize("NFKC").toLowerCase().replaceAll("ß", "ss").replace(/[’‘ʼ]/g, "'");
  return /[\u0600-\u06ff]/.test(lower) ? foldArabic(lower) : lower;
}

function foldArabic(text: string): string {
  return text
    .replace(/[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g, "")
    .replace(/[آأإٱ]/g, "ا")
    .replace(/[ىیئ]/g, "ي")
    .replace(/ؤ/g, "و")
    .replace(/ة/g, "ه")
    .replace(/ک/g, "ك")
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x6f0));
}

/**
 * Folds the alternative German spelling of umlauts to ä, ö, ü. "ue" is no umlaut after q or a vowel ("Quelle", "neue",
 * "Steuer"). Words that only look alike ("aktuell") change too, but in questions and passages alike.
 */
export function foldUmlauts(word: string): string {
  return word
    .replace(/ae/g, "ä")
    .replace(/oe/g, "ö")
    .replace(/(?<![aeouäöüq])ue/g, "ü");
}

/** Letters without their accents and dots: ä → a, é → e, ç → c. */
export function stripAccents(text: string): string {
  return /[^\0-\x7f]/.test(text) ? text.normalize("NFD").replace(/[\u0300-\u036f]/g, "") : text;
}

/** The words of a folded text: runs of letters, marks and digits. */
export function words(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
