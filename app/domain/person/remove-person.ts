import type { Db } from "~/db/connection";
import { keepAdministrator } from "~/domain/role/keep-administrator";
import type { Actor } from "~/domain/session/actor";
import { claimPerson } from "./claim-person";
import { erasePerson } from "./erase-person";

/**
 * Removes somebody with their sessions, links, chats and conversations, and the mails to them; with the last data
 * manager their company goes too. The activity log keeps ids and no names.
 * @throws AppError not_found, person_self, person_beyond, last_administrator, conflict_version
 */
export async function removePerson(db: Db, actor: Actor, id: string, seen?: number): Promise<void> {
  await db.transaction(async tx => {
    await keepAdministrator(tx, id);
    await claimPerson(tx, actor, id, seen);
    await erasePerson(tx, id);
  });
}
