import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abilityOf } from "~/contract/abilities";
import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { makeLink } from "~/domain/identity/link/make-link";
import { readSession } from "~/domain/identity/session/read-session";
import { recordSignIn } from "~/domain/identity/session/record-sign-in";
import { startSession } from "~/domain/identity/session/start-session";
import { type TestDatabase, testDatabase } from "../../../../tests/database";
import { givePlan, makeCompany, makePerson } from "../../../../tests/factories/company";
import { makeDivision } from "../../../../tests/factories/knowledge";
import { settingsOf } from "../../../../tests/factories/settings";
import { addEmployee } from "./add-employee";
import { changeEmployee } from "./change-employee";
import { countInvitation } from "./count-invitation";
import { exportEmployees, listEmployees } from "./list-employees";
import { readEmployee } from "./read-employee";
import { removeEmployee } from "./remove-employee";
import { resendInvitation } from "./resend-invitation";
import { reinstateEmployee, suspendEmployee } from "./suspend-employee";

let own: TestDatabase;
let db: Database;
let files: ReturnType<typeof settingsOf>;

beforeAll(async () => {
  files = settingsOf({ EMPLOYEE_LIMIT: "3" });
  own = await testDatabase();
  db = own.db;
});
afterAll(async () => {
  await own.drop();
  files.remove();
});

let named = 0;
const fields = (changes: Partial<Parameters<typeof addEmployee>[2]> = {}) => {
  named += 1;
  const email = `neu.${named}@firma.example`;
  return {
    firstName: "Jette",
    lastName: "Oltmanns",
    email,
    phone: "",
    language: "de" as const,
    divisionIds: [],
    ...changes,
  };
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.code ?? String(error),
  );
const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    error => error.data.fields,
  );
const query = { page: 1, size: 25, search: "", sort: "name" as const };
const invitations = (userId: string) =>
  db.many(sql`
    select id from graphile_worker._private_jobs where payload->>'userId' = ${userId} and payload->>'inviteId' is not null`);
const count = async (companyId: string) =>
  (
    await db.one<{ people: number }>(sql`
      select count(*) as people from users u join roles r on r.id = u.role_id
      where r.access = 'employee' and u.company_id = ${companyId}`)
  ).people;

describe("inviting on and on", () => {
  const asManyAs = async (times: number, work: () => Promise<unknown>) => {
    const codes = [];
    for (let time = 0; time < times; time++) codes.push(await codeOf(work()));
    return codes;
  };

  test("comes to an end for the day, also where addresses are taken or people removed again", async () => {
    const { manager } = await makeCompany(db);
    const taken = () => addEmployee(db, manager, fields({ email: manager.email }));
    const free = () => addEmployee(db, manager, fields({ divisionIds: [newId()] }));
    for (const [times, refused] of [
      [10, taken],
      [9, free],
    ] as const)
      expect(await asManyAs(times, refused)).toEqual(Array.from({ length: times }, () => "form_invalid"));
    const { id } = await addEmployee(db, manager, fields());
    await removeEmployee(db, manager, id);
    expect(await codeOf(addEmployee(db, manager, fields()))).toBe("invitation_limit_reached");
    expect(await codeOf(taken())).toBe("invitation_limit_reached");
    expect(await codeOf(addEmployee(db, (await makeCompany(db)).manager, fields()))).toBe("done");
  });

  test("by changing the address of an invited user repeatedly, or by resending, has the same limit", async () => {
    const { manager } = await makeCompany(db);
    const { id } = await addEmployee(db, manager, fields());
    const next = () => changeEmployee(db, manager, { ...fields(), id });
    expect(await asManyAs(10, next)).toEqual(Array.from({ length: 10 }, () => "done"));
    const taken = () => changeEmployee(db, manager, { ...fields({ email: manager.email }), id });
    expect(await asManyAs(8, taken)).toEqual(Array.from({ length: 8 }, () => "form_invalid"));
    expect(await codeOf(resendInvitation(db, manager, id))).toBe("done");
    const again = () => resendInvitation(db, manager, id);
    for (const work of [next, taken, again, () => addEmployee(db, manager, fields())])
      expect(await codeOf(work())).toBe("invitation_limit_reached");
    const { email, firstName } = await readEmployee(db, manager, id);
    expect(await codeOf(changeEmployee(db, manager, { ...fields({ email, firstName }), id }))).toBe("done");
  });

  test("does not stop a company with a plan from inviting two hundred at once", async () => {
    const { id } = await makeCompany(db, { plan: true });
    expect(await asManyAs(200, () => countInvitation(db, id))).toEqual(
      Array.from({ length: 200 }, () => "done"),
    );
  });
});

