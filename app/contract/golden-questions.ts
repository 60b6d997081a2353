import { z } from "zod";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Piece, pieceOf } from "./endpoint";
import { GoldenQuestionFields, goldenLevels, goldenSorts } from "./golden-question-fields";
import { goldenStates } from "./golden-states";

export const GoldenOutcome = z.object({
  level: z.enum(goldenLevels),
  /** The first quote, or the approved answer; null if any of the source is expected, or the source is deleted. */
  sentence: z.string().nullable(),
  /** The file or approved answer as it was called; its id while it exists. */
  sourceName: z.string().nullable(),
  sourceId: Id.nullable(),
  page: z.number().int().nullable(),
});
/** How a question is answered. */
export type GoldenOutcome = z.output<typeof GoldenOutcome>;

export const GoldenQuestion = z.object({
  id: Id,
  divisionId: Id,
  divisionName: z.string(),
  question: z.string(),
  state: z.enum(goldenStates),
  /** Why the last run failed. */
  reason: z.enum(["timeout", "failed"]).nullable(),
  expected: GoldenOutcome,
  found: GoldenOutcome,
  ranAt: Instant,
  /** Who saved it; null if the user is gone. */
  createdBy: z.string().nullable(),
  version: z.number().int(),
  createdAt: Instant,
});
/** A question that a division should keep answering in the same way. */
export type GoldenQuestion = z.output<typeof GoldenQuestion>;

export const GoldenFilter = z.object({
  search: ListInput.shape.search,
  divisionId: Id.optional(),
  state: z.enum(goldenStates).optional(),
  sort: z.enum(goldenSorts).default("question"),
});
export type GoldenFilter = z.output<typeof GoldenFilter>;
export const GoldenQuery = ListInput.extend(GoldenFilter.shape);

const count = z.number().int();
/** How many questions the actor may read, and how many of them are still to be asked again. */
export const GoldenProgress = z.object({ questions: count, waiting: count, changed: count });
export type GoldenProgress = z.output<typeof GoldenProgress>;

export const GoldenPreview = z.object({
  today: GoldenOutcome,
  /** Further sources that the search found, the best first. */
  sources: z.array(z.object({ id: Id, name: z.string() })),
});
export type GoldenPreview = z.output<typeof GoldenPreview>;

const gate = (action: "read" | "create" | "update" | "delete") =>
  ({ action, subject: "File", area: "user" }) as const;

/** Golden questions of the divisions that the actor may read. Those of others are not found. */
export const goldenQuestions = {
  list: endpoint(
    gate("read"),
    "GET",
    "/golden-questions",
    "Lists golden questions, with the progress of their runs",
  )
    .input(GoldenQuery)
    .output(listOf(GoldenQuestion).extend({ progress: GoldenProgress })),
  export: endpoint(gate("read"), "GET", "/golden-questions/export", "Exports golden questions")
    .input(GoldenFilter.extend(Piece.shape))
    .output(pieceOf(GoldenQuestion)),
  preview: endpoint(
    gate("create"),
    "GET",
    "/golden-questions/preview",
    "Returns how a division answers a question today, and the sources that could be expected",
  )
    .input(GoldenQuestionFields.omit({ sourceId: true }))
    .output(GoldenPreview),
  read: endpoint(gate("read"), "GET", "/golden-questions/{id}", "Returns a golden question")
    .input(IdInput)
    .output(GoldenQuestion),
  add: endpoint(gate("create"), "POST", "/golden-questions", "Saves a golden question in a division")
    .input(GoldenQuestionFields)
    .output(GoldenQuestion),
  run: endpoint(
    gate("update"),
    "POST",
    "/golden-questions/runs",
    "Has the golden questions of all divisions, or of one, asked again by a job",
  )
    .input(z.object({ divisionId: Id.optional() }))
    .output(z.object({ questions: count })),
  accept: endpoint(
    gate("update"),
    "POST",
    "/golden-questions/{id}/acceptance",
    "Expects from now on what the last run found",
  )
    .input(IdInput)
    .output(GoldenQuestion),
  remove: endpoint(gate("delete"), "DELETE", "/golden-questions/{id}", "Deletes a golden question")
    .input(IdInput)
    .output(GoldenQuestion),
};
