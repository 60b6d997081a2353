import sql from "sql-template-tag";
import type { EmailLabel, EmailTarget } from "~/contract/email-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeEmails, type EmailChange } from "~/domain/mailbox/sync/change-emails";
import { tagEmails } from "./tag-emails";

type Asked = { ids: string[]; whole?: boolean | undefined } & (
  | { act: "read" | "unread" | "star" | "unstar" }
  | { act: "label" | "unlabel"; label: EmailLabel }
  | { act: "tag" | "untag"; tagId: string }
  | { act: "move"; folder: EmailTarget }
);

/** Specified are ten seconds; longer does no harm. */
export const undoMinutes = 10;

const changeOf = (asked: Exclude<Asked, { tagId: string }>): EmailChange => {
  switch (asked.act) {
    case "read":
    case "unread":
      return { read: asked.act === "read" };
    case "star":
    case "unstar":
      return { starred: asked.act === "star" };
    case "label":
    case "unlabel":
      return { label: asked.label, on: asked.act === "label" };
    case "move":
      return { folder: asked.folder };
  }
};

/**
 * Marks, labels, tags or moves mails of the actor's company, or their threads, and keeps what they were. Unknown ids and mails of others are left
 * out, and so are mails on their way when they would be moved.
 * @throws AppError forbidden, not_found for a tag
 */
export function makeEmailChange(
  db: Db,
  actor: Actor,
  asked: Asked,
): Promise<{ changed: number; undo: string | null }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const now = clock.now();
    const movable = asked.act === "move" ? sql`and e.state <> 'waiting'` : sql``;
    const chosen = asked.whole
      ? sql`not e.stale and exists (
          select from emails c where c.company_id = e.company_id and c.thread_id = e.thread_id and c.folder = e.folder
            and c.id = any(${asked.ids}::uuid[]))`
      : sql`e.id = any(${asked.ids}::uuid[])`;
    const before = await tx.many<{ id: string }>(sql`
      select e.id, e.read, e.starred, e.labels, e.folder,
        array(select l.tag_id from email_tags l where l.email_id = e.id order by l.tag_id) as "tagIds"
      from emails e
      where e.company_id = ${companyId} and ${chosen} ${movable} order by e.id`);
    if (before.length === 0) return { changed: 0, undo: null };
    const ids = before.map(({ id }) => id);
    const changed = await ("tagId" in asked
      ? tagEmails(tx, companyId, ids, asked.tagId, asked.act === "tag" ? "add" : "remove")
      : changeEmails(tx, companyId, ids, changeOf(asked)));
    await tx.run(sql`
      delete from email_undos where created_at < ${new Date(now.getTime() - undoMinutes * 60_000)}`);
    const undo = newId();
    await tx.run(sql`
      insert into email_undos (id, company_id, before, created_at)
      values (${undo}, ${companyId}, ${JSON.stringify(before)}::jsonb, ${now})`);
    return { changed, undo };
  });
}
