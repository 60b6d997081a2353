import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";
import { splitSentences } from "~/domain/retrieval/words/sentences";

/** The heading of a bibliography, with its number: "7 Literaturverzeichnis". */
const headings =
  /^(?:(?:[a-z]\.?)?[\d.]+ |[a-z][.)]? |anhang [a-z]:? )?(?:literatur(?:verzeichnis|hinweise|angaben|liste)?|quellen(?:verzeichnis|nachweise?)?|bibliogra(?:f|ph)ie|schrifttum|weiterfuhrende literatur|references?|bibliography|literature(?: cited)?|works cited|further reading|bibliographie|references bibliographiques|المراجع|المصادر)$/u;

/** Whether a heading, or the last part of a path of headings, is that of a bibliography. */
export function isLiteratureHeading(heading: string): boolean {
  const last = heading.split(" › ").at(-1)!;
  return last.length <= 60 && headings.test(stripAccents(foldText(last)).trim());
}

const label = /^\[(?:\d{1,3}|\p{L}[\p{L}\p{N}+*-]{0,15})\]\s/u;
const labels = /(?:^|\n|\s)\[(?:\d{1,3}|\p{L}[\p{L}\p{N}+*-]{0,15})\]\s/gu;
const year = /(?<!\d)(?:1[5-9]|20)\d\d[a-z]?(?!\d)/;
const address = /https?:|www\./i;
const publication =
  /https?:\/\/|www\.|\b(?:ISBN|ISSN|DOI|Verlag|Aufl(?:age|\.)|Hrsg\.|Press|Publishers?|Éditions?|Edition|Springer|Addison|In: |S\. ?\d|pp?\. ?\d)/i;

/** An entry for BibTeX: "@book{Knuth1984, author={…}, year={1984}}". */
const bibTexEntry = /^@\p{L}+ ?\{/u;

/** Whether a sentence is an entry of a bibliography: "[3] Author. Title, 2014. https://…" */
export function isReference(sentence: string): boolean {
  if (bibTexEntry.test(sentence)) return true;
  if (label.test(sentence)) return year.test(sentence) || address.test(sentence);
  // Author, title, year and place without a label: prose can look alike, so all signs are required.
  return (
    /^\p{Lu}[\p{L}'’-]+, \p{Lu}[^.]{0,40}[.:(]/u.test(sentence) &&
    year.test(sentence) &&
    publication.test(sentence)
  );
}

const literatureQuestion =
  /(?<![\p{L}])(?:literatur\p{L}*|quellen?|buch|bucher|buchern|aufsatz\p{L}*|artikel|veroffentlich\p{L}*|autor\p{L}*|verfasser\p{L}*|geschrieben|referenz\p{L}*|zitier\p{L}*|isbn|verlag\p{L}*|references?|books?|papers?|articles?|authors?|wrote|written|published|publications?|bibliograph\p{L}*|cited?|livres?|ouvrages?|auteurs?|articles?|publie\p{L}*|ecrit|url|adresse|webseite|website|link|كتاب|كتب|مراجع|مؤلف)(?![\p{L}])/u;

/** Whether a question asks for literature, so that an entry of a bibliography may answer it. */
export const asksForLiterature = (question: string): boolean =>
  literatureQuestion.test(stripAccents(foldText(question)));

/** Whether a passage is part of a bibliography: by its heading, or because at least a third of its sentences are entries. */
export function isLiterature({ heading, text, language }: FoundPassage): boolean {
  if (isLiteratureHeading(heading ?? "")) return true;
  if ((text.match(labels)?.length ?? 0) < 2) return false;
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  return sentences.filter(isReference).length * 3 >= sentences.length;
}
