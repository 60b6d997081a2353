import sql, { type Sql } from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { enqueue } from "~/queue/enqueue";
import { canOwn } from "./list-owners";

/** Number of days before the last day of a file at which its owner is notified. */
const noticeDays = 14;

/** SQL condition on files f: its last day is near, and its owner, who can read it, was not notified of it yet. */
const isDue: Sql = sql`
  f.status <> 'deleting' and f.owner_id is not null and f.valid_until is distinct from f.expiry_told_for
  and f.valid_until between day_of(f.company_id, now()) and day_of(f.company_id, now()) + ${noticeDays}::int
  and exists (select from users u join roles r on r.id = u.role_id where u.id = f.owner_id and ${canOwn})`;

/** Enqueues a mail for each file that expires soon. Repeated calls enqueue nothing twice. */
export async function findExpiring(db: Db): Promise<void> {
  const due = await db.many<{ id: string }>(sql`
    select f.id from files f where f.valid_until is not null and ${isDue} order by f.valid_until, f.id limit 500`);
  for (const { id } of due) await enqueue(db, "tell_expiring", { fileId: id }, { key: `expiring:${id}` });
}

type Owner = { email: string; name: string; language: Language };
type Expiring = Owner & { id: string; file: string; companyId: string; validUntil: string };

/** Mails the owner of a file that it expires soon; once for each last day. */
export async function notifyExpiring(
  db: Db,
  fileId: string,
  compose: (to: Owner, file: { id: string; name: string; validUntil: string }) => MailMessage,
): Promise<void> {
  await db.transaction(async tx => {
    const due = await tx.maybe<Expiring>(sql`
      select f.id, f.name as file, f.company_id as "companyId", f.valid_until as "validUntil",
             u.email, ${personName} as name, u.language
      from files f join users u on u.id = f.owner_id
      where f.id = ${fileId} and ${isDue} for update of f`);
    if (!due) return;
    await tx.run(sql`update files set expiry_told_for = valid_until where id = ${fileId}`);
    const { id, validUntil, email, name, language, companyId } = due;
    await queueMail(tx, {
      to: email,
      companyId,
      purpose: "file_expiring",
      onceKey: `file_expiring:${id}:${validUntil}`,
      message: compose({ email, name, language }, { id, name: due.file, validUntil }),
    });
  });
}
