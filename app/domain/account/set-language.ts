import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";

/** The language that this person's pages and mails speak from now on, on every device. */
export async function setLanguage(db: Db, actor: Actor, language: Actor["language"]): Promise<void> {
  await db.run(sql`update users set language = ${language} where id = ${actor.id}`);
}
