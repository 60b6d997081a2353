import sql, { type Sql } from "sql-template-tag";
import type { PublicFormSetting } from "~/contract/feedback";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { isSetting, readSetting, type Setting } from "~/domain/core/settings/stored-setting";

export const publicFormSetting: Setting<{ asksAddress: boolean; inMails?: boolean }> = {
  name: "public_feedback_form",
};

/**
 * What a company's public form asks for: also an address for an answer; and whether answers by mail lead to the form. Both until
 * its data manager turns them off.
 */
export async function readPublicFormSetting(db: Db, companyId: string): Promise<PublicFormSetting> {
  const stored = await readSetting(db, publicFormSetting, companyId);
  return {
    asksAddress: stored?.value.asksAddress ?? true,
    inMails: stored?.value.inMails ?? true,
    version: stored?.version ?? 0,
  };
}

/** SQL expression: the public code that answers by mail lead to the form with; null where company c has turned that off. */
export const codeInMails: Sql = sql`
  case when coalesce((
    select (s.value ->> 'inMails')::boolean from settings s where ${isSetting(publicFormSetting, sql`c.id::text`)}), true)
  then c.public_code end`;

/**
 * Chooses whether the public form of the actor's company asks for an address, and whether answers by mail lead to it.
 * @throws AppError conflict_version, forbidden for users without a company
 */
export async function changePublicForm(
  db: Db,
  actor: Actor,
  { asksAddress, inMails }: { asksAddress: boolean; inMails: boolean },
  expectedVersion?: number,
): Promise<PublicFormSetting> {
  const companyId = ownCompany(actor);
  await changeSetting(
    db,
    publicFormSetting,
    companyId,
    () => ({ value: { asksAddress, inMails } }),
    expectedVersion,
  );
  return readPublicFormSetting(db, companyId);
}
