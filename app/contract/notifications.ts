import { z } from "zod";
import { endpoint, Id, Instant } from "./endpoint";
import { peopleKinds } from "./people-fields";
import { undeliveredReasons } from "./undelivered-reasons";

const FileEvent = z.object({
  kind: z.enum(["file-ready", "file-failed", "file-stopped", "file-quarantined"]),
  /** The file's id. */
  id: Id,
  name: z.string(),
  divisionId: Id,
  divisionName: z.string(),
  /** The code of contract/errors if the file failed. */
  reason: z.string().nullable(),
  at: Instant,
});

/** New feedback given to the company: that of an hour is one event. */
const FeedbackEvent = z.object({
  kind: z.literal("feedback"),
  /** The newest one's id. */
  id: Id,
  count: z.number().int(),
  at: Instant,
});

/** A chat that its owner shares with the actor. */
const ShareEvent = z.object({
  kind: z.literal("chat-shared"),
  /** The chat's id. */
  id: Id,
  name: z.string(),
  /** The user who shares it. */
  by: z.string(),
  at: Instant,
});

/** A question of the actor's that stayed open, and can be answered now. */
const AnsweredEvent = z.object({
  kind: z.literal("question-answered"),
  /** The question's id. */
  id: Id,
  chatId: Id,
  /** The question. */
  name: z.string(),
  /** The file or the wording that answers it. */
  source: z.string(),
  at: Instant,
});

/** A question of the actor's that was handed on, and that the company has settled. */
const SettledEvent = z.object({
  kind: z.literal("question-settled"),
  /** The question's id. */
  id: Id,
  chatId: Id,
  /** The question. */
  name: z.string(),
  at: Instant,
});

/** A budget for AI models that a question did not fit in any more, once a month. */
const BudgetEvent = z.object({
  kind: z.literal("budget-used-up"),
  /** The company's, the division's or the user's id. */
  id: Id,
  /** The division or user; null for the company's budget. */
  name: z.string().nullable(),
  at: Instant,
});

/** The actor's chats can be read by another person, or could be. */
const InspectedEvent = z.object({
  kind: z.literal("chats-inspected"),
  /** The inspection's id. */
  id: Id,
  /** The user who requested it. */
  name: z.string(),
  at: Instant,
});

/** An inspection that the actor is to approve or refuse. */
const InspectionWaitsEvent = InspectedEvent.extend({ kind: z.literal("inspection-waits") });

/** Inspections were turned on in the actor's company. */
const InspectionsOnEvent = z.object({
  kind: z.literal("inspections-on"),
  /** The company's id. */
  id: Id,
  /** The user who changed it. */
  name: z.string(),
  at: Instant,
});

/** Inspections were turned off. */
const InspectionsOffEvent = InspectionsOnEvent.extend({ kind: z.literal("inspections-off") });

/** The invitation of a person did not arrive. */
const UndeliveredEvent = z.object({
  kind: z.literal("invitation-undelivered"),
  /** The invited person's id. */
  id: Id,
  name: z.string(),
  /** The list that they are in. */
  person: z.enum(["employee", ...peopleKinds]),
  reason: z.enum(undeliveredReasons),
  at: Instant,
});

export const Notification = z.discriminatedUnion("kind", [
  FileEvent,
  FeedbackEvent,
  ShareEvent,
  AnsweredEvent,
  SettledEvent,
  BudgetEvent,
  InspectedEvent,
  InspectionWaitsEvent,
  InspectionsOnEvent,
  InspectionsOffEvent,
  UndeliveredEvent,
]);
/** A recent event that its reader may look at. */
export type Notification = z.output<typeof Notification>;

/** Recent events in the actor's area, newest first. */
export const notifications = {
  list: endpoint("signed-in", "GET", "/notifications", "Lists the events of the last 30 days, latest first")
    .input(z.object({}))
    .output(z.array(Notification)),
};
