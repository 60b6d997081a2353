import { type AppLoadContext, data } from "@remix-run/node";
import { accesses, matrixSubjects, scopes } from "~/contract/abilities";
import { AppError } from "~/contract/errors";
import { RoleFields, type RoleInput } from "~/contract/role-fields";
import { type MatrixRow, matrixOf, permissionsOf, rights } from "~/contract/role-matrix";
import { sayError, sayInvalid } from "~/i18n/server";
import { describeRefusal, type Refusal, refuseWith } from "~/session/form";
import { askForConfirmation } from "~/session/require-confirmation";
import { previewRole } from "~/session/role-preview";
import type { ShownRole } from "./side";

/** The fields of a role's form as sent; the schema validates them. Undefined without the area that the form names. */
export function typedRole(form: FormData): ShownRole | undefined {
  const checkedRights = form.getAll("right").map(String);
  const hidden = form.getAll("hide").map(String);
  const text = (name: string) => String(form.get(name) ?? "");
  const access = accesses.find(access => access === text("access"));
  if (!access) return undefined;
  const rows = matrixSubjects.map(
    (subject): MatrixRow => ({
      subject,
      actions: rights.filter(right => checkedRights.includes(`${subject}.${right}`)),
      scope: scopes.find(scope => scope === text(`scope.${subject}`)) ?? "all",
      hidden: hidden.filter(one => one.startsWith(`${subject}.`)).map(one => one.slice(subject.length + 1)),
      reason: text(`reason.${subject}`),
    }),
  );
  const subjects = new Set(matrixOf(access, []).map(row => row.subject));
  const isShown = (row: MatrixRow) => subjects.has(row.subject) || row.actions.length > 0;
  return {
    name: text("name"),
    access,
    twoFactorRequired: form.has("twoFactorRequired"),
    rows: rows.filter(isShown),
  };
}

/** Refuses a form without an area, which no page sends; it is shown again as it was. */
export function refuseWithoutArea(context: AppLoadContext) {
  const refusal: Refusal = { fields: {}, values: {}, problem: sayError(context.language, "bad_request") };
  return refuseWith(context, { ...refusal, typed: undefined }, 400);
}

/** Validates a typed role; returns its fields, or the refusal's response. */
export function checkRoleForm(context: AppLoadContext, typed: ShownRole) {
  const parsed = RoleFields.safeParse(typed);
  if (parsed.success) return { fields: parsed.data };
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] === "name" ? "name" : "rows";
    fields[name] = [...new Set([...(fields[name] ?? []), sayInvalid(context.language, message)])];
  }
  return { refused: refuseWith(context, { typed, fields, values: { name: typed.name } }, 422) };
}

/** The messages of an AppError about a typed role. Other errors are rethrown to the error page. */
export async function refuseRole(context: AppLoadContext, typed: ShownRole, error: unknown) {
  if (!(error instanceof AppError)) throw error;
  await askForConfirmation(context, error);
  const refusal = describeRefusal(context, error);
  return refuseWith(context, { typed, values: { name: typed.name }, ...refusal }, error.status);
}

/** The preview of an unsaved form. */
export function previewTyped(context: AppLoadContext, typed: ShownRole) {
  const preview = previewRole(context, typed.access, permissionsOf(typed.rows as RoleInput["rows"]));
  return data({ typed, fields: {}, values: { name: typed.name }, preview });
}
