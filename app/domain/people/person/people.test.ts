import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { abilityOf } from "~/contract/abilities";
import type { AppError } from "~/contract/errors";
import type { PersonInput } from "~/contract/people-fields";
import { newId } from "~/db/id";
import { changeMistralKey } from "~/domain/chats/provider/change-mistral-key";
import { deleteClosedCompanies } from "~/domain/companies/company/close-company";
import type { Actor } from "~/domain/core/actor/actor";
import { answerEmailChange } from "~/domain/identity/email-change/answer-email-change";
import { consumeLink } from "~/domain/identity/link/consume-link";
import { makeLink } from "~/domain/identity/link/make-link";
import { isSessionActive } from "~/domain/identity/session/is-session-active";
import { readSession } from "~/domain/identity/session/read-session";
import { startSession } from "~/domain/identity/session/start-session";
import { purgeDivision } from "~/domain/knowledge/division/purge-division";
import { seedRoles } from "~/domain/operations/demo/seed-roles";
import { codeOf } from "../../../../tests/factories/code-of";
import { makeCompany, makePerson } from "../../../../tests/factories/company";
import { makeDivision, makeFile } from "../../../../tests/factories/knowledge";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { addPerson } from "./add-person";
import { changePerson } from "./change-person";
import { listPeople } from "./list-people";
import { listStaffRoles } from "./list-staff-roles";
import { readPersonDetails } from "./read-person";
import { removePerson } from "./remove-person";
import { resendPersonInvitation, sendResetTo } from "./resend-person-invitation";
import { reinstatePerson, suspendPerson } from "./suspend-person";

const own = ownDatabase();
let administrator: Actor;

beforeAll(async () => {
  await seedRoles(own.db);
  administrator = await makePerson(own.db, "administrator");
  await makePerson(own.db, "administrator");
});

const fieldsOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    error => (error as AppError).data.fields,
  );
let count = 0;
const fields = (changes: Partial<PersonInput> = {}): PersonInput => ({
  firstName: "Jette",
  lastName: "Oltmanns",
  email: `jette.${++count}@lotse.example`,
  phone: "",
  language: "de",
  country: "DE",
  ...changes,
});
const of = (person: Actor, changes: Partial<PersonInput> = {}) => ({
  ...fields({ email: person.email, ...changes }),
  id: person.id,
});
const roleId = async (key: string) =>
  (await own.db.one<{ id: string }>(sql`select id from roles where key = ${key}`)).id;
const jobs = (name: string, userId: string) =>
  own.db.many(sql`
    select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} and j.payload ->> 'userId' = ${userId}`);
const suspend = (actor: Actor, id: string) => suspendPerson(own.db, actor, { id, reason: "Verdacht" });

/** Staff with a role of these permissions. */
async function makeStaff(permissions: { subject: string; action: string[] }[]): Promise<Actor> {
  const id = newId();
  await own.db.run(sql`
    insert into roles (id, name, access, permissions)
    values (${id}, ${`Rolle ${id}`}, 'admin', ${JSON.stringify(permissions)}::jsonb)`);
  const person = await makePerson(own.db, "staff");
  await own.db.run(sql`update users set role_id = ${id} where id = ${person.id}`);
  const tokens = await startSession(own.db, person, null);
  return (await readSession(own.db, tokens.accessToken))!;
}
const users = [{ subject: "User", action: ["read", "create", "update", "delete"] }];

