import type { ImapFlow } from "imapflow";
import { storable } from "./mail-text";
import { requireWhole } from "./whole-answer";

const roles = {
  "\\Inbox": "inbox",
  "\\Sent": "sent",
  "\\Drafts": "draft",
  "\\Archive": "archive",
  "\\Junk": "spam",
  "\\Trash": "trash",
} as const;
export type SpecialRole = (typeof roles)[keyof typeof roles];
/** `other`: a folder of the server without a special use; there are many. */
export type FolderRole = SpecialRole | "other";
export type ListedFolder = { path: string; role: FolderRole; delimiter: string };

/** Views of mails that are in other folders, too. */
const views = ["\\All", "\\Flagged", "\\Important"];

/** Chosen: each is checked regularly, and takes a line on the page. */
export const maxOtherFolders = 100;

/**
 * One folder for each known role, the inbox first, then the other folders that can be opened, by path. imapflow
 * decodes the names.
 * @throws Error when the connection ended meanwhile
 */
export async function listFolders(client: ImapFlow): Promise<ListedFolder[]> {
  const special = new Map<SpecialRole, ListedFolder>();
  const others: ListedFolder[] = [];
  const listed = await client.list();
  requireWhole(client);
  for (const { path, specialUse = "", flags, delimiter } of listed) {
    const role = roles[specialUse as keyof typeof roles];
    const folder = { path, delimiter: delimiter || "" };
    if (role && !special.has(role)) special.set(role, { ...folder, role });
    // A name that cannot be stored would end the sync of the whole mailbox.
    else if (!flags.has("\\Noselect") && !views.includes(specialUse) && storable(path) === path)
      others.push({ ...folder, role: "other" });
  }
  others.sort((a, b) => (a.path < b.path ? -1 : 1));
  return [
    ...Object.values(roles).flatMap(role => special.get(role) ?? []),
    ...others.slice(0, maxOtherFolders),
  ];
}

/** The UIDVALIDITY of folders, by path; a renamed folder keeps it. @throws Error when the connection ended meanwhile */
export async function validitiesOf(client: ImapFlow, paths: readonly string[]): Promise<Map<string, number>> {
  const validities = new Map<string, number>();
  for (const path of paths) {
    const status = await client.status(path, { uidValidity: true });
    if (status && status.uidValidity !== undefined) validities.set(path, Number(status.uidValidity));
  }
  requireWhole(client);
  return validities;
}
