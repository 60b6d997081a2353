import sql from "sql-template-tag";
import type { SendingMailbox } from "~/contract/email-drafts";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

/** Lists the mailboxes of the actor's company, the oldest first. @throws AppError forbidden for users without one */
export const listSenders = async (db: Db, actor: Actor): Promise<SendingMailbox[]> =>
  db.many<SendingMailbox>(sql`
    select id, email, coalesce(nullif(email_from, ''), email) as "from", signature from smtp_settings
    where company_id = ${ownCompany(actor)} order by created_at, id`);
