import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import type { CitedSentence } from "./save-answer";

/** A citation: a sentence at these offsets (UTF-16) of the passage's page, or the whole text of an approved answer. */
export function cite(
  { fileId, pageId, fileName, pageNumber, heading, approved }: FoundPassage,
  place: Pick<CitedSentence, "number" | "sentence" | "start" | "end" | "before" | "after" | "further">,
): CitedSentence {
  if (approved) {
    const whole = {
      sentence: approved.answer,
      start: 0,
      end: approved.answer.length,
      before: null,
      after: null,
    };
    return {
      fileId: null,
      pageId: null,
      approvedId: fileId,
      fileName,
      pageNumber,
      heading,
      ...place,
      ...whole,
    };
  }
  return { fileId, pageId, fileName, pageNumber, heading, ...place };
}
