import type { AppLoadContext } from "@remix-run/node";
import type { Access, Action, AppAbility } from "~/contract/abilities";
import type { MatrixRow } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import type { SignedInUser } from "~/contract/session";
import { textsFor } from "~/i18n/server";

/**
 * The owner of a page's roles: the operator at /admin/roles, a company at /apps/roles; and the user's permissions
 * there.
 */
export function sideOf({ api }: AppLoadContext, user: SignedInUser, ability: AppAbility) {
  const operator = user.access === "admin";
  const subject = operator ? "Role" : "User";
  return {
    access: operator ? ("admin" as const) : ("user" as const),
    verbs: operator ? api.roles : api.companyRoles,
    may: (action: Action) => (operator || user.companyId !== null) && ability.can(action, subject),
  };
}

/** A role's name: a custom one, or the built-in role's translation. */
export function roleTitle({ language }: AppLoadContext, { key, name }: Pick<Role, "key" | "name">): string {
  return name ?? builtInTitle(language, key);
}

/** The translated name of a built-in role. */
export function builtInTitle(language: AppLoadContext["language"], key: Role["key"]): string {
  return key ? textsFor(language)(`roles:builtIn.${key}`) : "";
}

/** A role as its form shows it. */
export type ShownRole = {
  name: string;
  access: Access;
  twoFactorRequired: boolean;
  rows: MatrixRow[];
};

/** The editable part of a role. */
export function shownRole({
  name,
  access,
  twoFactorRequired,
  rows,
}: Omit<ShownRole, "name"> & { name: string | null }): ShownRole {
  return { name: name ?? "", access, twoFactorRequired, rows };
}
