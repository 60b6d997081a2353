import { type Access, type AppAbility, builtInPermissions, type MatrixSubject } from "./abilities";
import { hideable, holdable, type MatrixRow, matrixOf, type Right } from "./role-matrix";

/** The actor that grants permissions: their area and ability. */
export type Grantor = { access: Access; ability: AppAbility };

/**
 * The part of a matrix that this actor cannot grant, because they lack it themselves. Operator staff grant what
 * their area knows; subjects that exist only for companies (divisions, chats, tags, …) are granted by those who
 * manage people's accounts. A company grants its employees what its data manager has, and what the built-in
 * employee role has by default.
 */
export function ungrantable(actor: Grantor, access: Access, rows: readonly MatrixRow[]): MatrixSubject[] {
  return rows
    .filter(
      row => row.actions.some(right => !mayGrant(actor, access, row, right)) || showsMore(actor, access, row),
    )
    .map(row => row.subject);
}

/** Whether the actor may grant this action of a row. */
export function mayGrant(actor: Grantor, access: Access, row: MatrixRow, right: Right): boolean {
  const { subject } = row;
  if (actor.access === "admin") {
    if (access !== "admin" && !holdable.admin[subject]?.includes(right))
      return actor.ability.can("update", "User");
    return reaches(actor, row, right);
  }
  const everybodys = matrixOf("employee", builtInPermissions("employee")).find(
    one => one.subject === subject,
  );
  const usual = everybodys?.actions.includes(right) && (everybodys.scope === "all" || row.scope !== "all");
  return access === "employee" && (usual || reaches(actor, row, right));
}

/** The actor's own scope is at least as wide. */
function reaches({ ability }: Grantor, { subject, scope }: MatrixRow, right: Right): boolean {
  if (!ability.can(right, subject)) return false;
  const limited = ability.rulesFor(right, subject).every(rule => rule.inverted || rule.conditions);
  return !limited || scope !== "all";
}

/** The row would show a field that is hidden from the actor. */
function showsMore({ ability }: Grantor, access: Access, { subject, actions, hidden }: MatrixRow): boolean {
  if (!actions.includes("read") || !ability.can("read", subject)) return false;
  return hideable(access, subject).some(
    field => !hidden.includes(field) && !ability.can("read", subject, field),
  );
}
