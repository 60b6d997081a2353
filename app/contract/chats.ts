import { z } from "zod";
import { ChatFields } from "./chat-fields";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";

export const Chat = z.object({
  id: Id,
  name: z.string(),
  visibility: z.enum(["private", "public"]),
  /** False for somebody else's public chat: its readers get quotes, never files or pages. */
  own: z.boolean(),
  /** A public chat whose company has no running plan: only its owner sees it. */
  locked: z.boolean(),
  /** Who will answer: 'builtin', or provider/model. */
  answerer: z.string(),
  /** Those that are searched now: what the owner may no longer read has fallen out. Notes only in one's own chats. */
  divisions: z.array(z.object({ id: Id, name: z.string(), notes: z.string(), readyFiles: z.number().int() })),
  questions: z.number().int(),
  version: z.number().int(),
  updatedAt: Instant,
});
/** A chat as the asker sees it. */
export type Chat = z.output<typeof Chat>;

export const chats = {
  list: endpoint({ action: "read", subject: "Chat" }, "GET", "/chats", "One's own chats, and public ones")
    .input(ListInput.extend({ which: z.enum(["own", "public"]).default("own") }))
    .output(listOf(Chat)),
  read: endpoint({ action: "read", subject: "Chat" }, "GET", "/chats/{id}", "One chat")
    .input(IdInput)
    .output(Chat),
  start: endpoint({ action: "create", subject: "Chat" }, "POST", "/chats", "Start a chat over divisions")
    .input(ChatFields)
    .output(Chat),
  change: endpoint(
    { action: "update", subject: "Chat" },
    "PUT",
    "/chats/{id}",
    "Rename a chat, or say who may ask in it",
  )
    .input(ChatFields.extend({ id: Id }))
    .output(Chat),
  remove: endpoint(
    { action: "delete", subject: "Chat" },
    "DELETE",
    "/chats/{id}",
    "Delete a chat with its conversations",
  )
    .input(IdInput)
    .output(Done),
};
