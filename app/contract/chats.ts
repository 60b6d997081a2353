import { z } from "zod";
import { answerLengths, shareModes } from "./chat-choices";
import { ChatFields, ChatNameFields } from "./chat-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";
import { Place } from "./folders";
import { languages } from "./language";

export const Chat = z.object({
  id: Id,
  name: z.string(),
  visibility: z.enum(["private", "public"]),
  /** False for public chats of others: their readers get quotes, never files or pages. */
  own: z.boolean(),
  /** A public chat whose company has no running plan: only its owner sees it. */
  locked: z.boolean(),
  /** The provider of answers: 'builtin', or provider/model. */
  answerer: z.string(),
  /** The model chosen for this chat; null for the company's, and in chats of others. */
  model: z.string().nullable(),
  /** The models that the owner may choose, the company's first; empty if there is no choice. */
  models: z.array(z.string()),
  answerLength: z.enum(answerLengths).default("normal"),
  /** The language a model writes in; null is that of the asking user. */
  answerLanguage: z.enum(languages).nullable().default(null),
  /**
   * Divisions searched now; those that the owner may no longer read are left out. Notes only in the actor's own
   * chats.
   */
  divisions: z.array(
    z.object({
      id: Id,
      name: z.string(),
      notes: z.string(),
      readyFiles: z.number().int(),
      /** Approved answers that are given now. */
      approvedAnswers: z.number().int(),
      /** Only some of its files are searched, which `files` names, and no approved answers. */
      onlyFiles: z.boolean().default(false),
    }),
  ),
  /** The files that it is limited to, as far as the user may read them. */
  files: z.array(z.object({ id: Id, name: z.string(), divisionId: Id })).default([]),
  /** Divisions of a chat shared with the user that they may not read: they see nothing of these. */
  hiddenDivisions: z.number().int(),
  questions: z.number().int(),
  /** Who shares it with the user, and whether they may ask questions in it; null for own and for public chats. */
  shared: z.object({ by: z.string(), mode: z.enum(shareModes) }).nullable(),
  /** With how many people the user shares it; 0 in chats of others. */
  readers: z.number().int(),
  place: Place,
  /** Something was asked or answered by others since the user had it open, or it was shared with them. */
  news: z.boolean(),
  version: z.number().int(),
  updatedAt: Instant,
});
/** A chat as the actor sees it. */
export type Chat = z.output<typeof Chat>;

/** `othersQuestions`: in a chat of the actor, the questions of other people that the actor may read; elsewhere 0. */
export const OpenedChat = Chat.extend({ othersQuestions: z.number().int() });
export type OpenedChat = z.output<typeof OpenedChat>;

export const ListedChat = Chat.extend({
  /** In a search: the newest question of the user there that contains the words. */
  asked: z.object({ id: Id, question: z.string() }).nullable(),
  /** As in {@link OpenedChat}; only where chats are listed by their ids. */
  othersQuestions: z.number().int().optional(),
});
export type ListedChat = z.output<typeof ListedChat>;

export const chats = {
  list: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/chats",
    "Lists the user's own chats, those shared with them, both, or all public ones; archived ones apart",
  )
    .input(
      ListInput.extend({
        /** Only these, archived or not. */
        ids: z.array(Id).max(100).optional(),
        which: z.enum(["own", "shared", "mine", "public"]).default("own"),
        /** One of the user's folders, or those in none. */
        folder: z.union([Id, z.literal("none")]).optional(),
        pinned: z.enum(["yes", "no"]).optional(),
        archived: z.enum(["yes", "no"]).default("no"),
        /** Only those that the user has given this tag. */
        tagId: Id.optional(),
      }),
    )
    .output(listOf(ListedChat)),
  read: endpoint({ action: "read", subject: "Chat" }, "GET", "/chats/{id}", "Returns a chat")
    .input(IdInput)
    .output(OpenedChat),
  start: endpoint({ action: "create", subject: "Chat" }, "POST", "/chats", "Creates a chat over divisions")
    .input(ChatFields)
    .output(Chat),
  change: endpoint(
    { action: "update", subject: "Chat" },
    "PUT",
    "/chats/{id}",
    "Changes name, visibility, divisions and files of a chat",
  )
    .input(ChatFields.extend({ id: Id }))
    .output(Chat),
  rename: endpoint({ action: "update", subject: "Chat" }, "PUT", "/chats/{id}/name", "Renames a chat")
    .input(ChatNameFields.extend({ id: Id }))
    .output(Chat),
  remove: endpoint(
    { action: "delete", subject: "Chat" },
    "DELETE",
    "/chats/{id}",
    "Deletes a chat with its conversations",
  )
    .input(IdInput)
    .output(Named),
};
