import { z } from "zod";
import { Span, SpanInput } from "./dashboard-span";
import { endpoint, Id, Instant } from "./endpoint";
import { storageStates } from "./storage-states";

const count = z.number().int();

export const Counted = z.object({
  questions: count,
  answered: count,
  /** The documents did not contain the answer. */
  declined: count,
  /** Answered, with sentences that no passage supports. */
  unsupported: count,
  stopped: count,
  /** Failed or interrupted. */
  failed: count,
  /** Average milliseconds until an answer's first word; null if none was timed. */
  firstWordMs: count.nullable(),
  /** Most people of the company, and of others, who asked on one day. */
  people: count,
  guests: count,
  chats: count,
  files: count,
  likes: count,
  dislikes: count,
  happy: count,
  neutral: count,
  negative: count,
});
/** What was counted on some days. */
export type Counted = z.output<typeof Counted>;

/** The days of a span in steps of its unit, without gaps; `start` is a step's first day. */
const Buckets = z.array(Counted.extend({ start: z.iso.date() }));
const Counts = z.object({ span: Span, buckets: Buckets, totals: Counted, before: Counted });
export type Counts = z.output<typeof Counts>;

const Document = z.object({ id: Id, name: z.string().nullable(), quotes: count });

export const CompanyDashboard = Counts.extend({
  timeZone: z.string(),
  /** Whether the company has ever had a question: figures mean nothing before. */
  begun: z.boolean(),
  files: z.object({
    ready: count,
    waiting: count,
    failed: count,
    /** Files that wait for a decision about places found in them. */
    quarantined: count,
    /** Processed files past their last day. */
    expired: count,
    bytes: count,
    pages: count,
    /** When the oldest failed file was added. */
    failedSince: Instant.nullable(),
  }),
  documents: z.object({
    /** The files most quoted in the span. `name` is null if the user may not read files. */
    most: z.array(Document),
    /** Processed files that were not quoted in the span: the oldest, and how many there are. */
    never: z.array(Document),
    neverCount: count,
  }),
  /** The user's own chats, the last used first; null if they may not read chats. */
  chats: z.array(z.object({ id: Id, name: z.string(), updatedAt: Instant })).nullable(),
  /** Disliked answers whose feedback is not settled; null if the user may not read feedback. */
  disliked: count.nullable(),
  /** Golden questions that are answered otherwise now; null if the user may not read files. */
  golden: count.nullable(),
  /** Answers to mails that wait for approval; null if the user may not decide about them. */
  mailAnswers: count.nullable(),
  /** Invitations of employees that did not arrive; null for readers who may not change employees. */
  undeliveredInvitations: count.nullable(),
  /** Open topics, and by week what became of topics and questions; null if the user may not read feedback. */
  topics: z
    .object({
      open: count,
      /** Questions without a good answer that wait for one now, in topics or alone, without those only disliked. */
      questions: count,
      weeks: z.array(
        z.object({ start: z.iso.date(), opened: count, closed: count, questions: count, answered: count }),
      ),
      /** What became of topics in each step of the span. */
      steps: z.array(z.object({ start: z.iso.date(), opened: count, closed: count })),
    })
    .nullable(),
});
/** A company's figures as counted by day: no words of chats, and nothing by person. */
export type CompanyDashboard = z.output<typeof CompanyDashboard>;

const healthParts = ["database", "index", "storage", "mail", "provider"] as const;
const healthStates = ["ok", "late", "broken", "off"] as const;
const Health = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  /** Since when it has been in this state; null until that was seen by the sweep. */
  since: Instant.nullable(),
  /** Files or mails that wait, or bytes that are free. */
  amount: count.nullable(),
  /** The fault of a broken file store. */
  fault: z.enum(storageStates).optional(),
});
export type Health = z.output<typeof Health>;

const NamedCompany = z.object({ name: z.string(), now: count, before: count });

