import type { FoundPassage } from "~/domain/retrieval/search-passages";
import type { CitedSentence } from "./save-answer";

/** A numbered source: a sentence at these offsets (UTF-16) of the passage's page. */
export function cite(
  { fileId, pageId, fileName, pageNumber, heading }: FoundPassage,
  place: Pick<CitedSentence, "number" | "sentence" | "start" | "end" | "before" | "after">,
): CitedSentence {
  return { fileId, pageId, fileName, pageNumber, heading, ...place };
}
