import sql from "sql-template-tag";
import type { MailEvent } from "~/contract/mail-choice-fields";
import type { MailChoice } from "~/contract/mail-choices";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { applicableMails, readMailChoices } from "./read-mail-choices";

/** Sets which of the applicable optional mails are sent. Other choices are unchanged. */
export async function changeMailChoices(
  db: Db,
  actor: Actor,
  wanted: readonly MailEvent[],
): Promise<MailChoice[]> {
  const optional = applicableMails(actor);
  const unwanted = optional.filter(event => !wanted.includes(event));
  await db.run(sql`
    update users set unwanted_mails =
      array(select event from unnest(unwanted_mails) as event where event <> all(${optional})) || ${unwanted}::text[]
    where id = ${actor.id}`);
  return readMailChoices(db, actor);
}
