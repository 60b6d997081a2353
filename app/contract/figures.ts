import { z } from "zod";
import { endpoint, Id, Instant } from "./endpoint";
import { periods } from "./periods";

const count = z.number().int();
const Outcomes = z.object({
  answered: count,
  /** The documents did not contain the answer. */
  declined: count,
  /** Stopped by the user, interrupted, or failed. */
  ended: count,
});
/** Finished questions by outcome. Questions still being answered are not counted. */
export type Outcomes = z.output<typeof Outcomes>;

export const Figures = z.object({
  period: z.enum(periods),
  /** The company's time zone, which defines days, hours and months. */
  timeZone: z.string(),
  from: Instant,
  to: Instant,
  unit: z.enum(["day", "month"]),
  /** Every day or month of the period, without gaps; `start` is its first day, "2026-11-20". */
  buckets: z.array(Outcomes.extend({ start: z.iso.date(), pages: count })),
  /** Hours of the week with at least one question; Monday is 1. */
  hours: z.array(Outcomes.extend({ weekday: z.number().int().min(1).max(7), hour: z.number().int() })),
  totals: Outcomes.extend({
    /** Totals of the period and of the equally long period before it. */
    questions: count,
    before: count,
    /** The company's people, and those of them who asked a question. */
    people: count,
    askers: count,
    /** Questions that people outside the company asked in its public chats. */
    guests: count,
  }),
  /** A question counts in each division that it searched. `name` is null if the actor may not read divisions. */
  divisions: z.array(
    z.object({
      id: Id,
      name: z.string().nullable(),
      questions: count,
      before: count,
      sources: count,
      files: count,
      pages: count,
      members: count,
    }),
  ),
  /** All current files of the company. */
  files: z.array(
    z.object({
      kind: z.enum(["docx", "pdf"]),
      status: z.enum(["waiting", "ready", "failed", "stopped", "quarantined"]),
      files: count,
      bytes: count,
      pages: count,
    }),
  ),
  /** At most 50 files, the most quoted in the period first. `name` is null if the actor may not read files. */
  documents: z.array(
    z.object({ id: Id, name: z.string().nullable(), bytes: count, pages: count, sources: count }),
  ),
  /** Whether the company shows figures by person; without it `people` is empty. */
  byPerson: z.boolean(),
  /** The 20 people with most questions. `name` is null if the actor may not read people. */
  people: z.array(z.object({ id: Id, name: z.string().nullable(), questions: count })),
  /** The newest 150 answers: milliseconds from question to end, characters, and number of sources. */
  answers: z.array(z.object({ took: count, length: count, sources: count, declined: z.boolean() })),
  /** The languages of the questions' readers. */
  languages: z.array(z.object({ language: z.string(), questions: count })),
});
/** A company's usage in a period, as numbers only: no questions or answers. */
export type Figures = z.output<typeof Figures>;

/** The choice whether a company's figures name people. Off until the company turns it on. */
export const ByPersonFields = z.object({ byPerson: z.boolean().default(false) });
const ByPerson = ByPersonFields.required().extend({ version: z.number().int() });
export type ByPerson = z.output<typeof ByPerson>;

export const figures = {
  readByPerson: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/figures/by-person",
    "Returns whether the company's figures are shown by person",
  ).output(ByPerson),
  changeByPerson: endpoint(
    { action: "update", subject: "Company" },
    "PUT",
    "/figures/by-person",
    "Chooses whether the company's figures are shown by person",
  )
    .input(ByPersonFields.strict())
    .output(ByPerson),
  read: endpoint(
    { action: "read", subject: "Figures" },
    "GET",
    "/figures",
    "Returns the company's figures of a period, in its time zone",
  )
    .input(z.object({ period: z.enum(periods).default("30d") }))
    .output(Figures),
};
