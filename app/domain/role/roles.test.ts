import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Access, type BuiltInRole, builtInPermissions, builtInRoles } from "~/contract/abilities";
import { RoleFields, type RoleInput } from "~/contract/role-fields";
import { holdable, type MatrixRow, matrixOf, permissionsOf } from "~/contract/role-matrix";
import type { Database } from "~/db/connection";
import { listDivisions } from "~/domain/division/list-divisions";
import { readEmployee } from "~/domain/employee/read-employee";
import { readFigures } from "~/domain/figures/read-figures";
import { listFiles } from "~/domain/file/list-files";
import { listNotifications } from "~/domain/notification/list-notifications";
import { findRecords } from "~/domain/search/find-records";
import { type Actor, type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/session/actor";
import { type TestDatabase, testDatabase } from "../../../tests/database";
import { makeCompany, makePerson } from "../../../tests/factories/company";
import { makeDivision, makeFile } from "../../../tests/factories/knowledge";
import { settingsOf } from "../../../tests/factories/settings";
import { addRole } from "./add-role";
import { changeRole } from "./change-role";
import { giveRole } from "./give-role";
import { keepAdministrator } from "./keep-administrator";
import { listRoles } from "./list-roles";
import { readRole } from "./read-role";
import { removeRole } from "./remove-role";

let own: TestDatabase;
let db: Database;
let admin: Actor;
let files: ReturnType<typeof settingsOf>;

beforeAll(async () => {
  files = settingsOf();
  own = await testDatabase();
  db = own.db;
  admin = await makePerson(db, "administrator");
  for (const key of ["staff", "analyst", "public_user"] as const) await makePerson(db, key);
});
afterAll(async () => {
  await own.drop();
  files.remove();
});

const row = (
  subject: MatrixRow["subject"],
  actions: MatrixRow["actions"],
  more: Partial<MatrixRow> = {},
): MatrixRow => ({
  ...{ subject, actions, scope: "all", hidden: [], reason: "" },
  ...more,
});
let named = 0;
const fields = (access: Access, rows: MatrixRow[], more: Partial<RoleInput> = {}): RoleInput => {
  named += 1;
  return { name: `Rolle ${named}`, access, twoFactorRequired: false, rows, ...more };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.code ?? String(error),
  );
/** Somebody with a role, as their next request would know them. */
async function withRole(roleId: string, person: { id: string }): Promise<Actor> {
  await db.run(sql`update users set role_id = ${roleId} where id = ${person.id}`);
  return again(person);
}
async function again({ id }: { id: string }): Promise<Actor> {
  const found = await db.one<ActorRow>(
    sql`select ${actorColumns} from users u ${actorJoins} where u.id = ${id}`,
  );
  return { ...userOf(found), sessionId: id, familyId: id, confirmedAt: null };
}
const roleId = async (key: BuiltInRole) =>
  (await db.one<{ id: string }>(sql`select id from roles where key = ${key}`)).id;

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

describe("nobody gives what they do not have", () => {
  test("an administrator gives every right that an area knows", async () => {
    for (const access of ["admin", "user", "employee", "analysis"] as const) {
      const rows = matrixOf(access, []).map(one => ({
        ...one,
        actions: [...(holdable[access][one.subject] ?? [])],
      }));
      expect(await codeOf(addRole(db, admin, null, fields(access, rows)))).toBe("done");
    }
  });

  test("staff with rights on roles neither give a module that they lack, nor touch who has more", async () => {
    const role = await addRole(
      db,
      admin,
      null,
      fields("admin", [row("Role", ["read", "create", "update", "delete"])]),
    );
    const staff = await withRole(role.id, await makePerson(db, "staff"));
    const files = row("File", ["read"]);
    expect(await codeOf(addRole(db, staff, null, fields("admin", [files])))).toBe("role_beyond_own");
    expect(await codeOf(addRole(db, staff, null, fields("user", [files])))).toBe("role_beyond_own");
    expect(await codeOf(addRole(db, staff, null, fields("user", [row("Division", ["read"])])))).toBe(
      "role_beyond_own",
    );
    const themselves = { ...fields("admin", [row("Role", ["read", "update"]), files]), id: role.id };
    expect(await codeOf(changeRole(db, staff, null, themselves))).toBe("role_beyond_own");
    const administrator = { ...fields("admin", [], { name: "Niemand" }), id: await roleId("administrator") };
    expect(await codeOf(changeRole(db, staff, null, administrator))).toBe("role_beyond_own");
    const listed = await listRoles(db, staff, null);
    expect(listed.find(one => one.key === "administrator")?.changeable).toBe(false);
    const lesser = await addRole(db, staff, null, fields("admin", [row("Role", ["read"])]));
    expect(lesser.changeable).toBe(true);
    // Not even by deleting: its people would rise.
    await withRole(lesser.id, await makePerson(db, "staff"));
    const target = await roleId("administrator");
    expect(await codeOf(removeRole(db, staff, null, { id: lesser.id, moveTo: target }))).toBe(
      "role_beyond_own",
    );
  });

  test("an administrator whose role lost a module cannot give it", async () => {
    const rows = matrixOf("admin", builtInPermissions("administrator")).map(one =>
      one.subject === "Invoice" ? { ...one, actions: [] } : one,
    );
    const lesser = await addRole(db, admin, null, fields("admin", rows));
    const actor = await withRole(lesser.id, await makePerson(db, "staff"));
    expect(await codeOf(addRole(db, actor, null, fields("admin", [row("Invoice", ["read"])])))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(addRole(db, actor, null, fields("admin", [row("User", ["read"])])))).toBe("done");
  });

  test("a field that is hidden from oneself stays hidden from others", async () => {
    const reads = row("User", ["read"], { hidden: ["phone"] });
    const role = await addRole(db, admin, null, fields("admin", [reads, row("Role", ["read", "create"])]));
    const staff = await withRole(role.id, await makePerson(db, "staff"));
    expect(await codeOf(addRole(db, staff, null, fields("admin", [row("User", ["read"])])))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(addRole(db, staff, null, fields("admin", [reads])))).toBe("done");
  });
});

describe("a built-in role", () => {
  test("is renamed and changed, keeps its Access, and is not deleted", async () => {
    const before = await readRole(db, admin, null, await roleId("staff"));
    const { id, version, rows } = before;
    const change = { id, name: "Unterstützung", access: "admin" as const, twoFactorRequired: true, rows };
    const after = await changeRole(db, admin, null, change, version);
    expect(after).toMatchObject({
      name: "Unterstützung",
      twoFactorRequired: true,
      key: "staff",
      version: version + 1,
    });
    expect(await codeOf(changeRole(db, admin, null, change, version))).toBe("conflict_version");
    expect(await codeOf(changeRole(db, admin, null, { ...change, access: "user", rows: [] }))).toBe(
      "role_access_fixed",
    );
    expect(await codeOf(removeRole(db, admin, null, { id }))).toBe("role_built_in");
    expect((await changeRole(db, admin, null, { ...change, name: "" })).name).toBeNull();
  });

  test("of the administrators keeps its rights on people and roles", async () => {
    const id = await roleId("administrator");
    const { rows } = await readRole(db, admin, null, id);
    const without = rows.map(one => (one.subject === "Role" ? { ...one, actions: [] } : one));
    expect(await codeOf(changeRole(db, admin, null, { ...fields("admin", without), id }))).toBe(
      "role_administrator",
    );
  });
});

describe("a role of one's own", () => {
  test("has a name of its own, and goes only when its people have another one of the same Access", async () => {
    const role = await addRole(db, admin, null, fields("admin", [row("File", ["read"])]));
    const same = fields("admin", [], { name: role.name!.toUpperCase() });
    expect(await codeOf(addRole(db, admin, null, same))).toBe("form_invalid");
    const person = await makePerson(db, "staff");
    await withRole(role.id, person);
    expect((await readRole(db, admin, null, role.id)).people).toBe(1);
    const remove = (moveTo?: string) => codeOf(removeRole(db, admin, null, { id: role.id, moveTo }));
    expect(await remove()).toBe("role_in_use");
    expect(await remove(role.id)).toBe("role_target");
    expect(await remove(await roleId("public_user"))).toBe("role_target");
    expect(await codeOf(changeRole(db, admin, null, { ...fields("user", []), id: role.id }))).toBe(
      "role_access_fixed",
    );
    expect(await remove(await roleId("staff"))).toBe("done");
    expect((await again(person)).role).toBe("staff");
    expect(await codeOf(readRole(db, admin, null, role.id))).toBe("not_found");
  });
});

describe("the last administrator", () => {
  test("remains when two demote each other at the same moment, twenty times", async () => {
    const staff = await roleId("staff");
    const administrator = await roleId("administrator");
    const other = await makePerson(db, "administrator");
    for (let round = 0; round < 20; round++) {
      const codes = await Promise.all([
        codeOf(giveRole(db, admin, { id: other.id, roleId: staff })),
        codeOf(giveRole(db, other, { id: admin.id, roleId: staff })),
      ]);
      expect(codes.sort()).toEqual(["done", "last_administrator"]);
      await db.run(sql`update users set role_id = ${administrator} where id in (${admin.id}, ${other.id})`);
    }
    await db.run(sql`update users set status = 'suspended' where id = ${other.id}`);
    expect(await codeOf(giveRole(db, admin, { id: admin.id, roleId: staff }))).toBe("last_administrator");
    expect(await codeOf(giveRole(db, admin, { id: admin.id, roleId: administrator }))).toBe("done");
    expect(await codeOf(db.transaction(tx => keepAdministrator(tx, admin.id)))).toBe("last_administrator");
    expect(await codeOf(db.transaction(tx => keepAdministrator(tx, other.id)))).toBe("done");
  });

  test("is given by nobody who has less", async () => {
    const role = await addRole(
      db,
      admin,
      null,
      fields("admin", [row("User", ["read", "create", "update", "delete"])]),
    );
    const staff = await withRole(role.id, await makePerson(db, "staff"));
    const colleague = await withRole(role.id, await makePerson(db, "staff"));
    const administrator = await roleId("administrator");
    expect(await codeOf(giveRole(db, staff, { id: staff.id, roleId: administrator }))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(giveRole(db, staff, { id: colleague.id, roleId: administrator }))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(giveRole(db, staff, { id: admin.id, roleId: role.id }))).toBe("last_administrator");
    const { manager } = await makeCompany(db);
    expect(await codeOf(giveRole(db, manager, { id: manager.id, roleId: administrator }))).toBe("forbidden");
    expect(await codeOf(giveRole(db, admin, { id: manager.id, roleId: administrator }))).toBe("role_target");
  });
});

describe("a company's roles", () => {
  test("are the operator's for employees, which are only read, and its own; a stranger's are not found", async () => {
    const { manager, employee } = await makeCompany(db);
    const stranger = await makeCompany(db);
    const rows = [row("Division", ["read"]), row("File", ["read"]), row("Chat", ["read", "create"])];
    const role = await addRole(db, manager, manager.companyId, fields("employee", rows));
    await withRole(role.id, employee);
    const listed = await listRoles(db, manager, manager.companyId);
    expect(listed.map(one => [one.key ?? one.name, one.people, one.changeable])).toContainEqual([
      role.name,
      1,
      true,
    ]);
    const builtIn = listed.find(one => one.key === "employee")!;
    expect(builtIn).toMatchObject({ people: 0, changeable: false });
    const asked = { ...fields("employee", rows), id: builtIn.id };
    expect(await codeOf(changeRole(db, manager, manager.companyId, asked))).toBe("role_beyond_own");
    const strange = stranger.manager;
    expect((await listRoles(db, strange, stranger.id)).map(one => one.id)).not.toContain(role.id);
    const staff = await roleId("staff");
    const refused = [
      readRole(db, strange, stranger.id, role.id),
      changeRole(db, strange, stranger.id, { ...fields("employee", rows), id: role.id }),
      removeRole(db, strange, stranger.id, { id: role.id }),
      readRole(db, manager, manager.companyId, staff),
      readRole(db, admin, null, role.id),
    ];
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(["not_found"]));
    expect(
      await codeOf(removeRole(db, manager, manager.companyId, { id: role.id, moveTo: builtIn.id })),
    ).toBe("done");
    expect((await again(employee)).role).toBe("employee");
  });

  test("are for employees, and stay within their data manager's rights", async () => {
    const { manager } = await makeCompany(db);
    const add = (input: RoleInput) => codeOf(addRole(db, manager, manager.companyId, input));
    expect(await add(fields("user", []))).toBe("role_access_fixed");
    expect(await add(fields("admin", [row("User", ["read"])]))).toBe("role_access_fixed");
    expect(await add(fields("employee", matrixOf("employee", builtInPermissions("employee"))))).toBe("done");
    const least = await addRole(
      db,
      admin,
      null,
      fields("user", [row("User", ["read", "create", "update", "delete"])]),
    );
    const lesser = await withRole(least.id, manager);
    const all = fields("employee", [row("Division", ["read"])]);
    expect(await codeOf(addRole(db, lesser, manager.companyId, all))).toBe("role_beyond_own");
    const usual = fields("employee", [row("Division", ["read"], { scope: "member" })]);
    expect(await codeOf(addRole(db, lesser, manager.companyId, usual))).toBe("done");
  });
});

