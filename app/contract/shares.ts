import { z } from "zod";
import { shareModes } from "./chat-choices";
import { ShareFields } from "./chat-fields";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";

const Person = z.object({ id: Id, name: z.string(), avatar: z.string().nullable() });

/** A division as its name. */
const Division = z.object({ id: Id, name: z.string() });

export const Contact = Person.extend({
  /** Data managers read all divisions of their company. */
  manages: z.boolean(),
  /** Divisions that both may read, by name. */
  divisions: z.array(Division),
});
/** A person whom the user can share a chat with. */
export type Contact = z.output<typeof Contact>;

export const Share = z.object({
  chatId: Id,
  chatName: z.string(),
  /** The other person: the reader of an own chat, or the owner of a chat of theirs. */
  person: Person,
  mode: z.enum(shareModes),
  since: Instant,
  version: z.number().int(),
});
/** A chat that its owner shares with another person. */
export type Share = z.output<typeof Share>;

export const SharePreview = z.object({
  chatName: z.string(),
  person: Person,
  /** How it is shared with this person now; null for not. */
  mode: z.enum(shareModes).nullable(),
  version: z.number().int().nullable(),
  /** Divisions that the chat searches or cites: those that this person may read, and those that they may not. */
  visible: z.array(Division),
  hidden: z.array(Division),
  questions: z.number().int(),
  /** Answered questions whose answers this person would not see. */
  withheld: z.number().int(),
});
export type SharePreview = z.output<typeof SharePreview>;

const owning = { action: "update", subject: "Chat" } as const;
const reading = { action: "read", subject: "Chat" } as const;

/** Sharing of chats within a company. Only the owner of a chat shares it. */
export const shares = {
  contacts: endpoint(
    owning,
    "GET",
    "/contacts",
    "Lists the people who may read one of the user's divisions, with the divisions in common",
  )
    .input(ListInput.extend({ divisionId: Id.optional() }))
    .output(listOf(Contact)),
  contact: endpoint(
    owning,
    "GET",
    "/contacts/{id}",
    "Returns a person whom the user can share chats with, and the divisions in common",
  )
    .input(IdInput)
    .output(Contact),
  given: endpoint(owning, "GET", "/shares/given", "Lists with whom the user shares their chats").output(
    z.array(Share),
  ),
  received: endpoint(reading, "GET", "/shares/received", "Lists the chats shared with the user").output(
    z.array(Share),
  ),
  ofChat: endpoint(owning, "GET", "/chats/{id}/shares", "Lists with whom the user shares one of their chats")
    .input(IdInput)
    .output(z.array(Share)),
  preview: endpoint(
    owning,
    "GET",
    "/chats/{id}/shares/preview",
    "Returns what a person would see of one of the user's chats, and what they would not",
  )
    .input(IdInput.extend({ userId: Id }))
    .output(SharePreview),
  share: endpoint(
    owning,
    "PUT",
    "/chats/{id}/shares",
    "Shares one of the user's chats with a person, to read or to ask along, or changes that",
  )
    .input(ShareFields.extend({ id: Id, userId: Id }))
    .output(Share),
  end: endpoint(
    owning,
    "POST",
    "/chats/{id}/shares/end",
    "Stops sharing one of the user's chats with a person",
  )
    .input(IdInput.extend({ userId: Id }))
    .output(Done),
  leave: endpoint(
    reading,
    "DELETE",
    "/chats/{id}/share",
    "Removes a chat shared with the user from their chats",
  )
    .input(IdInput)
    .output(Done),
};