describe("a new person", () => {
  test("is invited, a data manager with a company of their own", async () => {
    const person = await addPerson(own.db, administrator, {
      ...fields({ phone: "0431 5606060" }),
      kind: "data-manager",
      companyName: "Reederei West",
    });
    expect(person).toMatchObject({ kind: "data-manager", status: "invited", phone: "+494315606060" });
    expect(person.company?.name).toBe("Reederei West");
    expect(await jobs("invite", person.id)).toHaveLength(1);
  });

  test("leaves no company behind when the address is taken", async () => {
    const person = { ...fields({ email: administrator.email }), kind: "data-manager" as const };
    expect(await fieldsOf(addPerson(own.db, administrator, { ...person, companyName: "Nie" }))).toEqual({
      email: ["person.emailTaken"],
    });
    expect(await own.db.many(sql`select id from companies where name = 'Nie'`)).toEqual([]);
  });

  test("gets no role with more rights than the actor has", async () => {
    const small = await makeStaff(users);
    for (const key of ["administrator", "staff"])
      expect(
        await codeOf(addPerson(own.db, small, { ...fields(), kind: "staff", roleId: await roleId(key) })),
      ).toBe("role_beyond_own");
    const analyst = { ...fields(), kind: "staff" as const, roleId: await roleId("analyst") };
    expect((await addPerson(own.db, small, analyst)).role.key).toBe("analyst");
    for (const key of ["data_manager", "employee"]) {
      const id = await roleId(key);
      expect(await codeOf(addPerson(own.db, administrator, { ...fields(), kind: "staff", roleId: id }))).toBe(
        "form_invalid",
      );
    }
    const may = await listStaffRoles(own.db, small);
    expect(may.filter(role => role.key && role.mayGive).map(role => role.key)).toEqual(["analyst"]);
    expect((await listStaffRoles(own.db, administrator)).every(role => role.mayGive)).toBe(true);
  });
});

describe("an actor who holds less", () => {
  test("cannot take over an administrator by their address, a link, a role or a suspension", async () => {
    const small = await makeStaff(users);
    const change = of(administrator, { email: "mine@lotse.example" });
    expect(await codeOf(changePerson(own.db, small, change))).toBe("person_beyond");
    expect(await codeOf(suspend(small, administrator.id))).toBe("person_beyond");
    expect(await codeOf(removePerson(own.db, small, administrator.id))).toBe("person_beyond");
    expect(await codeOf(sendResetTo(own.db, small, administrator.id))).toBe("person_beyond");
    const peer = await makeStaff(users);
    const promote = { ...of(peer), roleId: await roleId("administrator") };
    expect(await codeOf(changePerson(own.db, small, promote))).toBe("role_beyond_own");
    expect((await suspend(small, peer.id)).status).toBe("suspended");
  });
});

describe("no actor", () => {
  test("changes, suspends or removes themselves", async () => {
    expect(await codeOf(changePerson(own.db, administrator, of(administrator)))).toBe("person_self");
    expect(await codeOf(suspend(administrator, administrator.id))).toBe("person_self");
    expect(await codeOf(removePerson(own.db, administrator, administrator.id))).toBe("person_self");
  });

  test("reaches a company's employees", async () => {
    const { employee } = await makeCompany(own.db);
    expect(await codeOf(readPersonDetails(own.db, administrator, employee.id))).toBe("not_found");
    expect(await codeOf(suspend(administrator, employee.id))).toBe("not_found");
    expect(await codeOf(removePerson(own.db, administrator, employee.id))).toBe("not_found");
  });

  test.each(["suspend", "remove", "demote"] as const)(
    "is the last administrator to go, when two %s each other at once",
    async how => {
      await own.db.run(sql`
        update users set status = 'suspended' from roles r where r.id = role_id and r.key = 'administrator'`);
      const two = [
        await makePerson(own.db, "administrator"),
        await makePerson(own.db, "administrator"),
      ] as const;
      const staff = await roleId("staff");
      const act = (actor: Actor, other: Actor) =>
        how === "suspend"
          ? suspend(actor, other.id)
          : how === "remove"
            ? removePerson(own.db, actor, other.id)
            : changePerson(own.db, actor, { ...of(other), roleId: staff });
      const codes = await Promise.all([codeOf(act(...two)), codeOf(act(two[1], two[0]))]);
      expect(codes.sort()).toEqual(["done", "last_administrator"]);
      await own.db.run(sql`update users set status = 'active' where id = ${administrator.id}`);
    },
  );
});

