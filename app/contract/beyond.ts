import { type Access, type AppAbility, builtInPermissions, type MatrixSubject } from "./abilities";
import { hideable, holdable, type MatrixRow, matrixOf, type Right } from "./role-matrix";

/** Whoever wants to give something: which area they work in, and what they may do there. */
export type Giver = { access: Access; ability: AppAbility };

/**
 * What of a matrix this person cannot give, because they do not have it: nobody gives what they lack.
 * The operator's people have what their own area knows; what exists on the companies' side alone (divisions,
 * chats, tags, …) is given by those who look after people's accounts. A company gives its employees what its data
 * manager has, and what the built-in role of employees has by default.
 */
export function beyond(actor: Giver, access: Access, rows: readonly MatrixRow[]): MatrixSubject[] {
  return rows
    .filter(row => row.actions.some(right => !gives(actor, access, row, right)) || showsMore(actor, row))
    .map(row => row.subject);
}

/** They may give this right of a row. */
export function gives(actor: Giver, access: Access, row: MatrixRow, right: Right): boolean {
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

/** Their own right goes as far as the one that they would give. */
function reaches({ ability }: Giver, { subject, scope }: MatrixRow, right: Right): boolean {
  if (!ability.can(right, subject)) return false;
  const limited = ability.rulesFor(right, subject).every(rule => rule.inverted || rule.conditions);
  return !limited || scope !== "all";
}

/** It would show a field that is hidden from themselves. */
function showsMore({ ability }: Giver, { subject, actions, hidden }: MatrixRow): boolean {
  if (!actions.includes("read") || !ability.can("read", subject)) return false;
  return (hideable[subject] ?? []).some(
    field => !hidden.includes(field) && !ability.can("read", subject, field),
  );
}
