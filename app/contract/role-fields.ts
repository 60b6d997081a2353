import { z } from "zod";
import { accesses, builtInRoles, matrixSubjects, scopes } from "./abilities";
import { oneLine } from "./plain-text";
import { hideable, holdable, rights, scopesOf } from "./role-matrix";
import { tooLong } from "./too-long";

const line = (max: number) =>
  oneLine()
    .max(max, tooLong)
    .transform(value => value.normalize("NFC").replace(/\s+/g, " "));

/** The names of built-in roles in the four languages: a custom role of such a name could not be distinguished from it. */
export const builtInTitles = [
  ...[
    "Systemverwaltung",
    "Betriebsteam",
    "Analyse",
    "Datenverantwortliche",
    "Mitarbeitende",
    "Öffentliches Konto",
  ],
  ...["Administrator", "Staff", "Analyst", "Data manager", "Employee", "Public user"],
  ...["Administrateur", "Équipe", "Analyste", "Gestionnaire des données", "Employé", "Compte public"],
  ...["مدير النظام", "فريق العمل", "محلل", "مدير البيانات", "موظف", "حساب عام"],
];
const builtInNames = new Set([
  ...Object.keys(builtInRoles),
  ...builtInTitles.map(title => title.toLowerCase()),
]);

export const MatrixRowFields = z.object({
  subject: z.enum(matrixSubjects),
  actions: z.array(z.enum(rights)).max(4),
  scope: z.enum(scopes).default("all"),
  hidden: z.array(z.string().max(40)).max(10).default([]),
  reason: line(200).default(""),
});

/**
 * A role: its name, the area that it opens, and its matrix. An empty name keeps a built-in role's translated
 * name.
 */
export const RoleFields = z
  .object({
    name: line(60)
      .refine(name => !builtInNames.has(name.toLowerCase()), "role.nameTaken")
      .default(""),
    access: z.enum(accesses, "field.required"),
    twoFactorRequired: z.boolean().default(false),
    rows: z.array(MatrixRowFields).max(matrixSubjects.length),
  })
  .superRefine(({ access, rows }, refine) => {
    const addIssue = (message: string) => refine.addIssue({ code: "custom", path: ["rows"], message });
    if (new Set(rows.map(row => row.subject)).size < rows.length) addIssue("role.subject");
    for (const { subject, actions, scope, hidden } of rows) {
      const most = holdable[access][subject] ?? [];
      if (actions.some(action => !most.includes(action))) addIssue("role.subject");
      const changes = actions.includes("update") || actions.includes("delete");
      if (changes && !actions.includes("read")) addIssue("role.needsRead");
      if (actions.length > 0 && !scopesOf(access, subject).includes(scope)) addIssue("role.scope");
      if (hidden.some(field => !hideable(access, subject).includes(field))) addIssue("role.hidden");
      if (hidden.length > 0 && (changes || actions.includes("create"))) addIssue("role.hiddenChanged");
    }
  });
export type RoleInput = z.output<typeof RoleFields>;