describe("a suspension", () => {
  test("ends sessions, open connections and links, and shows its reason to all users of the operator", async () => {
    const { manager } = await makeCompany(own.db);
    const tokens = await startSession(own.db, manager, null);
    const reader = (await readSession(own.db, tokens.accessToken))!;
    const token = await makeLink(own.db, manager.id, "reset");
    await suspend(administrator, manager.id);
    expect(await readSession(own.db, tokens.accessToken)).toBeUndefined();
    expect(await isSessionActive(own.db, reader)).toBe(false);
    expect(await codeOf(own.db.transaction(tx => consumeLink(tx, token, "reset")))).toBe("link_invalid");
    expect((await readPersonDetails(own.db, administrator, manager.id)).suspendedReason).toBe("Verdacht");
    await own.db.run(sql`update users set password_hash = 'x' where id = ${manager.id}`);
    expect((await reinstatePerson(own.db, administrator, manager.id)).status).toBe("active");
    expect((await readPersonDetails(own.db, administrator, manager.id)).suspendedReason).toBeNull();
  });

  test("of a user who never signed in ends with a new invitation", async () => {
    const person = await addPerson(own.db, administrator, { ...fields(), kind: "public-user" });
    await suspend(administrator, person.id);
    expect(await codeOf(resendPersonInvitation(own.db, administrator, person.id))).toBe("person_not_invited");
    expect((await reinstatePerson(own.db, administrator, person.id)).status).toBe("invited");
    expect(await jobs("invite", person.id)).toHaveLength(2);
  });

  test("proves no mailbox: who had yet to confirm their address still has to, however often they were suspended", async () => {
    const person = await makePerson(own.db, "public_user");
    await own.db.run(
      sql`update users set status = 'unverified', password_hash = 'x' where id = ${person.id}`,
    );
    await suspend(administrator, person.id);
    await suspend(administrator, person.id);
    expect((await reinstatePerson(own.db, administrator, person.id)).status).toBe("unverified");
    // Requires a new confirmation.
    expect(
      await own.db.many(sql`
        select j.id from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'verify_again'`),
    ).toHaveLength(1);
  });

  test("lets users who only sign in with Google do so after it ends", async () => {
    const person = await makePerson(own.db, "public_user");
    await suspend(administrator, person.id);
    expect((await reinstatePerson(own.db, administrator, person.id)).status).toBe("active");
    expect(await jobs("invite", person.id)).toEqual([]);
  });
});

