import { z } from "zod";
import { endpoint, Id, Instant } from "./endpoint";

/** How far figures look back: days with today as the last, or months with this one as the last. */
export const periods = ["7d", "30d", "90d", "12m"] as const;
export type Period = (typeof periods)[number];

const count = z.number().int();
const Outcomes = z.object({
  answered: count,
  /** The documents did not hold the answer, and Lotse said so. */
  declined: count,
  /** Stopped by the asker, cut off, or failed. */
  ended: count,
});
/** How questions ended; one that is still being answered counts nowhere. */
export type Outcomes = z.output<typeof Outcomes>;

export const Figures = z.object({
  period: z.enum(periods),
  /** The company's, which days, hours and months are counted in. */
  timeZone: z.string(),
  from: Instant,
  to: Instant,
  unit: z.enum(["day", "month"]),
  /** Every day or month of the period, without gaps; `start` is its first day, "2026-11-20". */
  buckets: z.array(Outcomes.extend({ start: z.iso.date(), pages: count })),
  /** Hours of the week in which anything was asked; Monday is 1. */
  hours: z.array(Outcomes.extend({ weekday: z.number().int().min(1).max(7), hour: z.number().int() })),
  totals: Outcomes.extend({
    /** All of the period, and all of the equally long time before it. */
    questions: count,
    before: count,
    /** The company's people, and those of them who asked. */
    people: count,
    askers: count,
    /** Questions that other people asked in the company's public chats. */
    guests: count,
  }),
  /** Questions count in each division that was searched for them. No name where divisions may not be read. */
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
  /** Of all files that the company has now. */
  files: z.array(
    z.object({
      kind: z.enum(["docx", "pdf"]),
      status: z.enum(["waiting", "ready", "failed"]),
      files: count,
      bytes: count,
      pages: count,
    }),
  ),
  /** At most 50 files, those most quoted in the period first. No name where files may not be read. */
  documents: z.array(
    z.object({ id: Id, name: z.string().nullable(), bytes: count, pages: count, sources: count }),
  ),
  /** The 20 who asked most. No name where people may not be read. */
  people: z.array(z.object({ id: Id, name: z.string().nullable(), questions: count })),
  /** The newest 150 answers: milliseconds from question to end, characters, and numbered sources. */
  answers: z.array(z.object({ took: count, length: count, sources: count, declined: z.boolean() })),
  /** The languages that questions were asked in. */
  languages: z.array(z.object({ language: z.string(), questions: count })),
});
/** What a company did with Lotse in a period, as numbers: no question and no answer is in them. */
export type Figures = z.output<typeof Figures>;

export const figures = {
  read: endpoint(
    { action: "read", subject: "Figures" },
    "GET",
    "/figures",
    "The company's figures of a period, counted in its own time zone",
  )
    .input(z.object({ period: z.enum(periods).default("30d") }))
    .output(Figures),
};
