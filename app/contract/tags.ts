import { z } from "zod";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";
import { tagColours } from "./tag-colours";
import { TagFields, tagSorts } from "./tag-fields";

/** A tag as it is shown at a marked record. */
export const TagMark = z.object({ id: Id, name: z.string(), colour: z.enum(tagColours) });
export type TagMark = z.output<typeof TagMark>;

export const Tag = TagMark.extend({
  /** The number of feedbacks that have it. */
  feedback: z.number().int(),
  /** The number of the company's files, also of those that the user may not read. */
  files: z.number().int(),
  /** The number of the company's mails. */
  emails: z.number().int(),
  /** The number of the actor's own chats with the tag; chats of other users are not counted. */
  chats: z.number().int(),
  version: z.number().int(),
  createdAt: Instant,
});
export type Tag = z.output<typeof Tag>;

export const TagChoice = TagMark.extend({
  /** Its words occur among the words that were asked with; three at most. */
  suggested: z.boolean(),
});
export type TagChoice = z.output<typeof TagChoice>;

export const TagFilter = z.object({
  search: ListInput.shape.search,
  sort: z.enum(tagSorts).default("name"),
});
export type TagFilter = z.output<typeof TagFilter>;
export const TagQuery = ListInput.extend(TagFilter.shape);

/** The tags of the actor's own company. Those of others are not found. */
export const tags = {
  list: endpoint({ action: "read", subject: "Tag" }, "GET", "/tags", "Lists the company's tags")
    .input(TagQuery)
    .output(listOf(Tag)),
  choices: endpoint(
    "signed-in",
    "POST",
    "/tags/choices",
    "Lists the company's tags to choose from, those first that fit some words",
    { changesNothing: true },
  )
    .input(z.object({ words: z.string().max(4000).default("") }))
    .output(z.array(TagChoice)),
  read: endpoint({ action: "read", subject: "Tag" }, "GET", "/tags/{id}", "Returns a tag")
    .input(IdInput)
    .output(Tag),
  add: endpoint({ action: "create", subject: "Tag" }, "POST", "/tags", "Adds a tag")
    .input(TagFields)
    .output(Tag),
  change: endpoint(
    { action: "update", subject: "Tag" },
    "PUT",
    "/tags/{id}",
    "Changes name and colour of a tag",
  )
    .input(TagFields.extend({ id: Id }))
    .output(Tag),
  merge: endpoint(
    { action: "delete", subject: "Tag" },
    "POST",
    "/tags/{id}/merger",
    "Gives what has the tag another one and deletes it; returns the other one",
  )
    .input(IdInput.extend({ intoId: z.uuid("field.required") }))
    .output(Tag),
  remove: endpoint({ action: "delete", subject: "Tag" }, "DELETE", "/tags/{id}", "Deletes a tag")
    .input(IdInput)
    .output(Named),
};
