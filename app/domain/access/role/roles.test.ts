import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { type Access, type BuiltInRole, builtInPermissions } from "~/contract/abilities";
import type { RoleInput } from "~/contract/role-fields";
import { holdable, type MatrixRow, matrixOf } from "~/contract/role-matrix";
import { type Actor, type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { lockUser } from "~/domain/core/actor/lock-user";
import { readSession } from "~/domain/identity/session/read-session";
import { startSession } from "~/domain/identity/session/start-session";
import { listDivisions } from "~/domain/knowledge/division/list-divisions";
import { listFiles } from "~/domain/knowledge/file/list-files";
import { readFigures } from "~/domain/operations/figures/read-figures";
import { listNotifications } from "~/domain/operations/notification/list-notifications";
import { findRecords } from "~/domain/operations/search/find-records";
import { readEmployee } from "~/domain/people/employee/read-employee";
import { suspendPerson } from "~/domain/people/person/suspend-person";
import { codeOf } from "../../../../tests/factories/code-of";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { afterStatement, doneOrLocked } from "../../../../tests/factories/interleave";
import { makeDivision, makeFile } from "../../../../tests/factories/knowledge";
import { matrixRow as row } from "../../../../tests/factories/matrix-row";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { addRole } from "./add-role";
import { assignRole, lockTargetRole } from "./assign-role";
import { changeRole } from "./change-role";
import { listRoles } from "./list-roles";
import { readRole } from "./read-role";
import { removeRole } from "./remove-role";
import { requireAnotherAdministrator } from "./require-another-administrator";

const own = ownDatabase();
let admin: Actor;

beforeAll(async () => {
  admin = await makePerson(own.db, "administrator");
  for (const key of ["staff", "analyst", "public_user"] as const) await makePerson(own.db, key);
});

let named = 0;
const fields = (access: Access, rows: MatrixRow[], more: Partial<RoleInput> = {}): RoleInput => {
  named += 1;
  return { name: `Rolle ${named}`, access, twoFactorRequired: false, rows, ...more };
};
/** A person with a role, as their next request resolves them. */
async function withRole(roleId: string, person: { id: string }): Promise<Actor> {
  await own.db.run(sql`update users set role_id = ${roleId} where id = ${person.id}`);
  return again(person);
}
async function again({ id }: { id: string }): Promise<Actor> {
  const found = await own.db.one<ActorRow>(
    sql`select ${actorColumns} from users u ${actorJoins} where u.id = ${id}`,
  );
  return { ...userOf(found), sessionId: id, familyId: id, confirmedAt: null };
}
const roleId = async (key: BuiltInRole) =>
  (await own.db.one<{ id: string }>(sql`select id from roles where key = ${key}`)).id;

describe("no actor assigns what they do not have", () => {
  test("an administrator assigns every right of an area", async () => {
    for (const access of ["admin", "user", "employee", "analysis"] as const) {
      const rows = matrixOf(access, []).map(one => ({
        ...one,
        actions: [...(holdable[access][one.subject] ?? [])],
      }));
      expect(await codeOf(addRole(own.db, admin, null, fields(access, rows)))).toBe("done");
    }
  });

  test("staff with rights on roles neither give a module that they lack, nor touch who has more", async () => {
    const role = await addRole(
      own.db,
      admin,
      null,
      fields("admin", [row("Role", ["read", "create", "update", "delete"])]),
    );
    const staff = await withRole(role.id, await makePerson(own.db, "staff"));
    const files = row("File", ["read"]);
    expect(await codeOf(addRole(own.db, staff, null, fields("admin", [files])))).toBe("role_beyond_own");
    expect(await codeOf(addRole(own.db, staff, null, fields("user", [files])))).toBe("role_beyond_own");
    expect(await codeOf(addRole(own.db, staff, null, fields("user", [row("Division", ["read"])])))).toBe(
      "role_beyond_own",
    );
    const themselves = { ...fields("admin", [row("Role", ["read", "update"]), files]), id: role.id };
    expect(await codeOf(changeRole(own.db, staff, null, themselves))).toBe("role_beyond_own");
    const administrator = { ...fields("admin", [], { name: "Niemand" }), id: await roleId("administrator") };
    expect(await codeOf(changeRole(own.db, staff, null, administrator))).toBe("role_beyond_own");
    const listed = await listRoles(own.db, staff, null);
    expect(listed.find(one => one.key === "administrator")?.changeable).toBe(false);
    const lesser = await addRole(own.db, staff, null, fields("admin", [row("Role", ["read"])]));
    expect(lesser.changeable).toBe(true);
    // Deleting the role would give its holders more permissions.
    await withRole(lesser.id, await makePerson(own.db, "staff"));
    const target = await roleId("administrator");
    expect(await codeOf(removeRole(own.db, staff, null, { id: lesser.id, moveTo: target }))).toBe(
      "role_beyond_own",
    );
  });

  test("an administrator whose role lost a module cannot give it", async () => {
    const rows = matrixOf("admin", builtInPermissions("administrator")).map(one =>
      one.subject === "Invoice" ? { ...one, actions: [] } : one,
    );
    const lesser = await addRole(own.db, admin, null, fields("admin", rows));
    const actor = await withRole(lesser.id, await makePerson(own.db, "staff"));
    expect(await codeOf(addRole(own.db, actor, null, fields("admin", [row("Invoice", ["read"])])))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(addRole(own.db, actor, null, fields("admin", [row("User", ["read"])])))).toBe("done");
  });

  test("a field that is hidden from oneself stays hidden from others", async () => {
    const reads = row("User", ["read"], { hidden: ["phone"] });
    const role = await addRole(
      own.db,
      admin,
      null,
      fields("admin", [reads, row("Role", ["read", "create"])]),
    );
    const staff = await withRole(role.id, await makePerson(own.db, "staff"));
    expect(await codeOf(addRole(own.db, staff, null, fields("admin", [row("User", ["read"])])))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(addRole(own.db, staff, null, fields("admin", [reads])))).toBe("done");
  });
});

describe("a built-in role", () => {
  test("is renamed and changed, keeps its Access, and is not deleted", async () => {
    const before = await readRole(own.db, admin, null, await roleId("staff"));
    const { id, version, rows } = before;
    const change = { id, name: "Unterstützung", access: "admin" as const, twoFactorRequired: true, rows };
    const after = await changeRole(own.db, admin, null, change, version);
    expect(after).toMatchObject({
      name: "Unterstützung",
      twoFactorRequired: true,
      key: "staff",
      version: version + 1,
    });
    expect(await codeOf(changeRole(own.db, admin, null, change, version))).toBe("conflict_version");
    expect(await codeOf(changeRole(own.db, admin, null, { ...change, access: "user", rows: [] }))).toBe(
      "role_access_fixed",
    );
    expect(await codeOf(removeRole(own.db, admin, null, { id }))).toBe("role_built_in");
    expect((await changeRole(own.db, admin, null, { ...change, name: "" })).name).toBeNull();
  });

  test("is deleted while a user who has it is given another one, and neither keeps the other waiting", async () => {
    const role = await addRole(own.db, admin, null, fields("admin", [row("Invoice", ["read"])]));
    const person = await makePerson(own.db, "staff");
    await withRole(role.id, person);
    let removal = Promise.resolve("");
    await own.db.transaction(async tx => {
      await lockUser(tx, person.id);
      removal = codeOf(removeRole(own.db, admin, null, { id: role.id, moveTo: await roleId("staff") }));
      await doneOrLocked(own.db, removal);
      await lockTargetRole(tx, admin, null, role.id);
    });
    expect(await removal).toBe("done");
  });

  test("of the administrators keeps its rights on people and roles", async () => {
    const id = await roleId("administrator");
    const { rows } = await readRole(own.db, admin, null, id);
    const without = rows.map(one => (one.subject === "Role" ? { ...one, actions: [] } : one));
    expect(await codeOf(changeRole(own.db, admin, null, { ...fields("admin", without), id }))).toBe(
      "role_administrator",
    );
  });
});

describe("a role of one's own", () => {
  test("has a name of its own, and goes only when its people have another one of the same Access", async () => {
    const role = await addRole(own.db, admin, null, fields("admin", [row("File", ["read"])]));
    const same = fields("admin", [], { name: role.name!.toUpperCase() });
    expect(await codeOf(addRole(own.db, admin, null, same))).toBe("form_invalid");
    const person = await makePerson(own.db, "staff");
    await withRole(role.id, person);
    expect((await readRole(own.db, admin, null, role.id)).people).toBe(1);
    const remove = (moveTo?: string) => codeOf(removeRole(own.db, admin, null, { id: role.id, moveTo }));
    expect(await remove()).toBe("role_in_use");
    expect(await remove(role.id)).toBe("role_target");
    expect(await remove(await roleId("public_user"))).toBe("role_target");
    expect(await codeOf(changeRole(own.db, admin, null, { ...fields("user", []), id: role.id }))).toBe(
      "role_access_fixed",
    );
    expect(await remove(await roleId("staff"))).toBe("done");
    expect((await again(person)).role).toBe("staff");
    expect(await codeOf(readRole(own.db, admin, null, role.id))).toBe("not_found");
  });
});

describe("the last administrator", () => {
  test("remains when two demote each other at the same moment, twenty times", async () => {
    const staff = await roleId("staff");
    const administrator = await roleId("administrator");
    const other = await makePerson(own.db, "administrator");
    for (let round = 0; round < 20; round++) {
      const codes = await Promise.all([
        codeOf(assignRole(own.db, admin, { id: other.id, roleId: staff })),
        codeOf(assignRole(own.db, other, { id: admin.id, roleId: staff })),
      ]);
      expect(codes.sort()).toEqual(["done", "last_administrator"]);
      await own.db.run(
        sql`update users set role_id = ${administrator} where id in (${admin.id}, ${other.id})`,
      );
    }
    await own.db.run(sql`update users set status = 'suspended' where id = ${other.id}`);
    expect(await codeOf(assignRole(own.db, admin, { id: admin.id, roleId: staff }))).toBe(
      "last_administrator",
    );
    expect(await codeOf(assignRole(own.db, admin, { id: admin.id, roleId: administrator }))).toBe("done");
    expect(await codeOf(own.db.transaction(tx => requireAnotherAdministrator(tx, admin.id)))).toBe(
      "last_administrator",
    );
    expect(await codeOf(own.db.transaction(tx => requireAnotherAdministrator(tx, other.id)))).toBe("done");
  });

  test("is assigned by no actor who has less", async () => {
    const role = await addRole(
      own.db,
      admin,
      null,
      fields("admin", [row("User", ["read", "create", "update", "delete"])]),
    );
    const staff = await withRole(role.id, await makePerson(own.db, "staff"));
    const colleague = await withRole(role.id, await makePerson(own.db, "staff"));
    const administrator = await roleId("administrator");
    expect(await codeOf(assignRole(own.db, staff, { id: staff.id, roleId: administrator }))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(assignRole(own.db, staff, { id: colleague.id, roleId: administrator }))).toBe(
      "role_beyond_own",
    );
    expect(await codeOf(assignRole(own.db, staff, { id: admin.id, roleId: role.id }))).toBe(
      "last_administrator",
    );
    const { manager } = await makeCompany(own.db);
    expect(await codeOf(assignRole(own.db, manager, { id: manager.id, roleId: administrator }))).toBe(
      "forbidden",
    );
    expect(await codeOf(assignRole(own.db, admin, { id: manager.id, roleId: administrator }))).toBe(
      "role_target",
    );
  });
});

describe("a company's roles", () => {
  test("are the operator's for employees, which are only read, and its own; those of others are not found", async () => {
    const { manager, employee } = await makeCompany(own.db);
    const stranger = await makeCompany(own.db);
    const rows = [row("Division", ["read"]), row("File", ["read"]), row("Chat", ["read", "create"])];
    const role = await addRole(own.db, manager, manager.companyId, fields("employee", rows));
    await withRole(role.id, employee);
    const listed = await listRoles(own.db, manager, manager.companyId);
    expect(listed.map(one => [one.key ?? one.name, one.people, one.changeable])).toContainEqual([
      role.name,
      1,
      true,
    ]);
    const builtIn = listed.find(one => one.key === "employee")!;
    expect(builtIn).toMatchObject({ people: 0, changeable: false });
    const asked = { ...fields("employee", rows), id: builtIn.id };
    expect(await codeOf(changeRole(own.db, manager, manager.companyId, asked))).toBe("role_beyond_own");
    const strange = stranger.manager;
    expect((await listRoles(own.db, strange, stranger.id)).map(one => one.id)).not.toContain(role.id);
    const staff = await roleId("staff");
    const refused = [
      readRole(own.db, strange, stranger.id, role.id),
      changeRole(own.db, strange, stranger.id, { ...fields("employee", rows), id: role.id }),
      removeRole(own.db, strange, stranger.id, { id: role.id }),
      readRole(own.db, manager, manager.companyId, staff),
      readRole(own.db, admin, null, role.id),
    ];
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(["not_found"]));
    expect(
      await codeOf(removeRole(own.db, manager, manager.companyId, { id: role.id, moveTo: builtIn.id })),
    ).toBe("done");
    expect((await again(employee)).role).toBe("employee");
  });

  test("are for employees, and stay within their data manager's rights", async () => {
    const { manager } = await makeCompany(own.db);
    const add = (input: RoleInput) => codeOf(addRole(own.db, manager, manager.companyId, input));
    expect(await add(fields("user", []))).toBe("role_access_fixed");
    expect(await add(fields("admin", [row("User", ["read"])]))).toBe("role_access_fixed");
    expect(await add(fields("employee", matrixOf("employee", builtInPermissions("employee"))))).toBe("done");
    const least = await addRole(
      own.db,
      admin,
      null,
      fields("user", [row("User", ["read", "create", "update", "delete"])]),
    );
    const lesser = await withRole(least.id, manager);
    const all = fields("employee", [row("Division", ["read"])]);
    expect(await codeOf(addRole(own.db, lesser, manager.companyId, all))).toBe("role_beyond_own");
    const usual = fields("employee", [row("Division", ["read"], { scope: "member" })]);
    expect(await codeOf(addRole(own.db, lesser, manager.companyId, usual))).toBe("done");
  });
});

