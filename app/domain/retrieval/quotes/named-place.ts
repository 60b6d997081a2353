import { languages } from "~/contract/language";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";

/** A numbered section, or a page, that a question names. */
export interface NamedPlace {
  /** What stands before the number in a heading, as an alternative of a regular expression; undefined for a page. */
  sign: string | undefined;
  /** "5", "5.2", "a". */
  number: string;
  /** The words for the document, folded; empty if none is named. */
  document: string;
}

/** Words of a language as alternatives of regular expressions, for folded text without accents. */
interface PlaceWords {
  /** Requests for what a place says, which may precede it. */
  ask: string;
  /** Signs of sections, each with what headings have for it. */
  signs: [asked: string, inHeadings: string][];
  page: string;
  /** Parts of a section, which no heading names, and words that end a request. */
  after: string;
  /** Prepositions and articles before the name of a document. */
  of: string;
}

const words: Record<(typeof languages)[number], PlaceWords> = {
  de: {
    ask: "was (?:steht|stehen|sagt|regelt|besagt|bestimmt|enthalt)(?: denn| eigentlich| genau)?(?: (?:in|im|auf|unter))?(?: der| dem)?|wie lautet(?: der)?|worum geht es(?: (?:in|im|auf))?(?: der)?|(?:zeige?|zitiere?|nenne?)(?: mir)?(?: den| die| das)?|(?:der )?inhalt (?:von|des|der)",
    signs: [
      ["§|paragra(?:f|ph)(?:en)?", "§"],
      ["artikels?|art\\.?", "art(?:ikel|\\.)?"],
      ["kapitels?|kap\\.", "(?:kapitel)?"],
      ["abschnitts?|abs\\.|punkt|ziffer|nummer|nr\\.|gliederungspunkt", "(?:abschnitt|punkt|ziffer|§)?"],
      ["anlage", "anlage"],
      ["anhang", "(?:anhang)?"],
    ],
    page: "seite",
    after: "(?:,? (?:absatz|abs\\.?|satz|nummer|nr\\.?) \\d+)*(?: (?:drin|geschrieben))?",
    of: "(?:(?:in|im|aus|laut|von|vom) )?(?:der|des|dem|den|unserer|unseres)? ?",
  },
  en: {
    ask: "what (?:does|is|stands)(?: (?:in|on))?(?: the)?|what's (?:in|on)(?: the)?|(?:show|quote)(?: me)?(?: the)?",
    signs: [
      ["article|art\\.", "art(?:icle|\\.)?"],
      ["chapter", "(?:chapter)?"],
      ["section|clause|paragraph|item", "(?:section|clause|§)?"],
      ["annex|appendix", "(?:annex|appendix)"],
    ],
    page: "page",
    after: "(?: (?:say|state|regulate|about))?",
    of: "(?:(?:of|in|from) )?(?:the |our )?",
  },
  fr: {
    ask: "(?:que |qu'est-ce que )(?:dit|contient|prevoit|stipule)|qu'y a-t-il (?:a|dans)|que (?:dit|contient|prevoit)-?(?:on)? ?(?:a|dans)?",
    signs: [
      ["(?:l')?article|art\\.", "art(?:icle|\\.)?"],
      ["(?:le )?chapitre", "(?:chapitre)?"],
      ["(?:la )?section|(?:le )?point|(?:le )?paragraphe", "(?:section|§)?"],
      ["(?:l')?annexe", "annexe"],
    ],
    page: "(?:la )?page",
    after: "",
    of: "(?:(?:de|du|des|dans) )?(?:la |le |les |l')?",
  },
  ar: {
    ask: "(?:ماذا|ما الذي) (?:تقول|يقول|ورد|جاء|يوجد)(?: (?:في|علي))?",
    signs: [
      ["الماده", "(?:ال)?ماده"],
      ["الفصل|القسم", "(?:(?:ال)?(?:فصل|قسم))?"],
    ],
    page: "الصفحه",
    after: "",
    of: "(?:من )?",
  },
};

const number = "(\\d{1,3}(?:\\.\\d{1,3}){0,3}\\.?|(?<=an(?:hang|lage) |annexe? |appendix )[a-z])";
const maxDocumentChars = 60;
const patterns = languages.flatMap(language => {
  const { ask, signs, page, after, of } = words[language];
  const pattern = (sign: string) =>
    new RegExp(
      `^(?:(?:und|aber|and|but|et|mais) )?(?:(?:${ask}) )?(?:${sign}) ?${number}${after}(?: ${of}(\\p{L}[^?؟.!,]{1,${maxDocumentChars}}?))?${after}[\\s?؟.!]*$`,
      "u",
    );
  return [
    ...signs.map(([asked, inHeadings]) => [pattern(asked), inHeadings] as const),
    [pattern(page), undefined] as const,
  ];
});
const fold = (text: string) => stripAccents(foldText(text));

/** The place of a question that asks for nothing but what a place says: "Was steht in § 5 der Vereinbarung?", "Seite 3". */
export function namedPlace(question: string): NamedPlace | undefined {
  if (question.length > 160) return undefined;
  const folded = fold(question).replace(/\s+/g, " ").trim();
  for (const [pattern, sign] of patterns) {
    const [found, named = "", document = ""] = pattern.exec(folded) ?? [];
    // A topic, not a document: "§ 5 zum Urlaub".
    if (found && !/^(?:zu[mr]?|uber|bei|about|on|for|sur|pour|عن) /.test(document))
      return { sign, number: named.replace(/\.$/, ""), document };
  }
  return undefined;
}

const escaped = (text: string) => text.replace(/[.]/g, "\\.");

/** A regular expression, of JavaScript and of PostgreSQL, for paths of headings in a section; undefined for a page. */
export function headingPattern({ sign, number }: NamedPlace): string | undefined {
  return sign === undefined ? undefined : `(^|› )${sign} ?${escaped(number)}[.):]?( |$)`;
}

/** Whether a passage stands in a place. */
export function isInPlace({ heading, pageNumber }: FoundPassage, place: NamedPlace): boolean {
  const pattern = headingPattern(place);
  if (pattern === undefined) return pageNumber === Number(place.number);
  return new RegExp(pattern, "u").test(fold(heading ?? ""));
}

/**
 * The passages of a place in the documents that the question names, or in all, in their order: the first of each document,
 * then the second of each.
 * @param placed the passages of that place, by document and in their order
 */
export function rankNamedPlace(placed: FoundPassage[], { document }: NamedPlace): FoundPassage[] {
  const names = document.split(/[^\p{L}\p{N}]+/u).filter(word => word.length > 2);
  const matched = ({ fileName, heading }: FoundPassage) => {
    const title = fold(`${fileName} ${heading?.split(" › ")[0] ?? ""}`);
    return names.filter(name => title.includes(name)).length;
  };
  const most = Math.max(0, ...placed.map(matched));
  const ranks = new Map<string, number>();
  const ranked = placed
    .filter(passage => matched(passage) === most)
    .map(passage => {
      const rank = (ranks.get(passage.fileId) ?? 0) + 1;
      ranks.set(passage.fileId, rank);
      return { passage, rank };
    });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ passage }) => passage);
}
