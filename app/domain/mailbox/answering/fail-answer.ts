import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Notes that a mail will get no answer because none could be written: its server or the AI provider stayed away. */
export async function failAnswer(db: Db, id: string): Promise<void> {
  await db.run(sql`
    update email_answers set state = 'skipped', reason = 'no_answerer', version = version + 1
    where id = ${id} and state = 'waiting'`);
}