describe("what a role does not show", () => {
  const query = { page: 1, size: 25, search: "", sort: "-added" as const };
  const searched = async (actor: Actor, words: string) =>
    (await findRecords(own.db, actor, { words })).map(one => [one.kind, one.id, one.note]);

  test("is revealed by no search: neither an address nor that it contains these words", async () => {
    const { id, manager, employee } = await makeCompany(own.db);
    const hidden = row("User", ["read"], { hidden: ["email"] });
    const role = await addRole(own.db, admin, null, fields("user", [hidden]));
    const reader = await withRole(role.id, manager);
    expect(await searched(reader, "@")).toEqual([]);
    expect(await searched(reader, employee.lastName)).toEqual([["person", employee.id, null]]);
    const others = await makePerson(own.db, "data_manager", id);
    expect(await searched(others, employee.email)).toEqual([["person", employee.id, employee.email]]);
  });

  test("is not in a form that shows a number as one types it at home", async () => {
    const { id, manager, employee } = await makeCompany(own.db);
    await own.db.run(sql`update users set phone = '+494131224466', country = 'DE' where id = ${employee.id}`);
    const others = await makePerson(own.db, "data_manager", id);
    const hidden = row("User", ["read"], { hidden: ["phone"] });
    const role = await addRole(own.db, admin, null, fields("user", [hidden]));
    const detailsSeen = JSON.stringify(
      await readEmployee(own.db, await withRole(role.id, manager), employee.id),
    );
    expect(detailsSeen.replaceAll(" ", "")).not.toContain("224466");
    const shown = JSON.stringify(await readEmployee(own.db, others, employee.id));
    expect(shown.replaceAll(" ", "")).toContain("224466");
  });

  test.each([
    ["no files at all", []],
    ["their own files only", [{ action: ["read"], subject: "File", conditions: { uploadedBy: "$me" } }]],
  ])(
    "of a file is its name, to who may read %s: in lists, search, news and figures",
    async (_what, files) => {
      const { id, manager, employee } = await makeCompany(own.db);
      const division = await makeDivision(own.db, id, { members: [employee.id] });
      const file = await makeFile(own.db, division, ["Eins."]);
      await own.db.run(
        sql`update files set name = 'Kündigungsliste.pdf', uploaded_by = ${manager.id} where id = ${file}`,
      );
      const role = await addRole(own.db, manager, id, fields("employee", [row("Division", ["read"])]));
      const rules = [{ action: ["read"], subject: "Division" }, ...files];
      await own.db.run(sql`update roles set permissions = ${JSON.stringify(rules)} where id = ${role.id}`);
      const reader = await withRole(role.id, employee);
      const detailsSeen = async (actor: Actor) =>
        JSON.stringify([
          await findRecords(own.db, actor, { words: "kündig" }),
          await listNotifications(own.db, actor),
          await listFiles(own.db, actor, query),
          (await readFigures(own.db, actor, "7d")).documents,
        ]).split("Kündigungsliste").length - 1;
      expect(await detailsSeen(reader)).toBe(0);
      expect(await detailsSeen(manager)).toBe(4);
    },
  );
});

