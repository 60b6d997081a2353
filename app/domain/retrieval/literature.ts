import type { FoundPassage } from "./found-passage";
import { foldText, stripAccents } from "./normalise";
import { splitSentences } from "./sentences";

/** A heading over a list of literature, with its number: "7 Literaturverzeichnis". */
const headings =
  /^(?:(?:[a-z]\.?)?[\d.]+ |[a-z][.)]? |anhang [a-z]:? )?(?:literatur(?:verzeichnis|hinweise|angaben|liste)?|quellen(?:verzeichnis|nachweise?)?|bibliogra(?:f|ph)ie|schrifttum|weiterfuhrende literatur|references?|bibliography|literature(?: cited)?|works cited|further reading|bibliographie|references bibliographiques|المراجع|المصادر)$/u;

/** Whether a heading, or the last part of a path of headings, stands over a list of literature. */
export function isLiteratureHeading(heading: string): boolean {
  const last = heading.split(" › ").at(-1)!;
  return last.length <= 60 && headings.test(stripAccents(foldText(last)).trim());
}

const label = /^\[(?:\d{1,3}|\p{L}[\p{L}\p{N}+*-]{0,15})\]\s/u;
const labels = /(?:^|\n|\s)\[(?:\d{1,3}|\p{L}[\p{L}\p{N}+*-]{0,15})\]\s/gu;
const year = /(?<!\d)(?:1[5-9]|20)\d\d[a-z]?(?!\d)/;
const address = /https?:|www\./i;
const published =
  /https?:\/\/|www\.|\b(?:ISBN|ISSN|DOI|Verlag|Aufl(?:age|\.)|Hrsg\.|Press|Publishers?|Éditions?|Edition|Springer|Addison|In: |S\. ?\d|pp?\. ?\d)/i;

/** Whether a sentence is an entry of such a list: "[3] Author. Title, 2014. https://…" It names what says something. */
export function isReference(sentence: string): boolean {
  if (label.test(sentence)) return year.test(sentence) || address.test(sentence);
  // Author, title, year and place, without a verb that a pattern could know: only with all of the signs.
  return (
    /^\p{Lu}[\p{L}'’-]+, \p{Lu}[^.]{0,40}[.:(]/u.test(sentence) &&
    year.test(sentence) &&
    published.test(sentence)
  );
}

const asks =
  /(?<![\p{L}])(?:literatur\p{L}*|quellen?|buch|bucher|buchern|aufsatz\p{L}*|artikel|veroffentlich\p{L}*|autor\p{L}*|verfasser\p{L}*|geschrieben|referenz\p{L}*|zitier\p{L}*|isbn|verlag\p{L}*|references?|books?|papers?|articles?|authors?|wrote|written|published|publications?|bibliograph\p{L}*|cited?|livres?|ouvrages?|auteurs?|articles?|publie\p{L}*|ecrit|url|adresse|webseite|website|link|كتاب|كتب|مراجع|مؤلف)(?![\p{L}])/u;

/** Whether a question asks for literature, so that an entry of such a list may answer it. */
export const asksForLiterature = (question: string): boolean => asks.test(stripAccents(foldText(question)));

/** Whether a passage is part of such a list: by its heading, or because most of its sentences are entries. */
export function isLiterature({ heading, text, language }: FoundPassage): boolean {
  if (isLiteratureHeading(heading ?? "")) return true;
  if ((text.match(labels)?.length ?? 0) < 2) return false;
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  return sentences.filter(isReference).length * 3 >= sentences.length;
}
