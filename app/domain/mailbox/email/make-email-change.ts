import sql from "sql-template-tag";
import type { EmailLabel, EmailTarget, LeftReason } from "~/contract/email-fields";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeEmails, type EmailChange } from "~/domain/mailbox/sync/change-emails";
import { isSameFolder } from "./email-rows";
import { requireServerFolder } from "./list-server-folders";
import { tagEmails } from "./tag-emails";

type ChangeRequest = { ids: string[]; whole?: boolean | undefined } & (
  | { act: "read" | "unread" | "star" | "unstar" }
  | { act: "label" | "unlabel"; label: EmailLabel }
  | { act: "tag" | "untag"; tagId: string }
  | { act: "move"; folder: EmailTarget }
  | { act: "moveTo"; folderId: string }
);

/** The specification requires ten seconds; longer is harmless. */
export const undoMinutes = 10;

const changeOf = (request: Exclude<ChangeRequest, { tagId: string }>): EmailChange => {
  switch (request.act) {
    case "read":
    case "unread":
      return { read: request.act === "read" };
    case "star":
    case "unstar":
      return { starred: request.act === "star" };
    case "label":
    case "unlabel":
      return { label: request.label, on: request.act === "label" };
    case "move":
      return { folder: request.folder };
    case "moveTo":
      return { folderId: request.folderId };
  }
};

type LeftOut = { id: string; subject: string; reason: LeftReason };
type Before = {
  id: string;
  subject: string;
  read: boolean;
  starred: boolean;
  labels: EmailLabel[];
  folder: string;
  folderId: string | null;
  settingId: string;
  state: string;
  tagIds: string[];
};

/**
 * Marks, labels, tags or moves mails of the actor's company, or their threads, and stores their state before for an
 * undo. Mails that cannot be changed are returned with the reason: gone, being sent, or at another server than the folder.
 * @throws AppError forbidden, not_found for a tag or folder, and if none of the mails exists in the company
 */
export function makeEmailChange(
  db: Db,
  actor: Actor,
  request: ChangeRequest,
): Promise<{ changed: number; undo: string | null; left: LeftOut[] }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const now = clock.now();
    const target =
      request.act === "moveTo" ? await requireServerFolder(tx, companyId, request.folderId) : undefined;
    const chosen = request.whole
      ? sql`(e.id = any(${request.ids}::uuid[]) or not e.stale and exists (
          select from emails m where m.company_id = e.company_id and m.thread_id = e.thread_id and ${isSameFolder}
            and m.id = any(${request.ids}::uuid[])))`
      : sql`e.id = any(${request.ids}::uuid[])`;
    const rows = await tx.many<Before>(sql`
      select e.id, e.subject, e.read, e.starred, e.labels, e.folder, e.folder_id as "folderId",
        e.smtp_setting_id as "settingId", e.state,
        array(select l.tag_id from email_tags l where l.email_id = e.id order by l.tag_id) as "tagIds"
      from emails e where e.company_id = ${companyId} and ${chosen} order by e.id`);
    if (rows.length === 0) throw new AppError("not_found");
    const isMove = request.act === "move" || request.act === "moveTo";
    const reasonOf = ({ state, settingId, folderId }: Before): LeftReason | undefined => {
      if (isMove && state === "waiting") return "sending";
      // Drafts that no server has cannot be archived.
      if ((target || (request.act === "move" && request.folder === "archive")) && !folderId)
        return "notStored";
      return target && settingId !== target.settingId ? "otherMailbox" : undefined;
    };
    const missingIds = new Set(request.ids.filter(id => !rows.some(row => row.id === id)));
    const left: LeftOut[] = [...missingIds].map(id => ({ id, subject: "", reason: "gone" }));
    for (const row of rows) {
      const reason = reasonOf(row);
      if (reason) left.push({ id: row.id, subject: row.subject, reason });
    }
    const before = rows.filter(row => !reasonOf(row));
    if (before.length === 0) return { changed: 0, undo: null, left };
    const ids = before.map(({ id }) => id);
    const changed = await ("tagId" in request
      ? tagEmails(tx, companyId, ids, request.tagId, request.act === "tag" ? "add" : "remove")
      : changeEmails(tx, companyId, ids, changeOf(request)));
    await tx.run(sql`
      delete from email_undos where created_at < ${new Date(now.getTime() - undoMinutes * 60_000)}`);
    const undo = newId();
    const previous = before.map(({ subject: _, settingId: __, state: ___, ...marks }) => marks);
    await tx.run(sql`
      insert into email_undos (id, company_id, before, created_at)
      values (${undo}, ${companyId}, ${JSON.stringify(previous)}::jsonb, ${now})`);
    return { changed, undo, left };
  });
}
