import {
  type Access,
  type MatrixSubject,
  matrixSubjects,
  type Permission,
  type Scope,
  scopeConditions,
} from "./abilities";

/** The columns of the matrix, in order. */
export const rights = ["read", "create", "update", "delete"] as const;
export type Right = (typeof rights)[number];

/** One row of a role's matrix: actions on a subject, their scope, and why others are missing. */
export type MatrixRow = {
  subject: MatrixSubject;
  actions: Right[];
  scope: Scope;
  /** Fields hidden from holders of the role. */
  hidden: string[];
  /** Shown when one of the missing actions is refused. */
  reason: string;
};

/** The subjects in groups, as the matrix shows them. */
export const matrixGroups = {
  people: ["Company", "User", "Role"],
  knowledge: ["Division", "File", "Chat", "Folder", "Tag", "Feedback"],
  mail: ["Email", "EmailTemplate", "SmtpSetting", "EmailSetting"],
  operation: ["SystemSetting", "Activity", "Invoice", "Figures"],
} as const satisfies Record<string, MatrixSubject[]>;
export type MatrixGroup = keyof typeof matrixGroups;

type Holdable = Partial<Record<MatrixSubject, readonly Right[]>>;

/** All permissions that a role may have, by area: others would have no effect there. */
export const holdable: Record<Access, Holdable> = {
  admin: {
    User: rights,
    Role: rights,
    File: rights,
    Invoice: rights,
    Email: rights,
    EmailTemplate: rights,
    SystemSetting: rights,
    Feedback: ["read", "update"],
    Activity: ["read"],
  },
  user: {
    Company: rights,
    User: rights,
    Division: rights,
    File: rights,
    Chat: rights,
    Folder: rights,
    Tag: rights,
    Email: rights,
    SmtpSetting: rights,
    EmailSetting: rights,
    Feedback: ["read", "create", "update"],
    Invoice: ["read"],
    Activity: ["read"],
    Figures: ["read"],
  },
  employee: {
    Division: ["read", "update"],
    File: rights,
    Chat: rights,
    Folder: rights,
    Tag: ["read"],
    Feedback: ["read", "create"],
  },
  analysis: { Figures: ["read"] },
};

/** The scopes of a subject; only employees are members of divisions. */
export function scopesOf(access: Access, subject: MatrixSubject): Scope[] {
  if (access === "admin" || !(subject in scopeConditions)) return ["all"];
  const limits = Object.keys(scopeConditions[subject as keyof typeof scopeConditions]) as Scope[];
  return ["all", ...limits.filter(scope => scope !== "member" || access === "employee")];
}

/** Fields that a role can hide. What companies call their files is hidden from the operator's people only. */
export function hideable(access: Access, subject: MatrixSubject): readonly string[] {
  if (subject === "User") return ["email", "phone"];
  return subject === "File" && access === "admin" ? ["name"] : [];
}

const conditionOf = (subject: MatrixSubject, scope: Scope): Record<string, string> | undefined =>
  (scopeConditions as Partial<Record<MatrixSubject, Partial<Record<Scope, Record<string, string>>>>>)[
    subject
  ]?.[scope];

/** The stored rules of a matrix. */
export function permissionsOf(rows: readonly MatrixRow[]): Permission[] {
  return rows.flatMap(({ subject, actions, scope, hidden, reason }) => {
    const conditions = conditionOf(subject, scope);
    const why = reason ? { reason } : {};
    // Scope `own` of files limits changes to own uploads; reading follows the division.
    const free: Right[] = subject === "File" && scope === "own" ? actions.filter(isReading) : [];
    const bound = actions.filter(action => !free.includes(action));
    const missing = rights.filter(right => !actions.includes(right));
    const rules: Permission[] = [];
    if (free.length > 0) rules.push({ action: free, subject });
    if (bound.length > 0) rules.push({ action: bound, subject, ...(conditions ? { conditions } : {}) });
    if (hidden.length > 0)
      rules.push({ action: ["read"], subject, fields: [...hidden], inverted: true, ...why });
    if (reason && missing.length > 0) rules.push({ action: missing, subject, inverted: true, reason });
    return rules;
  });
}

const isReading = (action: Right) => action === "read" || action === "create";

/** The matrix of stored rules: one row for each subject that roles of this area may have permissions for. */
export function matrixOf(access: Access, permissions: readonly Permission[]): MatrixRow[] {
  return matrixSubjects
    .filter(subject => holdable[access][subject])
    .map(subject => {
      const rules = permissions.filter(rule => rule.subject === subject);
      const grants = rules.filter(rule => !rule.inverted);
      const stored = grants.find(rule => rule.conditions)?.conditions;
      const scope = scopesOf(access, subject).find(
        scope => stored && JSON.stringify(conditionOf(subject, scope)) === JSON.stringify(stored),
      );
      return {
        subject,
        actions: rights.filter(right => grants.some(rule => rule.action.includes(right))),
        scope: scope ?? "all",
        hidden: rules.flatMap(rule => (rule.inverted && rule.fields) || []),
        reason: rules.find(rule => rule.reason)?.reason ?? "",
      };
    });
}
