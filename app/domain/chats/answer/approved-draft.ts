import type { ApprovedPassage } from "~/domain/retrieval/pick-approved";
import { cite } from "./cite";
import type { Draft } from "./draft";

/** The complete text of an approved answer, without a call of a model. */
export function approvedDraft(passage: ApprovedPassage): Draft {
  const answer = `${passage.approved.answer} [1]`;
  const place = { number: 1, sentence: "", start: 0, end: 0, before: null, after: null };
  return {
    pieces: [answer],
    assess: text => ({
      declined: false,
      citations: text === "" ? [] : [cite(passage, place)],
      unsupported: [],
      unchecked: 0,
    }),
  };
}
