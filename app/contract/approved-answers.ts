import { z } from "zod";
import { ApprovedAnswerFields, approvedSorts } from "./approved-answer-fields";
import { approvedStates } from "./approved-states";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Piece, pieceOf } from "./endpoint";

export const ApprovedAnswer = z.object({
  id: Id,
  divisionId: Id,
  divisionName: z.string(),
  wordings: z.array(z.string()),
  answer: z.string(),
  /** The last day on which it is given, in the company's time zone. */
  validUntil: z.iso.date(),
  state: z.enum(approvedStates),
  endedAt: Instant.nullable(),
  /** Who approved this text; null if the user is gone. */
  approvedBy: z.string().nullable(),
  approvedAt: Instant,
  /** How many answers cite it. */
  cited: z.number().int(),
  version: z.number().int(),
  createdAt: Instant,
});
/** An answer that a company approved for a division: a source of its own. */
export type ApprovedAnswer = z.output<typeof ApprovedAnswer>;

export const ApprovedFilter = z.object({
  search: ListInput.shape.search,
  divisionId: Id.optional(),
  state: z.enum(approvedStates).optional(),
  sort: z.enum(approvedSorts).default("until"),
});
export type ApprovedFilter = z.output<typeof ApprovedFilter>;
export const ApprovedQuery = ListInput.extend(ApprovedFilter.shape);

const gate = (action: "read" | "create" | "update" | "delete") =>
  ({ action, subject: "File", area: "user" }) as const;

/** Approved answers of the divisions that the actor may read. Those of others are not found. */
export const approvedAnswers = {
  list: endpoint(gate("read"), "GET", "/approved-answers", "Lists approved answers")
    .input(ApprovedQuery)
    .output(listOf(ApprovedAnswer)),
  export: endpoint(gate("read"), "GET", "/approved-answers/export", "Exports approved answers")
    .input(ApprovedFilter.extend(Piece.shape))
    .output(pieceOf(ApprovedAnswer)),
  read: endpoint(gate("read"), "GET", "/approved-answers/{id}", "Returns an approved answer")
    .input(IdInput)
    .output(ApprovedAnswer),
  add: endpoint(gate("create"), "POST", "/approved-answers", "Approves an answer for a division")
    .input(ApprovedAnswerFields)
    .output(ApprovedAnswer),
  change: endpoint(
    gate("update"),
    "PUT",
    "/approved-answers/{id}",
    "Changes wordings, text and last day of an approved answer and approves it anew",
  )
    .input(ApprovedAnswerFields.omit({ divisionId: true }).extend({ id: Id }))
    .output(ApprovedAnswer),
  end: endpoint(
    gate("update"),
    "POST",
    "/approved-answers/{id}/end",
    "Ends an approved answer: it is not given any more",
  )
    .input(IdInput)
    .output(ApprovedAnswer),
  remove: endpoint(
    gate("delete"),
    "DELETE",
    "/approved-answers/{id}",
    "Deletes an approved answer with what answers took from it",
  )
    .input(IdInput)
    .output(ApprovedAnswer),
};