describe("a change", () => {
  const change = (person: { id: string; email: string }, email: string, actor = administrator) =>
    changePerson(own.db, actor, of(person as Actor, { email }));
  const addressOf = async ({ id }: { id: string }) =>
    (await own.db.one<{ email: string }>(sql`select email from users where id = ${id}`)).email;
  const answer = async (person: { id: string }, side: "old" | "new", said: "yes" | "no") =>
    answerEmailChange(
      own.db,
      { token: await own.db.transaction(tx => makeLink(tx, person.id, `email_${side}`)), answer: said },
      undefined,
    );

  test("of an address takes effect when its mailbox confirms it, ends sessions and links, and notifies both", async () => {
    const person = await makePerson(own.db, "public_user");
    const tokens = await startSession(own.db, person, null);
    const token = await makeLink(own.db, person.id, "reset");
    const { email } = fields();
    expect(await change(person, email)).toMatchObject({ email: person.email, newEmail: email });
    expect(await addressOf(person)).toBe(person.email);
    expect(await jobs("change_email", person.id)).toHaveLength(1);
    expect(await answer(person, "new", "yes")).toEqual({ state: "changed" });
    expect(await addressOf(person)).toBe(email);
    expect(await readSession(own.db, tokens.accessToken)).toBeUndefined();
    expect(await codeOf(own.db.transaction(tx => consumeLink(tx, token, "reset")))).toBe("link_invalid");
    expect(await jobs("tell_move", person.id)).toHaveLength(1);
  });

  test("of an address is ended by a no of the present mailbox, and never done by its yes alone", async () => {
    const person = await makePerson(own.db, "public_user");
    await change(person, fields().email);
    expect(await answer(person, "old", "yes")).toEqual({ state: "waiting" });
    expect(await answer(person, "old", "no")).toEqual({ state: "refused" });
    expect(await codeOf(answer(person, "new", "yes"))).toBe("link_invalid");
    expect(await addressOf(person)).toBe(person.email);
  });

  test("of an address requires a confirmed session, for every user", async () => {
    const other = await makePerson(own.db, "administrator");
    const invited = await addPerson(own.db, administrator, { ...fields(), kind: "public-user" });
    const found = { ...administrator, confirmedAt: new Date(Date.now() - 16 * 60_000) };
    for (const person of [other, invited]) {
      expect(await codeOf(change(person, fields().email, found))).toBe("confirmation_needed");
      expect(await codeOf(change(person, person.email, found))).toBe("done");
    }
  });

  test("of an address sends a new invitation to users who have not signed in, and a new confirmation to those who had not confirmed", async () => {
    const invited = await addPerson(own.db, administrator, { ...fields(), kind: "public-user" });
    const { email } = fields();
    expect((await change(invited, email)).email).toBe(email);
    expect(await jobs("invite", invited.id)).toHaveLength(2);
    expect(await jobs("tell_move", invited.id)).toEqual([]);
    const registered = await makePerson(own.db, "public_user");
    await own.db.run(
      sql`update users set status = 'unverified', password_hash = 'x' where id = ${registered.id}`,
    );
    expect(await change(registered, fields().email)).toMatchObject({ status: "unverified" });
    expect(await jobs("tell_move", registered.id)).toHaveLength(1);
  });

  test("of an address is refused for a taken one, and during a suspension", async () => {
    const person = await makePerson(own.db, "public_user");
    const other = await makePerson(own.db, "public_user");
    expect(await fieldsOf(change(person, other.email))).toEqual({ email: ["person.emailTaken"] });
    await suspend(administrator, person.id);
    expect(await fieldsOf(change(person, fields().email))).toEqual({ email: ["person.emailSuspended"] });
  });

  test("is refused to users who have not seen the newest version", async () => {
    const person = await makePerson(own.db, "public_user");
    expect((await changePerson(own.db, administrator, of(person), 1)).version).toBe(2);
    expect(await codeOf(changePerson(own.db, administrator, of(person), 1))).toBe("conflict_version");
  });

  test("gives no role that is not meant for the user", async () => {
    const person = await makePerson(own.db, "public_user");
    const change = { ...of(person), roleId: await roleId("administrator") };
    expect((await changePerson(own.db, administrator, change)).role.key).toBe("public_user");
  });
});

describe("an actor whose role hides addresses and phone numbers", () => {
  test("changes other things about a person, and these stay", async () => {
    const rest = { firstName: "Henrike", phone: "" };
    const hidden = { action: ["read" as const], subject: "User" as const, fields: ["email", "phone"] };
    const ability = abilityOf([...administrator.rules, { ...hidden, inverted: true }]);
    const person = await makePerson(own.db, "public_user");
    await own.db.run(sql`update users set phone = '+494315606060' where id = ${person.id}`);
    const blind = { ...administrator, ability };
    await changePerson(own.db, blind, { ...of(person), ...rest, email: undefined });
    await changePerson(own.db, blind, { ...of(person), ...rest, email: "geraten@lotse.example" });
    const kept = { firstName: "Henrike", email: person.email, newEmail: null, phone: "+494315606060" };
    expect(await readPersonDetails(own.db, administrator, person.id)).toMatchObject(kept);
  });
});

