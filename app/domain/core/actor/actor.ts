import sql from "sql-template-tag";
import { type AppAbility, abilityOf, me, type Permission, type Rule, rulesOf } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { avatarOf } from "~/domain/core/actor/avatar-of";
import { companyEndsAt } from "./company-ends-at";

/** The signed-in user with company, permissions and session. */
export type Actor = SignedInUser & {
  ability: AppAbility;
  sessionId: string;
  familyId: string;
  confirmedAt: Date | null;
};

/** The columns of an {@link ActorRow}, from users u, roles r and companies c. */
export const actorColumns = sql`
  u.id, u.company_id, c.name as company_name, u.first_name, u.last_name, u.email, u.language, u.time_zone, u.country,
  r.name as role_name, r.key as role_key, r.access, r.permissions, u.erase_at,
  ${companyEndsAt(sql`u.company_id`)} as company_ends_at,
  r.two_factor_required and not exists (select from two_factors f where f.user_id = u.id) as two_factor_missing,
  case when r.access = 'user' then (
    select json_build_object('kind', s.plan, 'until', s.ends_at) from subscriptions s
    where s.company_id = u.company_id and s.starts_at <= now() order by s.ends_at desc nulls first limit 1
  ) end as plan,
  ${avatarOf} as avatar`;

/** The joins that {@link actorColumns} need besides users u. */
export const actorJoins = sql`join roles r on r.id = u.role_id left join companies c on c.id = u.company_id`;

export type ActorRow = {
  id: string;
  company_id: string | null;
  company_name: string | null;
  first_name: string;
  last_name: string;
  email: string;
  language: SignedInUser["language"];
  time_zone: string;
  country: string;
  role_name: string | null;
  role_key: string | null;
  access: SignedInUser["access"];
  permissions: Permission[];
  two_factor_missing: boolean;
  erase_at: Date | null;
  company_ends_at: Date | null;
  plan: { kind: NonNullable<SignedInUser["plan"]>["kind"]; until: string | null } | null;
  avatar: string | null;
};

// Cached by matrix, because rules and abilities are the same for all users with the same matrix, unless its conditions
// name the user.
const cachedRights = new Map<string, { rules: Rule[]; ability: AppAbility }>();

function rightsOf(row: ActorRow) {
  const matrix = JSON.stringify(row.permissions);
  const key = `${row.access}:${matrix.includes(`"${me}"`) ? row.id : ""}:${matrix}`;
  const cached = cachedRights.get(key);
  if (cached) return cached;
  const rules = rulesOf(row, row.id);
  const rights = { rules, ability: abilityOf(rules) };
  if (cachedRights.size > 500) cachedRights.clear();
  cachedRights.set(key, rights);
  return rights;
}

/** The signed-in user for the contract, with the rules of their role. */
export function userOf(row: ActorRow): SignedInUser & { ability: AppAbility } {
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    timeZone: row.time_zone,
    country: row.country,
    role: row.role_name ?? row.role_key ?? "",
    access: row.access,
    twoFactorMissing: row.two_factor_missing,
    eraseAt: row.erase_at,
    companyEndsAt: row.company_ends_at,
    plan: row.plan && { kind: row.plan.kind, until: row.plan.until ? new Date(row.plan.until) : null },
    avatar: row.avatar,
    ...rightsOf(row),
  };
}
