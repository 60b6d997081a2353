import { createMongoAbility, type MongoAbility, type RawRuleOf } from "@casl/ability";

/** The subjects of a role's matrix, beside the keys of the areas. */
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

/** `admin`, `user`, `employee` and `analysis` open an area; they are no subjects of the matrix. */
export type Subject = MatrixSubject | Access | "AclDemo";
export type Action = "manage" | "read" | "create" | "update" | "delete";
export type Access = "admin" | "user" | "employee" | "analysis";
export type AppAbility = MongoAbility<[Action, Subject]>;
export type Rule = RawRuleOf<AppAbility>;
/** One stored rule of a role about a subject of the matrix. Its user is written as {@link me}. */
export type Permission = {
  action: Action[];
  subject: MatrixSubject;
  conditions?: Record<string, string>;
  fields?: string[];
  inverted?: boolean;
  reason?: string;
};

/** Placeholder for the actor's id in a stored condition. */
export const me = "$me";

/** Which records of a subject a permission covers, always within the actor's company. */
export const scopes = ["all", "member", "own"] as const;
export type Scope = (typeof scopes)[number];

/**
 * The condition stored for a scope. `member`: divisions that the actor is a member of, and their files.
 * `own`: the actor's own chats; of files, only own uploads may be changed and deleted.
 */
export const scopeConditions = {
  Division: { member: { memberIds: me } },
  File: { member: { memberIds: me }, own: { uploadedBy: me } },
  Chat: { own: { ownerId: me } },
} as const satisfies Partial<Record<MatrixSubject, Partial<Record<Scope, Record<string, string>>>>>;

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
      { subject: "Feedback", actions: ["read", "update"] },
      { subject: "Activity", actions: ["read"] },
    ],
  },
  staff: {
    access: "admin",
    permissions: [
      { subject: "File", actions: ["read"], hidden: ["name"] },
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
      { subject: "Feedback", actions: ["read", "create", "update"] },
      ...(["Invoice", "Activity", "Figures"] as const).map(subject => ({
        subject,
        actions: ["read"] as Action[],
      })),
    ],
  },
  employee: {
    access: "employee",
    permissions: [
      { subject: "Division", actions: ["read"], scope: "member" },
      { subject: "File", actions: ["read"], scope: "member" },
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
  {
    access: Access;
    permissions: readonly {
      subject: MatrixSubject;
      actions: readonly Action[];
      scope?: "member";
      /** Fields that the role hides. */
      hidden?: readonly string[];
    }[];
  }
>;

export type BuiltInRole = keyof typeof builtInRoles;

/** The rules that a built-in role is created with. */
export function builtInPermissions(key: BuiltInRole): Permission[] {
  return builtInRoles[key].permissions.flatMap(permission => {
    const { subject } = permission;
    const given: Permission = {
      action: [...permission.actions],
      subject,
      ...("scope" in permission ? { conditions: { ...scopeConditions[permission.subject].member } } : {}),
    };
    if (!("hidden" in permission)) return given;
    return [given, { action: ["read"], subject, fields: [...permission.hidden], inverted: true }];
  });
}

/**
 * The ability rules of a role: the key of its area, and its stored rules with `userId` filled in.
 * CASL's wildcard subject is never granted: it would open the other areas too.
 */
export function rulesOf(
  role: { access: Access; permissions: readonly Permission[] },
  userId: string,
): Rule[] {
  const area: Rule[] = [{ action: role.access === "admin" ? "manage" : "read", subject: role.access }];
  if (role.access === "user") area.push({ action: "read", subject: "AclDemo" });
  const matrix = role.permissions
    .filter(permission => permission.action.length > 0)
    .map(({ conditions, ...rule }) => {
      const own = Object.entries(conditions ?? {}).map(([name, value]) => [
        name,
        value === me ? userId : value,
      ]);
      return (conditions ? { ...rule, conditions: Object.fromEntries(own) } : rule) as Rule;
    });
  return [...area, ...matrix];
}

/** An ability from stored rules; without rules it allows nothing. */
export function abilityOf(rules: Rule[]): AppAbility {
  return createMongoAbility<AppAbility>(rules);
}
