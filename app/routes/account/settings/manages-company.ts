import type { AppAbility } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";

/** Whether a user has a company and may change its data. */
export function managesCompany({ user, ability }: { user: SignedInUser; ability: AppAbility }): boolean {
  return user.companyId !== null && ability.can("update", "Company");
}
