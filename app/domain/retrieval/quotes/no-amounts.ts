/** Figures and units in sentences that are no amounts, for folded text. */

/**
 * What a template or a form leaves to be filled in, with its unit: "€ ____", "zwischen ____ und ____ Uhr". Dots before a figure
 * are a leader.
 */
const blank =
  /(?:(?:[€$£]|\p{L}{2,}) ?)?(?:_{3,}|(?:\.{4,}|…{2,})(?! ?[€$£]? ?\d))(?: ?(?:[€$£%]|\p{L}+))?/gu;
export const withoutBlanks = (folded: string) => folded.replace(blank, " ");

/** Figures of references and names: addresses, pages, chapters, entries of lists. */
const referencePattern = new RegExp(
  [
    "(?:https?:\\/\\/|www\\.)\\S+",
    "\\[\\d{1,3}\\]",
    // Generations of networks, and parts of numbers: "4G", "5.7XX".
    "(?<![\\p{L}\\d.,])(?:[2-6]g|\\d[\\d.]*x{1,3})(?![\\p{L}\\d])",
    // Telephone numbers.
    "(?<![\\d.,])(?:\\+\\d{2} ?|0)\\d{2,4}[ /-]\\d{2,}(?:[ -]\\d+)*",
    "(?<![\\p{L}\\p{N}])(?:seiten?|s\\.|kap(?:itel|\\.)|abschnitte?s?|abb(?:ildung|\\.)|tab(?:elle|\\.)|fig(?:ure|\\.)|table(?:au)?|pages?|p\\.|chapters?|sections?|chapitres?|§+|abs(?:atz|\\.)|satz|ziff(?:er|\\.)|art(?:ikel|icle|\\.)|nr\\.|anhang|formel|gleichung) ?\\d[\\d.,–-]*(?:(?<=,) \\d{1,2}(?![\\p{L}\\d.%€]),?)*",
  ].join("|"),
  "gu",
);
export const withoutReferences = (folded: string) => folded.replace(referencePattern, " ");
