import type { ApprovedPassage } from "~/domain/retrieval/pick-approved";
import { cite } from "./cite";
import type { Draft } from "./draft";

/** An approved answer, word for word and whole: no model is asked, and nothing is added. */
export function approvedDraft(passage: ApprovedPassage): Draft {
  const text = `${passage.approved.answer} [1]`;
  const place = { number: 1, sentence: "", start: 0, end: 0, before: null, after: null };
  return {
    pieces: [text],
    judge: said => ({
      declined: false,
      citations: said === "" ? [] : [cite(passage, place)],
      unsupported: [],
      unchecked: 0,
    }),
  };
}
