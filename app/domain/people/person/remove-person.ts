import type { Named } from "~/contract/endpoint";
import type { PeopleKind } from "~/contract/people-fields";
import type { Db } from "~/db/connection";
import { requireAnotherAdministrator } from "~/domain/access/role/require-another-administrator";
import type { Actor } from "~/domain/core/actor/actor";
import { erasePerson } from "./erase-person";
import { lockPerson } from "./lock-person";

/**
 * Deletes a person with their sessions, links, chats, conversations and mails; with the last data manager their
 * company too. The activity log keeps ids without names.
 * @throws AppError not_found, person_self, person_beyond, last_administrator, conflict_version
 */
export async function removePerson(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<Named & { kind: PeopleKind }> {
  return db.transaction(async tx => {
    await requireAnotherAdministrator(tx, id);
    const { kind, name } = await lockPerson(tx, actor, id, expectedVersion);
    await erasePerson(tx, id, actor.id);
    return { id, kind, name };
  });
}
