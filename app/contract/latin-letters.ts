/** Letters of other alphabets in Latin ones: ISO 843, ISO 9 without accents, and Arabic as it is usually written. */
const latin = new Map<string, string>();
const teach = (letters: string, written: string) => {
  const parts = written.split(" ");
  for (const [at, letter] of letters.split(" ").entries()) latin.set(letter, parts[at] ?? "");
};
teach(
  "α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω",
  "a v g d e z i th i k l m n x o p r s s t y f ch ps o",
);
teach(
  "а б в г д е ж з и к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я і є ґ ј љ њ ћ ђ џ",
  "a b v g d e zh z i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya i ye g j lj nj c dj dz",
);
teach(
  "ا أ إ آ ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ى ة ء ئ ؤ",
  "a a i aa b t th j h kh d dh r z s sh s d t z a gh f q k l m n h w y a a  y w",
);
// Latin letters without a base letter in Unicode, and hyphens and minus signs of other widths.
teach("ł đ ı ħ ŧ ŋ ß ‐ ‑ −", "l d i h t n ss - - -");

/**
 * A text in the letters that there are, of a font or of an encoding. Spaces of all widths become ordinary ones, letters of
 * other alphabets are written in Latin ones, and what is left is a question mark.
 */
export function inLatin(text: string, has: (letter: string) => boolean): string {
  const written = [...text.normalize("NFC")].map(letter => {
    if (has(letter) || letter === "\n") return letter;
    if (/\s/u.test(letter)) return "\u00a0";
    const base = letter.normalize("NFD").replace(/\p{M}/gu, "");
    const small = base.toLowerCase();
    const replacement = latin.get(letter) ?? latin.get(small);
    if (replacement !== undefined)
      return small === base ? replacement : replacement.charAt(0).toUpperCase() + replacement.slice(1);
    return base && [...base].every(has) ? base : /[\p{M}\p{Cf}\p{Cc}]/u.test(letter) ? "" : "?";
  });
  return written.join("");
}
