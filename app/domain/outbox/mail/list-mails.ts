import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { Mail } from "~/contract/mailbox";
import type { Db } from "~/db/connection";
import { settings } from "~/env";

/**
 * The newest hundred mails of the outbox, for the development mailbox.
 * @throws AppError not_found in production
 */
export function listMails(db: Db): Promise<z.output<typeof Mail>[]> {
  if (settings().production) throw new AppError("not_found");
  return db.many(sql`
    select id, to_address as "to", subject, text, state, reason, created_at as "createdAt"
    from mails order by created_at desc, id desc limit 100`);
}
