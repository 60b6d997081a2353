import { z } from "zod";
import { ChatFields } from "./chat-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";

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
  /**
   * Divisions searched now; those that the owner may no longer read are left out. Notes only in the actor's own
   * chats.
   */
  divisions: z.array(z.object({ id: Id, name: z.string(), notes: z.string(), readyFiles: z.number().int() })),
  questions: z.number().int(),
  version: z.number().int(),
  updatedAt: Instant,
});
/** A chat as the actor sees it. */
export type Chat = z.output<typeof Chat>;

export const chats = {
  list: endpoint(
    { action: "read", subject: "Chat" },
    "GET",
    "/chats",
    "Lists the user's own or all public chats",
  )
    .input(ListInput.extend({ which: z.enum(["own", "public"]).default("own") }))
    .output(listOf(Chat)),
  read: endpoint({ action: "read", subject: "Chat" }, "GET", "/chats/{id}", "Returns a chat")
    .input(IdInput)
    .output(Chat),
  start: endpoint({ action: "create", subject: "Chat" }, "POST", "/chats", "Creates a chat over divisions")
    .input(ChatFields)
    .output(Chat),
  change: endpoint(
    { action: "update", subject: "Chat" },
    "PUT",
    "/chats/{id}",
    "Changes name, visibility and divisions of a chat",
  )
    .input(ChatFields.extend({ id: Id }))
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