describe("what a role does not show", () => {
  const query = { page: 1, size: 25, search: "" };
  const searched = async (actor: Actor, words: string) =>
    (await findRecords(db, actor, words)).map(one => [one.kind, one.id, one.note]);

  test("is told by no search: neither an address nor that it holds these words", async () => {
    const { id, manager, employee } = await makeCompany(db);
    const hidden = row("User", ["read"], { hidden: ["email"] });
    const role = await addRole(db, admin, null, fields("user", [hidden]));
    const reader = await withRole(role.id, manager);
    expect(await searched(reader, "@")).toEqual([]);
    expect(await searched(reader, employee.lastName)).toEqual([["person", employee.id, null]]);
    const others = await makePerson(db, "data_manager", id);
    expect(await searched(others, employee.email)).toEqual([["person", employee.id, employee.email]]);
  });

  test("is not in a form that shows a number as one types it at home", async () => {
    const { id, manager, employee } = await makeCompany(db);
    await db.run(sql`update users set phone = '+494131224466', country = 'DE' where id = ${employee.id}`);
    const others = await makePerson(db, "data_manager", id);
    const hidden = row("User", ["read"], { hidden: ["phone"] });
    const role = await addRole(db, admin, null, fields("user", [hidden]));
    const told = JSON.stringify(await readEmployee(db, await withRole(role.id, manager), employee.id));
    expect(told.replaceAll(" ", "")).not.toContain("224466");
    const shown = JSON.stringify(await readEmployee(db, others, employee.id));
    expect(shown.replaceAll(" ", "")).toContain("224466");
  });

  test.each([
    ["no files at all", []],
    ["their own files only", [{ action: ["read"], subject: "File", conditions: { uploadedBy: "$me" } }]],
  ])(
    "of a file is its name, to who may read %s: in lists, search, news and figures",
    async (_what, files) => {
      const { id, manager, employee } = await makeCompany(db);
      const division = await makeDivision(db, id, { members: [employee.id] });
      const file = await makeFile(db, division, ["Eins."]);
      await db.run(
        sql`update files set name = 'Kündigungsliste.pdf', uploaded_by = ${manager.id} where id = ${file}`,
      );
      const role = await addRole(db, manager, id, fields("employee", [row("Division", ["read"])]));
      const rules = [{ action: ["read"], subject: "Division" }, ...files];
      await db.run(sql`update roles set permissions = ${JSON.stringify(rules)} where id = ${role.id}`);
      const reader = await withRole(role.id, employee);
      const told = async (actor: Actor) =>
        JSON.stringify([
          await findRecords(db, actor, "kündig"),
          await listNotifications(db, actor),
          await listFiles(db, actor, query),
          (await readFigures(db, actor, "7d")).documents,
        ]).split("Kündigungsliste").length - 1;
      expect(await told(reader)).toBe(0);
      expect(await told(manager)).toBe(4);
    },
  );
});

