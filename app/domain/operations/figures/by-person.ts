import type { ByPerson } from "~/contract/figures";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { readSetting, type Setting } from "~/domain/core/settings/stored-setting";

const byPersonSetting: Setting<{ byPerson: boolean }> = { name: "figures_by_person" };

/** Whether a company's figures are shown by person: not until its data manager has turned that on. */
export async function readByPerson(db: Db, actor: Pick<Actor, "companyId">): Promise<ByPerson> {
  const stored = await readSetting(db, byPersonSetting, ownCompany(actor));
  return { byPerson: stored?.value.byPerson ?? false, version: stored?.version ?? 0 };
}

/**
 * Chooses whether the figures of the actor's company are shown by person.
 * @throws AppError conflict_version, forbidden for users without a company
 */
export async function changeByPerson(
  db: Db,
  actor: Actor,
  { byPerson }: { byPerson: boolean },
  expectedVersion?: number,
): Promise<ByPerson> {
  await changeSetting(
    db,
    byPersonSetting,
    ownCompany(actor),
    () => ({ value: { byPerson } }),
    expectedVersion,
  );
  return readByPerson(db, actor);
}