describe("the Mistral key of a company", () => {
  test("is sealed when the operator enters it, never comes back, and can be removed", async () => {
    const { manager, id } = await makeCompany(own.db);
    await changeMistralKey(own.db, id, "CANARY-KEY");
    const details = await readPersonDetails(own.db, administrator, manager.id);
    expect(details.companyDetails?.mistralKeySaved).toBe(true);
    const row = await own.db.one<{ text: string }>(
      sql`select s::text || encode(sealed, 'escape') as text from settings s where scope = ${id}`,
    );
    expect(row.text).not.toContain("CANARY");
    await changeMistralKey(own.db, id, null);
    const after = await readPersonDetails(own.db, administrator, manager.id);
    expect(after.companyDetails?.mistralKeySaved).toBe(false);
  });

  test("is not found for a company that does not exist", async () => {
    expect(await codeOf(changeMistralKey(own.db, newId(), "key"))).toBe("not_found");
  });
});

describe("removing a data manager", () => {
  test("takes their company along, and its row with the last of its bytes", async () => {
    const { manager, employee, id } = await makeCompany(own.db);
    const divisionId = await makeDivision(own.db, id);
    const fileId = await makeFile(own.db, divisionId, ["Der Urlaub beträgt 30 Tage."]);
    await changeMistralKey(own.db, id, "key");
    await removePerson(own.db, administrator, manager.id);
    for (const person of [manager, employee])
      expect(await own.db.many(sql`select id from users where id = ${person.id}`)).toEqual([]);
    expect(await own.db.many(sql`select id from passages where file_id = ${fileId}`)).toEqual([]);
    expect(await own.db.many(sql`select scope from settings where scope = ${id}`)).toEqual([]);
    expect(await own.db.many(sql`select id from companies where id = ${id}`)).toHaveLength(1);
    await purgeDivision(own.db, divisionId);
    await deleteClosedCompanies(own.db);
    expect(
      await own.db.many(sql`
        select id from companies where id = ${id} union select id from divisions where company_id = ${id}
        union select id from files where company_id = ${id}`),
    ).toEqual([]);
  });

  test("leaves the company to another who manages it", async () => {
    const { manager, id } = await makeCompany(own.db);
    const second = await makePerson(own.db, "data_manager", id);
    expect((await readPersonDetails(own.db, administrator, manager.id)).companyDetails?.sole).toBe(false);
    await removePerson(own.db, administrator, manager.id);
    const { companyDetails } = await readPersonDetails(own.db, administrator, second.id);
    expect(companyDetails).toMatchObject({ employees: 1, sole: true });
  });
});

describe("a list", () => {
  test("holds one kind, finds by company and filters by plan", async () => {
    const { manager } = await makeCompany(own.db, { plan: true });
    const ask = { page: 1, size: 100, search: "", sort: "name" as const };
    const found = async (more: object) =>
      (await listPeople(own.db, administrator, { ...ask, kind: "data-manager", ...more })).rows.map(
        row => row.id,
      );
    expect(await found({ search: manager.companyName ?? "" })).toEqual([manager.id]);
    expect(await found({ plan: "monthly" })).toContain(manager.id);
    expect(await found({ plan: "none" })).not.toContain(manager.id);
    const staff = await listPeople(own.db, administrator, { ...ask, kind: "staff" });
    expect(staff.rows.every(row => row.company === null && row.kind === "staff")).toBe(true);
    expect(staff.rows.find(row => row.id === administrator.id)).toMatchObject({ self: true, within: false });
  });

  test("is sorted by every column, both ways", async () => {
    const { peopleSorts } = await import("~/contract/people-fields");
    for (const sort of peopleSorts) {
      const { total } = await listPeople(own.db, administrator, {
        page: 1,
        size: 5,
        search: "",
        sort,
        kind: "data-manager",
      });
      expect(total).toBeGreaterThan(0);
    }
  });
});