describe("a condition", () => {
  const query = { page: 1, size: 25, search: "", sort: "-added" as const };

  test("opens the company's divisions, or only those that one is a member of; never another company's", async () => {
    const { id, manager, employee } = await makeCompany(own.db);
    const stranger = await makeCompany(own.db);
    await makeDivision(own.db, stranger.id);
    const mine = await makeDivision(own.db, id, { members: [employee.id] });
    const other = await makeDivision(own.db, id);
    const seen = async (person: Actor) =>
      (await listDivisions(own.db, person, query)).rows.map(one => one.id).sort();
    expect(await seen(await again(employee))).toEqual([mine]);
    const wide = await addRole(own.db, manager, id, fields("employee", [row("Division", ["read"])]));
    expect(await seen(await withRole(wide.id, employee))).toEqual([mine, other].sort());
    const none = await addRole(own.db, manager, id, fields("employee", [row("Chat", ["read"])]));
    expect(await seen(await withRole(none.id, employee))).toEqual([]);
    expect(await seen(await again(manager))).toEqual([mine, other].sort());
  });

  test("of an unknown name opens nothing", async () => {
    const { id, manager, employee } = await makeCompany(own.db);
    await makeDivision(own.db, id, { members: [employee.id] });
    const role = await addRole(own.db, manager, id, fields("employee", [row("Division", ["read"])]));
    const unknown = [{ action: ["read"], subject: "Division", conditions: { colour: "blue" } }];
    await own.db.run(sql`update roles set permissions = ${JSON.stringify(unknown)} where id = ${role.id}`);
    const person = await withRole(role.id, employee);
    expect((await listDivisions(own.db, person, query)).rows).toEqual([]);
    expect((await listFiles(own.db, person, query)).rows).toEqual([]);
  });
});

