import { describe, expect, test } from "vitest";
import { catalogues } from "~/i18n/catalogues";
import { matrixRow as row } from "../../tests/factories/matrix-row";
import { type BuiltInRole, builtInPermissions, builtInRoles } from "./abilities";
import { builtInTitles, RoleFields } from "./role-fields";
import { matrixOf, permissionsOf } from "./role-matrix";

describe("the matrix", () => {
  test.each(Object.keys(builtInRoles) as BuiltInRole[])(
    "of the built-in role %s is what is stored, there and back",
    key => {
      const { access } = builtInRoles[key];
      const stored = builtInPermissions(key);
      const matrix = matrixOf(access, stored);
      const back = permissionsOf(matrix);
      const inOrder = (rules: object[]) => rules.map(rule => JSON.stringify(rule)).sort();
      expect(inOrder(back)).toEqual(inOrder(stored));
      expect(RoleFields.safeParse({ name: "", access, rows: matrix }).success).toBe(true);
    },
  );

  test("keeps limits, hidden fields and reasons", () => {
    const rows = [
      row("File", ["read", "create", "update", "delete"], { scope: "own" }),
      row("Chat", ["read", "create"], { scope: "own", reason: "Chats löscht die Leitung." }),
    ];
    expect(permissionsOf(rows)).toEqual([
      { action: ["read", "create"], subject: "File" },
      { action: ["update", "delete"], subject: "File", conditions: { uploadedBy: "$me" } },
      { action: ["read", "create"], subject: "Chat", conditions: { ownerId: "$me" } },
      { action: ["update", "delete"], subject: "Chat", inverted: true, reason: "Chats löscht die Leitung." },
    ]);
    expect(matrixOf("employee", permissionsOf(rows)).filter(one => one.actions.length > 0)).toEqual(rows);
  });

  test.each([
    ["a subject that the area does not know", "employee", row("SystemSetting", ["read"]), "role.subject"],
    ["an action that the area does not know", "admin", row("Feedback", ["delete"]), "role.subject"],
    ["changing without reading", "employee", row("Chat", ["update"]), "role.needsRead"],
    [
      "a limit that the subject does not have",
      "employee",
      row("Tag", ["read"], { scope: "own" }),
      "role.scope",
    ],
    [
      "membership for people who are no members",
      "user",
      row("Division", ["read"], { scope: "member" }),
      "role.scope",
    ],
    ["hiding what cannot be hidden", "user", row("User", ["read"], { hidden: ["password"] }), "role.hidden"],
    [
      "changing what one does not see",
      "user",
      row("User", ["read", "update"], { hidden: ["email"] }),
      "role.hiddenChanged",
    ],
  ] as const)("refuses %s", (_what, access, one, message) => {
    const judged = RoleFields.safeParse({ name: "Neu", access, rows: [one] });
    expect(judged.error?.issues.map(issue => issue.message)).toContain(message);
  });
});

test("the names that a role of one's own cannot have are those that built-in roles are shown by", () => {
  const shown = Object.values(catalogues).flatMap(({ roles = {} }) =>
    Object.entries(roles).flatMap(([key, name]) => (key.startsWith("builtIn.") ? [name] : [])),
  );
  expect([...builtInTitles].sort()).toEqual([...new Set(shown)].sort());
});
