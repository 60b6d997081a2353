import { z } from "zod";
import { endpoint, Id, IdInput, Named } from "./endpoint";
import { ArchiveFields, FolderFields, PlaceFields } from "./folder-fields";
import { TagMark } from "./tags";

export const Folder = z.object({
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  /** Chats in it that are not archived and that the user still sees. */
  chats: z.number().int(),
  /** Folders in it. */
  folders: z.number().int(),
  version: z.number().int(),
});
/** A folder of the user's own. */
export type Folder = z.output<typeof Folder>;

export const Place = z.object({
  folderId: Id.nullable(),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** The tags that the user has given the chat; other readers do not see them. */
  tags: z.array(TagMark),
});
export type Place = z.output<typeof Place>;

const reading = { action: "read", subject: "Folder" } as const;
const changing = { action: "update", subject: "Folder" } as const;

/** The user's own folders of chats. Those of others are not found. */
export const folders = {
  list: endpoint(
    reading,
    "GET",
    "/folders",
    "Lists the user's own folders of chats, each before those in it",
  ).output(z.array(Folder)),
  read: endpoint(reading, "GET", "/folders/{id}", "Returns a folder of chats").input(IdInput).output(Folder),
  add: endpoint({ action: "create", subject: "Folder" }, "POST", "/folders", "Adds a folder of chats")
    .input(FolderFields)
    .output(Folder),
  change: endpoint(changing, "PUT", "/folders/{id}", "Changes name and parent of a folder of chats")
    .input(FolderFields.extend({ id: Id }))
    .output(Folder),
  remove: endpoint(
    { action: "delete", subject: "Folder" },
    "DELETE",
    "/folders/{id}",
    "Deletes a folder; its chats go to the folder above, or to none",
  )
    .input(IdInput)
    .output(Named),
  place: endpoint(
    changing,
    "PUT",
    "/chats/{id}/place",
    "Puts a chat into one of the user's folders, pins it, archives it or sets the user's tags of it",
  )
    .input(PlaceFields.extend({ id: Id }))
    .output(Place),
  archive: endpoint(
    changing,
    "PUT",
    "/archived-chats",
    "Archives chats for the user, or takes them out of their archive; leaves out those that they do not see",
  )
    .input(ArchiveFields)
    .output(z.object({ changed: z.number().int() })),
};