describe("a person who gets a role", () => {
  test("of another area signs in again, because sessions live as long as their area allows", async () => {
    const analyst = await makePerson(own.db, "analyst");
    const { accessToken } = await startSession(own.db, analyst, null);
    const other = await addRole(own.db, admin, null, fields("analysis", [row("Figures", ["read"])]));
    await assignRole(own.db, admin, { id: analyst.id, roleId: other.id });
    expect((await readSession(own.db, accessToken))?.id).toBe(analyst.id);
    await assignRole(own.db, admin, { id: analyst.id, roleId: await roleId("staff") });
    expect(await readSession(own.db, accessToken)).toBeUndefined();
  });
});

describe("a role that is deleted", () => {
  /** A role of the operator with one holder. */
  async function heldRole() {
    const { id } = await addRole(own.db, admin, null, fields("admin", [row("Email", ["read"])]));
    return { id, holder: await withRole(id, await makePerson(own.db, "staff")) };
  }

  test("gives its holders another one while that is deleted in its favour", async () => {
    for (const turn of [0, 1]) {
      const roles = [await heldRole(), await heldRole()];
      const [one, two] = turn === 0 ? roles : roles.reverse();
      let other: Promise<string> | undefined;
      const remove = removeRole(
        afterStatement(own.db, /from roles r where r.id = .* for update/, async () => {
          other = codeOf(removeRole(own.db, admin, null, { id: two!.id, moveTo: one!.id }));
          await doneOrLocked(own.db, other);
        }),
        admin,
        null,
        { id: one!.id, moveTo: two!.id },
      );
      expect([await codeOf(remove), await other]).toEqual(["done", "role_target"]);
    }
  });

  test("makes its holders administrators while one of them is suspended", async () => {
    const { id, holder } = await heldRole();
    let suspending: Promise<string> | undefined;
    const remove = removeRole(
      afterStatement(own.db, /from users where role_id = .* for no key update/, async () => {
        suspending = codeOf(suspendPerson(own.db, admin, { id: holder.id, reason: "Auszeit" }));
        await doneOrLocked(own.db, suspending);
      }),
      admin,
      null,
      { id, moveTo: await roleId("administrator") },
    );
    expect([await codeOf(remove), await suspending]).toEqual(["done", "done"]);
  });
});