describe("adding an employee", () => {
  test("invites them by mail and makes them a member of the chosen divisions", async () => {
    const { manager } = await makeCompany(db);
    const divisionId = await makeDivision(db, manager.companyId!);
    const added = await addEmployee(
      db,
      manager,
      fields({ phone: "0431 5606060", divisionIds: [divisionId, divisionId] }),
    );
    expect(added).toMatchObject({ status: "invited", phone: "+494315606060", role: "employee" });
    expect(added.divisions.map(division => division.id)).toEqual([divisionId]);
    expect(await invitations(added.id)).toHaveLength(1);
  });

  test("at the limit succeeds for one of fifty who try at the same moment", async () => {
    const { id, manager } = await makeCompany(db);
    await addEmployee(db, manager, fields());
    expect(await count(id)).toBe(2);
    const codes = await Promise.all(
      Array.from({ length: 50 }, () => codeOf(addEmployee(db, manager, fields()))),
    );
    expect(codes.filter(code => code === "done")).toHaveLength(1);
    expect(codes.filter(code => code === "employee_limit_reached")).toHaveLength(49);
    expect(await count(id)).toBe(3);
  });

  test("is unlimited while a plan runs, and in other variants a plan lifts nothing", async () => {
    const { id, manager } = await makeCompany(db, { plan: true });
    for (const _ of [1, 2, 3, 4]) await addEmployee(db, manager, fields());
    expect(await count(id)).toBe(5);
    const normal = settingsOf({ APP_MODE: "normal", EMPLOYEE_LIMIT: "3" });
    expect(await codeOf(addEmployee(db, manager, fields()))).toBe("employee_limit_reached");
    normal.remove();
    settingsOf({ EMPLOYEE_LIMIT: "3" });
    const lapsed = await makeCompany(db);
    await givePlan(db, lapsed.id, new Date(Date.now() - 60_000));
    for (const _ of [1, 2]) await addEmployee(db, lapsed.manager, fields());
    expect(await codeOf(addEmployee(db, lapsed.manager, fields()))).toBe("employee_limit_reached");
  });

  test("shows the reason at the field when it is refused", async () => {
    const { manager } = await makeCompany(db, { plan: true });
    const stranger = await makeCompany(db);
    const strangersDivision = await makeDivision(db, stranger.id);
    const add = (changes: Parameters<typeof fields>[0]) =>
      fieldsOf(addEmployee(db, manager, fields(changes)));
    expect(await add({ email: stranger.employee.email.toUpperCase() })).toEqual({
      email: ["employee.emailTaken"],
    });
    expect(await add({ phone: "abc" })).toEqual({ phone: ["phone.NOT_A_NUMBER"] });
    expect(await add({ phone: "1" })).toEqual({ phone: ["phone.TOO_SHORT"] });
    expect(await add({ phone: "+999 123456" })).toEqual({ phone: ["phone.INVALID_COUNTRY"] });
    expect(await add({ divisionIds: [strangersDivision] })).toEqual({ divisionIds: ["employee.division"] });
    expect(await count(manager.companyId!)).toBe(1);
  });
});

describe("an employee of another company", () => {
  test("is not found by any request", async () => {
    const { manager } = await makeCompany(db);
    const { employee: stranger } = await makeCompany(db);
    const asked = (id: string) => [
      readEmployee(db, manager, id),
      changeEmployee(db, manager, { ...fields(), id }),
      suspendEmployee(db, manager, id),
      reinstateEmployee(db, manager, id),
      resendInvitation(db, manager, id),
      removeEmployee(db, manager, id),
    ];
    for (const id of [stranger.id, newId()])
      expect(new Set(await Promise.all(asked(id).map(codeOf)))).toEqual(new Set(["not_found"]));
    const { rows } = await listEmployees(db, manager, query);
    expect(rows.map(row => row.id)).not.toContain(stranger.id);
    expect(await db.one(sql`select status from users where id = ${stranger.id}`)).toEqual({
      status: "active",
    });
  });

  test("nor is the data manager of the own company found as an employee", async () => {
    const { manager } = await makeCompany(db);
    expect(await codeOf(suspendEmployee(db, manager, manager.id))).toBe("not_found");
    expect(await codeOf(removeEmployee(db, manager, manager.id))).toBe("not_found");
    expect(await readEmployee(db, manager, manager.id)).toMatchObject({ employee: false });
  });

  test("nor does a user without a company find any", async () => {
    const administrator = await makePerson(db, "administrator");
    expect(await codeOf(listEmployees(db, administrator, query))).toBe("forbidden");
    expect(await codeOf(exportEmployees(db, administrator, { ...query, piece: 1 }))).toBe("forbidden");
    expect(await codeOf(addEmployee(db, administrator, fields()))).toBe("forbidden");
    expect(await codeOf(removeEmployee(db, administrator, administrator.id))).toBe("forbidden");
  });
});

