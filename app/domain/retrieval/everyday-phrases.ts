import type { Language } from "~/contract/language";

/** German everyday phrases, and the words that documents have for them, the most usual first. */
const german = `
von Haus aus > standardmäßig, voreingestellt, Voreinstellung, werkseitig
wenn (?:ich|man) nichts (?:angebe|angibt|einstelle|einstellt|festlege|festlegt) > standardmäßig, voreingestellt, Voreinstellung
von selbst|von allein|von alleine > automatisch, selbsttätig, selbstständig
auf einen Schlag|auf einen Rutsch|in einem Rutsch > gleichzeitig, gesamt
am Stück|an einem Stück > zusammenhängend, ununterbrochen, durchgehend
der Reihe nach|hintereinander weg > nacheinander, fortlaufend
durch die Bank > ausnahmslos, durchgängig
im Nachhinein > nachträglich, rückwirkend
auf der Stelle > sofort, unverzüglich, umgehend
auf die Schnelle > kurzfristig, schnell, provisorisch
von heute auf morgen|Knall auf Fall > fristlos, kurzfristig, unverzüglich
ein für alle Mal|für immer > endgültig, dauerhaft, unwiderruflich
rund um die Uhr > durchgehend, jederzeit, ganztägig
unter der Woche > werktags, wochentags, werktäglich
nach Feierabend > dienstfrei, Freizeit, außerdienstlich
von (?:daheim|zuhause|zu Hause)(?: aus)? > Homeoffice, mobil, Telearbeit
von Hand|mit der Hand > manuell, händisch
schwarz auf weiß > schriftlich, Schriftform
unter vier Augen > vertraulich, Einzelgespräch
aus (?:der )?eigene[rn] Tasche > Eigenanteil, privat, verauslagen
auf eigene Faust > eigenmächtig, eigenständig, unbefugt
auf Pump > Kredit, Ratenzahlung, Finanzierung
für lau|für umsonst > kostenlos, unentgeltlich, kostenfrei
aus Versehen > versehentlich, unbeabsichtigt, fahrlässig
mit Absicht > absichtlich, vorsätzlich, Vorsatz
falsch (?:he)?rum|verkehrt (?:he)?rum > umgekehrt, verpolt, kopfüber
freie[rn]? Tag(?:e|en)? > Urlaubstage, Urlaub
gelbe[nrm]? Schein > Arbeitsunfähigkeitsbescheinigung, Attest, Krankmeldung
schwarze[nsm]? Brett > Aushang, Bekanntmachung
`;

const phrases: Partial<Record<Language, [phrase: RegExp, targets: string[]][]>> = {
  de: german
    .trim()
    .split("\n")
    .map(line => {
      const [phrase, targets] = line.split(" > ") as [string, string];
      return [new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, "iu"), targets.split(", ")];
    }),
};

/**
 * Replaces everyday phrases, whose single words mislead a search ("von Haus aus"), by what documents say for them; a phrase
 * stays if no passage has any of these words.
 * @param pick the best of some words, undefined if no passage has any
 * @param show how a phrase and its replacement are written
 */
export function replacePhrases(
  question: string,
  language: Language,
  pick: (targets: ReadonlySet<string>) => string | undefined,
  show: (phrase: string, target: string) => string = (_, target) => target,
): string {
  let replaced = question;
  for (const [phrase, targets] of phrases[language] ?? []) {
    if (!phrase.test(replaced)) continue;
    const target = pick(new Set(targets));
    if (target) replaced = replaced.replace(phrase, written => show(written, target));
  }
  return replaced;
}
