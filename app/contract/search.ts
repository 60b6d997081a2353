import { z } from "zod";
import { endpoint, Id } from "./endpoint";
import { oneLine } from "./plain-text";
import { recordKinds } from "./record-kinds";
import { tooLong } from "./too-long";

export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  id: Id,
  name: z.string(),
  /** Distinguishes records of the same name: a file's division, or a person's address if the actor may see it. */
  note: z.string().nullable(),
  /** The places of the words of a passage: offsets (UTF-16) in the text of a page. */
  place: z
    .object({ fileId: Id, pageId: Id, from: z.number().int(), to: z.number().int() })
    .nullable()
    .default(null),
  /** Of a chat: the newest question of the user there that contains the words. */
  asked: z.object({ id: Id, question: z.string() }).nullable().default(null),
});
/** A found record: only its name, or for a passage the words around the match; its page shows the rest. */
export type FoundRecord = z.output<typeof FoundRecord>;

/** A passage as a search finds it, best first. */
const TriedPassage = z.object({
  id: Id,
  /** Null for an approved answer. */
  place: z.object({ fileId: Id, pageId: Id, number: z.number().int().nullable() }).nullable(),
  name: z.string(),
  heading: z.string().nullable(),
  text: z.string(),
  /** Relative to the best passage: 0 to 1. */
  score: z.number(),
  /** The words of the question that it contains, also as other words or parts of words. */
  words: z.array(z.string()),
  /** The sentence that would be quoted of it, in UTF-16 offsets of `text`. */
  sentence: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
});
export type TriedPassage = z.output<typeof TriedPassage>;

export const TriedSearch = z.object({
  /** The question with words replaced or corrected; null if it was searched as it is. */
  searchedAs: z.string().nullable(),
  /** What a reader would get. */
  level: z.enum(["answer", "nearest", "nothing"]),
  /** How clearly the passages answer the question, and the values from which on they are an answer, or shown. */
  clarity: z.object({ value: z.number().nullable(), answer: z.number(), nearest: z.number() }),
  passages: z.array(TriedPassage),
  /** Content words of the question that no searched passage contains. */
  missing: z.array(z.string()),
});
/** What a search finds and why, without writing an answer. */
export type TriedSearch = z.output<typeof TriedSearch>;

/** Searches all records with a name. Finds only those that the actor may open. */
export const search = {
  find: endpoint(
    "signed-in",
    "GET",
    "/search",
    "Finds chats, divisions, files and people by name, chats also by the user's own questions, and passages by their words; without words, the user's latest chats",
  )
    .input(
      z.object({
        words: oneLine().max(100).default(""),
        /** Only records of this kind, and more of them. */
        kind: z.enum(recordKinds).optional(),
        /** Only files and passages of this division. */
        divisionId: Id.optional(),
      }),
    )
    .output(z.array(FoundRecord)),
  try: endpoint(
    { action: "update", subject: "Division" },
    "GET",
    "/search/trial",
    "Shows what a question finds in the documents, and why; stores nothing and writes no answer",
  )
    .input(
      z.object({
        question: oneLine().min(1, "field.required").max(500, tooLong),
        /** Without it all that the actor may search. */
        divisionId: Id.optional(),
      }),
    )
    .output(TriedSearch),
};
