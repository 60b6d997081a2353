import { createMongoAbility, type MongoAbility, type RawRuleOf } from "@casl/ability";

/** What the matrix of a role can speak about, beside the keys of the areas. */
export const matrixSubjects = [
  "Company",
  "User",
  "Role",
  "Division",
  "File",
  "Chat",
  "Folder",
  "Feedback",
  "Tag",
  "SmtpSetting",
  "EmailSetting",
  "Email",
  "EmailTemplate",
  "SystemSetting",
  "Activity",
  "Invoice",
  "Figures",
] as const;
export type MatrixSubject = (typeof matrixSubjects)[number];

/** `admin`, `user`, `employee` and `analysis` open an area; they are not the entities of the matrix. */
export type Subject = MatrixSubject | Access | "AclDemo";
export type Action = "manage" | "read" | "create" | "update" | "delete";
export type Access = "admin" | "user" | "employee" | "analysis";
export type AppAbility = MongoAbility<[Action, Subject]>;
export type Rule = RawRuleOf<AppAbility>;
export type Permission = { subject: MatrixSubject; actions: Action[] };

export const accesses = ["admin", "user", "employee", "analysis"] as const;

const full: Action[] = ["read", "create", "update", "delete"];

/** The six built-in roles with their default matrix. */
export const builtInRoles = {
  administrator: {
    access: "admin",
    permissions: [
      ...(["User", "Role", "File", "Invoice", "Email", "EmailTemplate", "SystemSetting"] as const).map(
        subject => ({ subject, actions: full }),
      ),
      { subject: "Feedback", actions: ["read"] },
      { subject: "Activity", actions: ["read"] },
    ],
  },
  staff: {
    access: "admin",
    permissions: [
      { subject: "File", actions: ["read"] },
      { subject: "Feedback", actions: ["read"] },
      { subject: "Activity", actions: ["read"] },
    ],
  },
  data_manager: {
    access: "user",
    permissions: [
      ...(
        [
          "Company",
          "Division",
          "File",
          "SmtpSetting",
          "EmailSetting",
          "Email",
          "Tag",
          "User",
          "Chat",
          "Folder",
        ] as const
      ).map(subject => ({ subject, actions: full })),
      ...(["Feedback", "Invoice", "Activity", "Figures"] as const).map(subject => ({
        subject,
        actions: ["read"] as Action[],
      })),
    ],
  },
  employee: {
    access: "employee",
    permissions: [
      { subject: "Division", actions: ["read"] },
      { subject: "File", actions: ["read"] },
      { subject: "Chat", actions: full },
      { subject: "Folder", actions: full },
      { subject: "Feedback", actions: ["create"] },
    ],
  },
  public_user: {
    access: "user",
    permissions: [
      { subject: "Chat", actions: ["read"] },
      { subject: "Folder", actions: full },
      { subject: "Feedback", actions: ["create"] },
    ],
  },
  analyst: { access: "analysis", permissions: [{ subject: "Figures", actions: ["read"] }] },
} as const satisfies Record<
  string,
  { access: Access; permissions: readonly { subject: MatrixSubject; actions: readonly Action[] }[] }
>;

export type BuiltInRole = keyof typeof builtInRoles;

/**
 * The ability rules of a role: the key of its area, and one rule for each row of its matrix.
 * Nobody gets CASL's wildcard subject: it would open the other areas too.
 */
export function rulesOf(role: {
  access: Access;
  permissions: readonly { subject: MatrixSubject; actions: readonly Action[] }[];
}): Rule[] {
  const area: Rule[] = [{ action: role.access === "admin" ? "manage" : "read", subject: role.access }];
  if (role.access === "user") area.push({ action: "read", subject: "AclDemo" });
  const matrix = role.permissions
    .filter(permission => permission.actions.length > 0)
    .map((permission): Rule => ({ action: [...permission.actions], subject: permission.subject }));
  return [...area, ...matrix];
}

/** An ability from stored rules; no rules, no rights. */
export function abilityOf(rules: Rule[]): AppAbility {
  return createMongoAbility<AppAbility>(rules);
}
