import type { FoundPassage } from "./found-passage";
import { foldText } from "./normalise";

/**
 * "Windows 11", "Artikel 5": a name with a number, which no question begins with ("Bis 10 Uhr?"). A number of something is
 * none ("Beträgt der Jahresurlaub 30 Tage?").
 */
const numbered =
  /(?<=[\p{L}\p{N},’'-] )\p{Lu}[\p{L}-]+ \d+(?:\.\d+)*(?![\p{L}\p{N}]|[.,]\d| ?[%€$£]| \p{Lu}| (?:[kcm]?m|k?g|m?l|[km]?w|v|[kmgt]b|days?|hours?|weeks?|months?|years?|minutes?|seconds?|euros?|pounds?|dollars?|percent|jours?|heures?|semaines?|mois|ans?|secondes?|pages?)(?!\p{L}))/gu;
/** Names of common operating systems, programs, services and techniques. */
const products =
  /(?<![\p{L}\p{N}])(?:android|iphones?|ipads?|ios|windows|macos|mac os|macintosh|linux|chromebooks?|raspberry pi|docker|bluetooth|wlan|wi-?fi|nfc|usb|hdmi|airplay|chromecast|excel|powerpoint|outlook|onenote|sharepoint|onedrive|google \p{L}+|dropbox|icloud|nextcloud|github|gitlab|slack|discord|whatsapp|telegram|signal|skype|zoom|youtube|facebook|instagram|twitter|linkedin|paypal|apple pay|klarna|bitcoins?|amazon|steam|alexa|siri|chatgpt|thunderbird|firefox|chrome|safari|photoshop|sap|datev|epub|kindle)(?![\p{L}\p{N}])/gu;
/** Whether the question is about something with a name of its own that stands in none of the passages. */
export function namesAnother(question: string, passages: FoundPassage[]): boolean {
  const named = [...question.matchAll(numbered), ...foldText(question).matchAll(products)].map(([one]) =>
    spaced(one),
  );
  if (named.length === 0) return false;
  const said = passages.map(({ heading, text }) => spaced(`${heading ?? ""} ${text}`));
  return named.some(one => said.every(text => !text.includes(one)));
}

const spaced = (text: string) => foldText(text).replace(/\s+/g, " ");
