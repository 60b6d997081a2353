import type { AppLoadContext } from "@remix-run/node";
import type { Access, Action, AppAbility } from "~/contract/abilities";
import type { MatrixRow } from "~/contract/role-matrix";
import type { Role } from "~/contract/roles";
import type { SignedInUser } from "~/contract/session";
import { textsFor } from "~/i18n/server";

/** Whose roles a page is about: the operator's at /admin/roles, a company's at /apps/roles; and what one may do there. */
export function sideOf({ api }: AppLoadContext, user: SignedInUser, ability: AppAbility) {
  const operator = user.access === "admin";
  const subject = operator ? "Role" : "User";
  return {
    access: operator ? ("admin" as const) : ("user" as const),
    verbs: operator ? api.roles : api.companyRoles,
    may: (action: Action) => (operator || user.companyId !== null) && ability.can(action, subject),
  };
}

/** What a role is called: as somebody named it, or a built-in one in the reader's language. */
export function roleTitle({ language }: AppLoadContext, { key, name }: Pick<Role, "key" | "name">): string {
  return name ?? builtInTitle(language, key);
}

/** What a built-in role is called while nobody has renamed it. */
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

/** The part of a role that its form holds. */
export function shownRole({
  name,
  access,
  twoFactorRequired,
  rows,
}: Omit<ShownRole, "name"> & { name: string | null }): ShownRole {
  return { name: name ?? "", access, twoFactorRequired, rows };
}
