import type { PublicFormSetting } from "~/contract/feedback";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { readSetting, type Setting } from "~/domain/core/settings/stored-setting";

export const publicFormSetting: Setting<{ asksAddress: boolean }> = { name: "public_feedback_form" };

/** What a company's public form asks for: also an address for an answer, until its data manager turns that off. */
export async function readPublicFormSetting(db: Db, companyId: string): Promise<PublicFormSetting> {
  const stored = await readSetting(db, publicFormSetting, companyId);
  return { asksAddress: stored?.value.asksAddress ?? true, version: stored?.version ?? 0 };
}

/**
 * Chooses whether the public form of the actor's company asks for an address.
 * @throws AppError conflict_version, forbidden for users without a company
 */
export async function changePublicForm(
  db: Db,
  actor: Actor,
  { asksAddress }: { asksAddress: boolean },
  expectedVersion?: number,
): Promise<PublicFormSetting> {
  const companyId = ownCompany(actor);
  await changeSetting(db, publicFormSetting, companyId, () => ({ value: { asksAddress } }), expectedVersion);
  return readPublicFormSetting(db, companyId);
}
