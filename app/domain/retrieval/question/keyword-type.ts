/** Those of the types of answers that a noun may name. */
type KeywordType =
  | "duration"
  | "frequency"
  | "price"
  | "phone"
  | "email"
  | "command"
  | "key"
  | "number"
  | "version";

/** Nouns that say what is asked for, where they begin or end a few keywords: "Prüfintervall Feuerlöscher", "Rückgabe Frist". */
const nouns: [KeywordType, string][] = [
  ["duration", "\\p{L}*frist(?:en)?|\\p{L}*dauer|deadline|delais?|duree"],
  ["frequency", "\\p{L}*intervalle?|\\p{L}*turnus|haufigkeit|frequency|frequence"],
  ["price", "preise?|gebuhr(?:en)?|prices?|prix|tarifs?"],
  ["phone", "tel|telefon(?:nummer)?|rufnummer|durchwahl|phone(?: number)?|telephone"],
  ["command", "\\p{L}*befehl|kommando|option|parameter|schalter|command|commande"],
  ["number", "prozent(?:satz)?|anteil|anzahl|port(?:nummer)?|percentage|pourcentage"],
  ["version", "(?:mindest)?version"],
  ["key", "tastenkurzel|tastenkombination|shortcut|hotkey|raccourci"],
  ["email", "e-?mail-?adresse|email address|adresse e-?mail"],
];
const patterns = nouns.map(
  ([type, noun]) => [type, new RegExp(`^(?:${noun}) \\p{L}|\\p{L} (?:${noun})$`, "u")] as const,
);

const maxWords = 6;

/** The type of information that a few folded keywords without a question mark name; undefined for most. */
export const keywordType = (folded: string): KeywordType | undefined =>
  /[?؟]/.test(folded) || folded.split(/\s+/).length > maxWords
    ? undefined
    : patterns.find(([, pattern]) => pattern.test(folded))?.[0];