describe("the list of employees", () => {
  let manager: Actor;
  let divisionId: string;
  beforeAll(async () => {
    ({ manager } = await makeCompany(db, { plan: true }));
    divisionId = await makeDivision(db, manager.companyId!);
    for (const [firstName, lastName] of [
      ["Änne", "Zorn"],
      ["Bo", "Ärmel"],
      ["Cem", "Birk"],
    ] as const)
      await addEmployee(
        db,
        manager,
        fields({ firstName, lastName, divisionIds: lastName === "Birk" ? [divisionId] : [] }),
      );
  });
  const names = async (changes: Partial<Parameters<typeof listEmployees>[2]>) =>
    (await listEmployees(db, manager, { ...query, ...changes })).rows.map(row => row.lastName);

  test("sorts names as people do, filters, searches and pages", async () => {
    const invited = { status: "invited" as const };
    expect(await names(invited)).toEqual(["Ärmel", "Birk", "Zorn"]);
    expect(await names({ ...invited, sort: "-name" })).toEqual(["Zorn", "Birk", "Ärmel"]);
    expect(await names({ ...invited, sort: "since" })).toEqual(["Zorn", "Ärmel", "Birk"]);
    expect(await names({ search: "cem b" })).toEqual(["Birk"]);
    expect(await names({ divisionId })).toEqual(["Birk"]);
    expect(await names({ role: "data_manager" })).toEqual([manager.lastName]);
    expect(await names({ ...invited, size: 5, page: 2 })).toEqual([]);
    expect(await names({ search: "%" })).toEqual([]);
    const all = await listEmployees(db, manager, query);
    expect(all).toMatchObject({ total: 5, from: 1, to: 5, quota: { used: 4, limit: null, locked: false } });
    expect(all.roles).toEqual(["data_manager", "employee"]);
    expect(await exportEmployees(db, manager, { ...query, piece: 1 })).toEqual({
      rows: all.rows,
      more: false,
    });
  });
});

describe("a suspension", () => {
  test("takes effect on the next request, makes links invalid, and ends when it is lifted", async () => {
    const { manager, employee } = await makeCompany(db);
    await db.run(sql`update users set password_hash = 'x' where id = ${employee.id}`);
    const tokens = await startSession(db, employee, null);
    await recordSignIn(db, employee.id, { address: "::1", userAgent: null });
    await makeLink(db, employee.id, "reset");
    expect((await readEmployee(db, manager, employee.id)).signedInAt).toBeInstanceOf(Date);
    expect((await suspendEmployee(db, manager, employee.id)).status).toBe("suspended");
    expect(await readSession(db, tokens.accessToken)).toBeUndefined();
    expect(await db.many(sql`select id from links where user_id = ${employee.id}`)).toEqual([]);
    expect((await suspendEmployee(db, manager, employee.id)).status).toBe("suspended");
    expect((await reinstateEmployee(db, manager, employee.id)).status).toBe("active");
    expect(await invitations(employee.id)).toEqual([]);
    expect(await readSession(db, tokens.accessToken)).toBeUndefined();
  });

  test("of a user who never signed in ends with a new invitation", async () => {
    const { manager } = await makeCompany(db);
    const { id } = await addEmployee(db, manager, fields());
    await suspendEmployee(db, manager, id);
    expect(await codeOf(resendInvitation(db, manager, id))).toBe("employee_not_invited");
    expect((await reinstateEmployee(db, manager, id)).status).toBe("invited");
    expect(await invitations(id)).toHaveLength(2);
  });
});