describe("a condition", () => {
  const query = { page: 1, size: 25, search: "" };

  test("opens the company's divisions, or only those that one is a member of; never another company's", async () => {
    const { id, manager, employee } = await makeCompany(db);
    const stranger = await makeCompany(db);
    await makeDivision(db, stranger.id);
    const mine = await makeDivision(db, id, { members: [employee.id] });
    const other = await makeDivision(db, id);
    const seen = async (person: Actor) =>
      (await listDivisions(db, person, query)).rows.map(one => one.id).sort();
    expect(await seen(await again(employee))).toEqual([mine]);
    const wide = await addRole(db, manager, id, fields("employee", [row("Division", ["read"])]));
    expect(await seen(await withRole(wide.id, employee))).toEqual([mine, other].sort());
    const none = await addRole(db, manager, id, fields("employee", [row("Chat", ["read"])]));
    expect(await seen(await withRole(none.id, employee))).toEqual([]);
    expect(await seen(await again(manager))).toEqual([mine, other].sort());
  });

  test("nobody here knows opens nothing", async () => {
    const { id, manager, employee } = await makeCompany(db);
    await makeDivision(db, id, { members: [employee.id] });
    const role = await addRole(db, manager, id, fields("employee", [row("Division", ["read"])]));
    const unknown = [{ action: ["read"], subject: "Division", conditions: { colour: "blue" } }];
    await db.run(sql`update roles set permissions = ${JSON.stringify(unknown)} where id = ${role.id}`);
    const person = await withRole(role.id, employee);
    expect((await listDivisions(db, person, query)).rows).toEqual([]);
    expect((await listFiles(db, person, query)).rows).toEqual([]);
  });
});
