import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";

/** Hits of one search with these texts, best first, each on an earlier page than the one before; their ids are "0", "1" … */
export function foundPassages(
  question: string,
  texts: string[],
  documentFrequencies = new Map<string, number>(),
): FoundPassage[] {
  const search = {
    passageCount: 100,
    documentFrequencies,
    query: question,
    corrected: question,
    displayed: "",
  };
  const place = { fileId: "f", fileName: "f", pageId: "p", heading: null, language: "de" as const };
  return texts.map((text, at) => ({
    ...place,
    id: `${at}`,
    pageNumber: texts.length - at,
    text,
    start: 0,
    end: text.length,
    score: 10 - at,
    fourGramShare: 0.5,
    search,
  }));
}
