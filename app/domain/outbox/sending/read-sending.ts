import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Language } from "~/contract/language";
import type { LetterPurpose } from "~/contract/letter-purposes";
import type { MailContent } from "~/contract/mail-blocks";
import type { MailSending } from "~/contract/mail-sendings";
import type { Db } from "~/db/connection";
import { countRecipients, type Group } from "./recipients";

/** A stored letter. */
export type SendingRow = Group & {
  id: string;
  purpose: LetterPurpose;
  language: Language;
  subject: string;
  blocks: MailContent["blocks"];
  state: MailSending["state"];
  queued: number;
  lastId: string | null;
  version: number;
  createdAt: Date;
  startedAt: Date | null;
};

const columns = sql`
  s.id, s.purpose, s.language, s.subject, s.blocks, s.state, s.queued, s.last_id as "lastId", s.version,
  s.created_at as "createdAt", s.started_at as "startedAt", s.person_id as "personId", s.role_id as "roleId", s.company_id as "companyId",
  s.to_language as "toLanguage"`;

/** SQL condition: mails of a letter s wait to be handed over. */
export const hasWaiting = sql`exists (select from mails m where m.sending_id = s.id and m.state = 'waiting')`;

/** Locks a letter until the transaction ends; undefined if it is gone. */
export const lockSending = (tx: Db, id: string): Promise<SendingRow | undefined> =>
  tx.maybe<SendingRow>(sql`select ${columns} from mail_sendings s where s.id = ${id} for update`);

/** A letter with its recipients and its content. @throws AppError not_found */
export async function readSending(db: Db, id: string): Promise<MailSending & { content: MailContent }> {
  const sending = await db.maybe<SendingRow>(sql`select ${columns} from mail_sendings s where s.id = ${id}`);
  if (!sending) throw new AppError("not_found");
  const { personId, roleId, companyId, toLanguage, blocks, lastId: _, startedAt: __, ...shown } = sending;
  const group = { personId, roleId, companyId, toLanguage };
  const [counts, mails, names] = await Promise.all([
    countRecipients(db, sending.purpose, group),
    db.one<Pick<MailSending, "sent" | "waiting">>(sql`
      select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'waiting') as waiting
      from mails where sending_id = ${id}`),
    db.one<Pick<MailSending["to"], "person" | "role" | "company">>(sql`
      select (select email from users where id = ${personId}) as person,
             (select name from companies where id = ${companyId}) as company,
             (select json_build_object('name', name, 'key', key) from roles where id = ${roleId}) as role`),
  ]);
  return {
    ...shown,
    ...counts,
    ...mails,
    to: { ...names, language: toLanguage },
    group: { role: roleId, company: companyId, language: toLanguage },
    content: { subject: sending.subject, blocks },
  };
}
