import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText } from "~/domain/retrieval/words/normalise";

/**
 * A name with a number, such as "Windows 11" or "Artikel 5". Neither a question's first word ("Bis 10 Uhr?") nor a
 * quantity ("Beträgt der Jahresurlaub 30 Tage?") nor a position ("Zeile 50") is one.
 */
const numbered =
  /(?<=[\p{L}\p{N},’'-] )(?!(?:Zeile|Spalte|Folie)n? )\p{Lu}[\p{L}-]+ \d+(?:\.\d+)*(?![\p{L}\p{N}]|[.,]\d| ?[%€$£]| \p{Lu}| (?:[kcm]?m|k?g|m?l|[km]?w|v|[kmgt]b|days?|hours?|weeks?|months?|years?|minutes?|seconds?|euros?|pounds?|dollars?|percent|jours?|heures?|semaines?|mois|ans?|secondes?|pages?)(?!\p{L}))/gu;
/** Names of common operating systems, programs, services, file formats, protocols and languages. */
const products =
  /(?<![\p{L}\p{N}])(?:android|iphones?|ipads?|ios|windows|macos|mac os|macintosh|linux|chromebooks?|raspberry pi|docker|bluetooth|wlan|wi-?fi|nfc|usb|hdmi|airplay|chromecast|excel|powerpoint|outlook|onenote|sharepoint|onedrive|google \p{L}+|dropbox|icloud|nextcloud|github|gitlab|slack|discord|whatsapp|telegram|signal|skype|zoom|youtube|facebook|instagram|twitter|linkedin|paypal|apple pay|klarna|bitcoins?|amazon|steam|alexa|siri|chatgpt|thunderbird|firefox|chrome|safari|photoshop|sap|datev|epub|kindle|mp3|mp4|html|csv|xml|json|yaml|svg|png|jpe?g|gif|tiff?|bmp|rtf|odt|ods|latex|s?ftp|ssh|imap|ldap|vpn|sql|mysql|postgresql|sqlite|php|java|python|ruby|perl)(?![\p{L}\p{N}])/gu;

/** Documents write "seit NagVis 1.5" for "seit Version 1.5". */
const versionLabel = /^(?:version|release|ausgabe) (?=\d+\.\d)/u;

/** A capitalised word inside a sentence, which is a name in English and French if it is no day or month. */
const capitalised =
  /(?<=[\p{Ll}\p{N},;] )(?!\p{L}+days?(?!\p{L})|(?:January|February|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|Christmas|Easter)(?!\p{L}))\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu;
/** In a question with more of them, relative to its words, titles are capitalised. */
const maxCapitalisedShare = 0.3;

/**
 * Whether the question contains a proper name that occurs in no searched passage. Only for languages that capitalise names
 * alone, and if passages in that language were found: those in another one translate the name.
 */
function namesUnknown(question: string, passages: FoundPassage[]): boolean {
  const names = question.match(capitalised) ?? [];
  const language = detectLanguage(question);
  if (names.length === 0 || language === "de") return false;
  if (names.length > maxCapitalisedShare * question.split(/\s+/).length) return false;
  const search = passages.find(passage => passage.language === language)?.search;
  return names.some(name => search?.documentFrequencies.get(foldText(name)) === 0);
}

/**
 * Whether the question names a product or a numbered thing that none of the passages mentions, or a name that no searched
 * passage has.
 */
export function mentionsMissingEntity(question: string, passages: FoundPassage[]): boolean {
  if (namesUnknown(question, passages)) return true;
  const entities = [...question.matchAll(numbered), ...foldText(question).matchAll(products)].map(([name]) =>
    foldSpaces(name).replace(versionLabel, ""),
  );
  if (entities.length === 0) return false;
  const texts = passages.map(({ heading, text }) => foldSpaces(`${heading ?? ""} ${text}`));
  return entities.some(entity => texts.every(text => !text.includes(entity)));
}

/**
 * A name with a capital inside, which is no ordinary word: "GnuCash", "LibreOffice"; neither an abbreviation ("GmbH", "kWh")
 * nor a form for all genders ("MitarbeiterInnen").
 */
const mixedCase = /(?<![\p{L}\p{N}])(?=\p{L}{5})\p{L}*\p{Ll}\p{Lu}\p{L}*(?![\p{L}\p{N}])(?<!In(?:nen)?)/gu;

/**
 * Whether the question names a program or a brand that a passage mentions neither in its text nor in its heading or the name
 * of its file: "Wann erschien GnuCash?" is not answered by another program's date.
 */
export function lacksName(question: string, { fileName, heading, text }: FoundPassage): boolean {
  const names = question.match(mixedCase) ?? [];
  const squashed = squash(`${fileName} ${heading ?? ""} ${text}`);
  return names.some(name => !squashed.includes(squash(name)));
}

/** Without spaces and hyphens: "E-Mail" and "eMail", "Libre Office" and "LibreOffice". */
const squash = (text: string) => foldText(text).replace(/[\s\u2010-\u2015-]+/gu, "");
const foldSpaces = (text: string) => foldText(text).replace(/\s+/g, " ");