export const InstallationDashboard = Counts.extend({
  /** Each part is null if the user may not read its module. */
  users: z.array(z.object({ role: z.string(), own: z.boolean(), users: count, fresh: count })).nullable(),
  companies: z
    .object({
      all: count,
      fresh: count,
      active: count,
      /** Companies that asked more than in the span before, and those that stopped asking. */
      growing: z.array(NamedCompany),
      quiet: z.array(NamedCompany),
      newest: z.array(z.object({ name: z.string(), since: Instant })),
    })
    .nullable(),
  files: z
    .object({
      ready: count,
      waiting: count,
      failed: count,
      stopped: count,
      quarantined: count,
      bytes: count,
      failedCompanies: count,
      failedSince: Instant.nullable(),
    })
    .nullable(),
  queue: z
    .object({
      waiting: count,
      failed: count,
      oldest: Instant.nullable(),
      /** Files processed and mails sent in the last hour. */
      lastHour: count,
      mailsWaiting: count,
      mailsFailed: count,
      /** Sent ones that a mail server has reported as undelivered. */
      mailsUndelivered: count,
      mailsSince: Instant.nullable(),
    })
    .nullable(),
  health: z.array(Health).nullable(),
  /** Companies by running plan; null if the user may not read invoices or no plans are sold. */
  plans: z.array(z.object({ plan: z.string(), companies: count, started: count })).nullable(),
  /** What was invoiced in each step of the span by designation, net; null like the plans. */
  revenue: z.array(z.object({ designation: z.string(), cents: z.array(count) })).nullable(),
  /** Whether the user may read feedback; without it likes and moods are 0 here, as are added files without `files`. */
  feedback: z.boolean(),
  /** Feedback to the operator that is not settled; null if the user may not read feedback. */
  openFeedback: z.object({ count, since: Instant.nullable() }).nullable(),
  /** Invoices past their day and what is to be paid for them; null like the plans. */
  overdue: z.object({ count, cents: count, since: z.iso.date().nullable() }).nullable(),
  /** Open cancellations and withdrawals; null like the plans. */
  declarations: z.object({ count, since: Instant.nullable() }).nullable(),
  /** Companies whose last charge failed and whose plan still runs, by its end; null like the plans. */
  pastDue: z.array(z.object({ name: z.string(), until: Instant })).nullable(),
});
export type InstallationDashboard = z.output<typeof InstallationDashboard>;

export const groups = ["all", "small", "medium", "large"] as const;

export const AnalysisDashboard = Counts.extend({
  group: z.enum(groups),
  /** Weeks of the span, and the weekly figures of groups left out because fewer than five people asked. */
  weeks: count,
  hidden: count,
  /** Groups of the span before that are left out of the comparison. */
  hiddenBefore: count,
  /** Words that at least two companies tag with, by how much feedback has them; at most 12. */
  tags: z.array(z.object({ name: z.string(), feedback: count })),
  /** Open topics at the end of each week that is shown, and the questions in them. */
  topics: z.array(z.object({ week: z.iso.date(), topics: count, questions: count })),
});
/** Figures across companies in complete weeks. Every published number is about at least five people. */
export type AnalysisDashboard = z.output<typeof AnalysisDashboard>;

export const dashboard = {
  company: endpoint(
    { action: "read", subject: "Figures", area: "user" },
    "GET",
    "/dashboard/company",
    "Returns what was counted in the user's company in a span, compared with the span before",
  )
    .input(SpanInput)
    .output(CompanyDashboard),
  installation: endpoint(
    { action: "manage", subject: "admin" },
    "GET",
    "/dashboard/installation",
    "Returns the figures of all companies together and the state of the installation, by the modules the user may read",
  )
    .input(SpanInput)
    .output(InstallationDashboard),
  analysis: endpoint(
    { action: "read", subject: "Figures", area: "analysis" },
    "GET",
    "/dashboard/analysis",
    "Returns figures across companies in whole weeks, without groups of fewer than five people",
  )
    .input(SpanInput.and(z.object({ group: z.enum(groups).default("all") })))
    .output(AnalysisDashboard),
};
