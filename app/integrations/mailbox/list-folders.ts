import type { ImapFlow } from "imapflow";
import { requireWhole } from "./whole-answer";

const roles = {
  "\\Inbox": "inbox",
  "\\Sent": "sent",
  "\\Drafts": "draft",
  "\\Junk": "spam",
  "\\Trash": "trash",
} as const;
export type FolderRole = (typeof roles)[keyof typeof roles];

/** The folders with a known role, one for each, the inbox first. @throws Error when the connection ended meanwhile */
export async function listFolders(client: ImapFlow): Promise<{ path: string; role: FolderRole }[]> {
  const pathsByRole = new Map<FolderRole, string>();
  const listed = await client.list();
  requireWhole(client);
  for (const { path, specialUse } of listed) {
    const role = roles[specialUse as keyof typeof roles];
    if (role && !pathsByRole.has(role)) pathsByRole.set(role, path);
  }
  return Object.values(roles).flatMap(role => {
    const path = pathsByRole.get(role);
    return path === undefined ? [] : [{ path, role }];
  });
}
