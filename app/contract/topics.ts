import { z } from "zod";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";

const count = z.number().int();

export const Topic = z.object({
  /** The id of its first question. */
  id: Id,
  /** Words of its questions, the commonest first: those of two people or more, or of a question handed on. */
  words: z.array(z.string()),
  /** What the company's model calls it, from questions handed on: untrusted plain text. Null: the words name it. */
  name: z.string().nullable(),
  /** Also its version: how many questions it has. */
  questions: count,
  declined: count,
  disliked: count,
  unsupported: count,
  firstAt: Instant,
  lastAt: Instant,
  /** Questions in full that their askers handed on, the newest last. */
  wordings: z.array(z.string()),
  /** The divisions that were asked, and the files that were quoted instead, the commonest first. */
  divisions: z.array(Named),
  files: z.array(Named),
});
/** Questions about the same that had no good answer. */
export type Topic = z.output<typeof Topic>;

const TopicList = z.object({
  topics: z.array(Topic),
  /** Further questions, each of one person who did not hand it on: only their number is shown. */
  withheld: count,
});
export type TopicList = z.output<typeof TopicList>;

export const ClosedTopic = z.object({
  id: Id,
  /** `answered`: a document or an approved answer answers its questions now; `not_ours`: a data manager closed it. */
  reason: z.enum(["not_ours", "answered"]),
  /** The words that it showed; none of single questions that were not handed on. */
  words: z.array(z.string()),
  questions: count,
  openedAt: Instant,
  closedAt: Instant,
  /** The file or the wording that answers it, as it was called; its id while it exists. */
  sourceName: z.string().nullable(),
  fileId: Id.nullable(),
  approvedId: Id.nullable(),
});
export type ClosedTopic = z.output<typeof ClosedTopic>;

/** Open topics of the actor's own company. Those of others are not found. */
export const topics = {
  list: endpoint(
    { action: "read", subject: "Feedback", area: "user" },
    "GET",
    "/topics",
    "Lists the topics of questions without a good answer",
  ).output(TopicList),
  closed: endpoint(
    { action: "read", subject: "Feedback", area: "user" },
    "GET",
    "/closed-topics",
    "Lists the topics that were answered or closed in the last 180 days",
  )
    .input(ListInput)
    .output(listOf(ClosedTopic)),
  read: endpoint(
    { action: "read", subject: "Feedback", area: "user" },
    "GET",
    "/topics/{id}",
    "Returns an open topic",
  )
    .input(IdInput)
    .output(Topic),
  close: endpoint(
    { action: "update", subject: "Feedback", area: "user" },
    "POST",
    "/topics/{id}/closure",
    "Closes a topic as not the company's",
  )
    .input(IdInput)
    .output(Topic),
};
