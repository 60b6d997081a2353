import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";

/** Sets the language of the user's pages and mails, on all devices. */
export async function setLanguage(db: Db, actor: Actor, language: Actor["language"]): Promise<void> {
  await db.run(sql`update users set language = ${language} where id = ${actor.id}`);
}