describe("changing an employee", () => {
  test("changes the address only until they have signed in, and then sends a new invitation", async () => {
    const { manager, employee } = await makeCompany(db);
    const added = await addEmployee(db, manager, fields());
    const link = await makeLink(db, added.id, "invite");
    const found = { ...manager, confirmedAt: null };
    expect(await codeOf(changeEmployee(db, found, { ...fields(), id: added.id }))).toBe(
      "confirmation_needed",
    );
    const moved = await changeEmployee(db, manager, { ...fields(), id: added.id });
    expect(moved.email).not.toBe(added.email);
    expect(link).toBeTruthy();
    expect(await db.many(sql`select id from links where user_id = ${added.id}`)).toEqual([]);
    expect(await invitations(added.id)).toHaveLength(2);
    expect(await fieldsOf(changeEmployee(db, manager, { ...fields(), id: employee.id }))).toEqual({
      email: ["employee.emailTheirs"],
    });
    const taken = fields({ email: employee.email });
    expect(await fieldsOf(changeEmployee(db, manager, { ...taken, id: added.id }))).toEqual({
      email: ["employee.emailTaken"],
    });
  });

  test("moves the address of a suspended user who never signed in, and invites them when that ends", async () => {
    const { manager, employee } = await makeCompany(db);
    const added = await addEmployee(db, manager, fields());
    await suspendEmployee(db, manager, added.id);
    expect(await readEmployee(db, manager, added.id)).toMatchObject({ joined: false, status: "suspended" });
    const moved = await changeEmployee(db, manager, { ...fields(), id: added.id });
    expect(moved.email).not.toBe(added.email);
    expect(await invitations(added.id)).toHaveLength(1);
    await reinstateEmployee(db, manager, added.id);
    expect(await invitations(added.id)).toHaveLength(2);
    await suspendEmployee(db, manager, employee.id);
    expect(await readEmployee(db, manager, employee.id)).toMatchObject({ joined: true });
    expect(await fieldsOf(changeEmployee(db, manager, { ...fields(), id: employee.id }))).toEqual({
      email: ["employee.emailTheirs"],
    });
  });

  test("leaves the address and the phone number as they are where the role hides them", async () => {
    const { manager } = await makeCompany(db);
    const { id, email } = await addEmployee(db, manager, fields({ phone: "+49 431 5606060" }));
    const hidden = { action: ["read" as const], subject: "User" as const, fields: ["email", "phone"] };
    const ability = abilityOf([...manager.rules, { ...hidden, inverted: true }]);
    const { email: _, ...change } = fields({ firstName: "Jette Marie", phone: "" });
    await changeEmployee(db, { ...manager, ability }, { ...change, id });
    const kept = { firstName: "Jette Marie", email, phone: "+494315606060" };
    expect(await readEmployee(db, manager, id)).toMatchObject(kept);
    // With a visible address, omitting it keeps it; an empty phone number deletes the stored one.
    await changeEmployee(db, manager, { ...change, id });
    expect(await readEmployee(db, manager, id)).toMatchObject({ email, phone: null });
  });

  test("does not tell a stranger whether it is the address of somebody in another company", async () => {
    const [own, other] = [await makeCompany(db), await makeCompany(db)];
    const unconfirmed = { ...own.manager, confirmedAt: null };
    const codes = [other.employee.email, "niemand@firma.example"].map(email =>
      codeOf(changeEmployee(db, unconfirmed, { ...fields({ email }), id: other.employee.id })),
    );
    expect(new Set(await Promise.all(codes)).size).toBe(1);
  });

  test("is refused to users who have not seen the newest version", async () => {
    const { manager, employee } = await makeCompany(db);
    const { version } = await readEmployee(db, manager, employee.id);
    const change = { ...fields({ email: employee.email, lastName: "Neu" }), id: employee.id };
    expect((await changeEmployee(db, manager, change, version)).lastName).toBe("Neu");
    expect(await codeOf(changeEmployee(db, manager, change, version))).toBe("conflict_version");
    expect(await codeOf(removeEmployee(db, manager, employee.id, version))).toBe("conflict_version");
  });
});

describe("removing an employee", () => {
  test("deletes what belongs to them, and keeps what belongs to the company", async () => {
    const { manager, employee } = await makeCompany(db);
    const divisionId = await makeDivision(db, manager.companyId!);
    await db.run(sql`insert into division_members values (${divisionId}, ${employee.id})`);
    await startSession(db, employee, null);
    await removeEmployee(db, manager, employee.id);
    expect(await codeOf(readEmployee(db, manager, employee.id))).toBe("not_found");
    expect(await codeOf(removeEmployee(db, manager, employee.id))).toBe("not_found");
    expect(await db.many(sql`select id from sessions where user_id = ${employee.id}`)).toEqual([]);
    expect(await db.many(sql`select id from divisions where id = ${divisionId}`)).toHaveLength(1);
  });
});
