import type { ActionFunction } from "@remix-run/node";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { settings } from "~/env";
import { createVisits } from "~/session/visit";
import { asking } from "../../tests/factories/asking";
import { makeCompany, makePerson } from "../../tests/factories/company";
import { countCalls } from "../../tests/factories/count-calls";
import { makeDivision, makeFile } from "../../tests/factories/knowledge";
import { ownDatabase } from "../../tests/factories/own-database";
import { action as deleteRole } from "./access/delete";
import { action as changeRole } from "./access/role";
import { action as deleteChat } from "./chats/delete";
import { action as changeEmployee } from "./employees/edit";
import { action as removeEmployee } from "./employees/remove";
import { action as deleteDivision } from "./knowledge/delete";
import { action as deleteFile } from "./knowledge/delete-file";
import { action as retryFile } from "./knowledge/divisions";
import { action as changeDivision } from "./knowledge/edit";
import { action as changeMembers } from "./knowledge/members";
import { action as actOnImport } from "./people/import-preview";
import { action as actOnPerson } from "./people/person";
import { action as removePerson } from "./people/remove";
import { action as removeTwoFactor } from "./people/remove-two-factor";
import { action as suspendPeople } from "./people/suspend";

const own = ownDatabase();
let administrator: Actor;
let company: Awaited<ReturnType<typeof makeCompany>>;
let division: string;

beforeAll(async () => {
  administrator = await makePerson(own.db, "administrator");
  company = await makeCompany(own.db, { plan: true });
  division = await makeDivision(own.db, company.id, { name: "Lager" });
});

type Sent = { path: string; id?: string; form?: Record<string, string | string[]> };

/** Sends a form to a page's action; returns the calls of the api that it took, its address, and its message. */
async function send(action: ActionFunction, actor: Actor, { path, id, form = {} }: Sent) {
  const calls: string[] = [];
  const visits = createVisits(
    async () => ({
      user: actor,
      api: countCalls(asking(own.db, actor), calls),
      raw: () => Promise.reject(new Error("streams nothing")),
    }),
    settings(),
  );
  const body = new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map(one => [name, one])),
  );
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body,
    headers: { cookie: `session=${"a".repeat(43)}.${"b".repeat(43)}.0` },
  });
  const from = { clientAddress: "127.0.0.1", requestId: newId(), nonce: "" };
  const { context, finish } = await visits(request, from);
  const answer = await Promise.resolve(action({ request, context, params: id ? { id } : {} })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) return { calls, status: (answer as { init: ResponseInit }).init.status };
  const cookies = finish(answer).headers.getSetCookie().map(decodeURIComponent);
  return {
    calls,
    status: answer.status,
    location: answer.headers.get("location"),
    message: cookies.find(cookie => cookie.startsWith("flash=")) ?? "",
  };
}

const employee = () => makePerson(own.db, "employee", company.id);
const nameOf = ({ firstName, lastName }: Actor) => `${firstName} ${lastName}`;

describe("a form that succeeds takes one call of the api, which also returns what its message names", () => {
  test("an employee is suspended, let in again, changed and deleted", async () => {
    const person = await employee();
    const name = nameOf(person);
    const path = `/employee-add/${person.id}`;
    for (const intent of ["suspend", "reinstate"] as const) {
      const sent = await send(changeEmployee, company.manager, { path, id: person.id, form: { intent } });
      expect(sent).toMatchObject({ calls: [`employees.${intent}`], status: 302, location: path });
      expect(sent.message).toContain(name);
    }
    await own.db.run(sql`update users set status = 'invited' where id = ${person.id}`);
    const invited = await send(changeEmployee, company.manager, {
      path,
      id: person.id,
      form: { intent: "invite" },
    });
    expect(invited).toMatchObject({ calls: ["employees.invite"], location: path });
    expect(invited.message).toContain(name);
    const { role_id: roleId } = await own.db.one<{ role_id: string }>(
      sql`select role_id from users where id = ${person.id}`,
    );
    const fields = { firstName: "Femke", lastName: "Harms", email: person.email, phone: "", language: "de" };
    const changed = await send(changeEmployee, company.manager, {
      path,
      id: person.id,
      form: { ...fields, roleId },
    });
    expect(changed).toMatchObject({ calls: ["employees.change"], location: "/apps/user/list" });
    expect(changed.message).toContain("Femke Harms");
    const removed = await send(removeEmployee, company.manager, { path: `${path}/remove`, id: person.id });
    expect(removed).toMatchObject({ calls: ["employees.remove"], location: "/apps/user/list" });
    expect(removed.message).toContain("Femke Harms");
  });

  test("a person is invited again, signed out, suspended and deleted", async () => {
    const person = await makePerson(own.db, "public_user");
    const name = nameOf(person);
    const path = `/admin/users/public-user/${person.id}`;
    const act = (form: Record<string, string>) =>
      send(actOnPerson, administrator, { path, id: person.id, form });
    expect(await act({ intent: "end-all" })).toMatchObject({ calls: ["people.endSessions"], location: path });
    const reset = await act({ intent: "sendReset" });
    expect(reset).toMatchObject({ calls: ["people.sendReset"], location: path });
    expect(reset.message).toContain(name);
    const suspended = await send(suspendPeople, administrator, {
      path: `/admin/people/suspend?id=${person.id}`,
      form: { reason: "Verdacht" },
    });
    expect(suspended).toMatchObject({ calls: ["people.suspend"], location: path });
    expect(suspended.message).toContain(name);
    expect((await act({ intent: "reinstate" })).calls).toEqual(["people.reinstate"]);
    await own.db.run(sql`update users set status = 'invited' where id = ${person.id}`);
    expect((await act({ intent: "invite" })).message).toContain(name);
    const removed = await send(removePerson, administrator, {
      path: `/admin/people/${person.id}/remove`,
      id: person.id,
    });
    expect(removed).toMatchObject({ calls: ["people.remove"], location: "/admin/users/public-user" });
    expect(removed.message).toContain(name);
  });

  test("several people are suspended, one call each, and those who could not be are counted", async () => {
    const people = [await makePerson(own.db, "public_user"), await makePerson(own.db, "public_user")];
    const ids = [...people.map(({ id }) => id), newId()];
    const sent = await send(suspendPeople, administrator, {
      path: `/admin/people/suspend?${ids.map(id => `id=${id}`).join("&")}`,
      form: { reason: "Verdacht" },
    });
    expect(sent.calls).toEqual(ids.map(() => "people.suspend"));
    expect(sent.location).toBe("/admin/users/public-user");
    expect(sent.message).toContain('"count":2,"left":1');
  });

  test("a second factor is removed, by an administrator and by a data manager", async () => {
    const [person, colleague] = [await makePerson(own.db, "public_user"), await employee()];
    const byAdministrator = await send(removeTwoFactor, administrator, {
      path: `/admin/people/${person.id}/two-factor`,
      id: person.id,
    });
    expect(byAdministrator).toMatchObject({
      calls: ["twoFactor.reset"],
      location: `/admin/users/public-user/${person.id}`,
    });
    expect(byAdministrator.message).toContain(nameOf(person));
    const byManager = await send(removeTwoFactor, company.manager, {
      path: `/employee-add/${colleague.id}/two-factor`,
      id: colleague.id,
    });
    expect(byManager).toMatchObject({
      calls: ["twoFactor.reset"],
      location: `/employee-add/${colleague.id}`,
    });
  });

  test("a file of people is imported, and another one dropped", async () => {
    const bring = async (rows: string) => {
      const content = Buffer.from(`Vorname;Nachname;E-Mail\n${rows}`).toString("base64");
      const file = { kind: "public-user", name: "liste.csv", content } as const;
      return asking(own.db, administrator).people.bringImport(file);
    };
    const [first, second] = [
      await bring("Jette;Oltmanns;jette@ziel.example"),
      await bring("Ole;Harms;ole@ziel.example"),
    ];
    const act = ({ id }: { id: string }, form: Record<string, string>) =>
      send(actOnImport, administrator, { path: `/admin/people/import/${id}`, id, form });
    expect(await act(first, {})).toMatchObject({
      calls: ["people.confirmImport"],
      location: `/admin/people/import/${first.id}`,
    });
    expect(await act(second, { intent: "drop" })).toMatchObject({
      calls: ["people.dropImport"],
      location: "/admin/people/import?kind=public-user",
    });
  });

  test("a role is changed and deleted", async () => {
    const { id } = await asking(own.db, company.manager).companyRoles.add({
      name: "Prüfung",
      access: "employee",
      twoFactorRequired: false,
      rows: [],
    });
    const form = { access: "employee", name: "Rechnungsprüfung" };
    const changed = await send(changeRole, company.manager, { path: `/apps/roles/${id}`, id, form });
    expect(changed).toMatchObject({ calls: ["companyRoles.change"], location: "/apps/roles" });
    const removed = await send(deleteRole, company.manager, { path: `/apps/roles/${id}/delete`, id });
    expect(removed).toMatchObject({ calls: ["companyRoles.remove"], location: "/apps/roles" });
    expect(removed.message).toContain("Rechnungsprüfung");
  });

  test("a chat is deleted", async () => {
    const id = newId();
    await own.db.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
      values (${id}, ${company.id}, ${company.employee.id}, 'Urlaub', 'private', now(), now())`);
    const sent = await send(deleteChat, company.employee, { path: `/employee/chat/${id}/delete`, id });
    expect(sent).toMatchObject({ calls: ["chats.remove"], status: 302 });
    expect(sent.message).toContain("Urlaub");
  });

  test("a division gets another name and other members, its file is read again and deleted, then itself", async () => {
    const { manager } = company;
    const path = `/apps/divisions/${division}`;
    const form = { name: "Werkstatt", description: "", notes: "" };
    const changed = await send(changeDivision, manager, { path, id: division, form });
    expect(changed).toMatchObject({ calls: ["divisions.change"], status: 302 });
    expect(changed.message).toContain("Werkstatt");
    const userIds = [company.employee.id, (await employee()).id];
    const members = await send(changeMembers, manager, { path, id: division, form: { userIds } });
    expect(members.calls).toEqual(["divisions.changeMembers"]);
    expect(members.message).toMatch(/Werkstatt.*"count":2/);
    const file = await makeFile(own.db, division, ["Text"], { name: "Regeln.pdf", status: "failed" });
    const retried = await send(retryFile, manager, { path: "/apps/divisions", form: { file } });
    expect(retried.calls).toEqual(["files.retry"]);
    expect(retried.message).toContain("Regeln.pdf");
    const without = await send(deleteFile, manager, { path, id: file });
    expect(without.calls).toEqual(["files.remove"]);
    expect(without.message).toContain("Regeln.pdf");
    const removed = await send(deleteDivision, manager, { path, id: division });
    expect(removed.calls).toEqual(["divisions.remove"]);
    expect(removed.message).toContain("Werkstatt");
  });
});

describe("a form about another company's record", () => {
  test("answers that there is none, for every request", async () => {
    const other = await makeCompany(own.db);
    const id = other.employee.id;
    const foreign = await makeDivision(own.db, other.id);
    const file = await makeFile(own.db, foreign, ["Text"]);
    const { manager } = company;
    const path = "/apps/divisions";
    const sent = [
      await send(changeEmployee, manager, { path, id, form: { intent: "suspend" } }),
      await send(removeEmployee, manager, { path, id }),
      await send(removeTwoFactor, manager, { path, id }),
      await send(deleteDivision, manager, { path, id: foreign }),
      await send(changeDivision, manager, { path, id: foreign, form: { name: "Meine" } }),
      await send(changeMembers, manager, { path, id: foreign }),
      await send(deleteFile, manager, { path, id: file }),
      await send(retryFile, manager, { path, form: { file } }),
      await send(removeEmployee, manager, { path, id: "keine" }),
      await send(deleteRole, manager, { path, id: newId() }),
      await send(removePerson, administrator, { path, id }),
      await send(suspendPeople, administrator, { path: `${path}?id=${id}`, form: { reason: "x" } }),
    ];
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 404));
    expect(sent.map(({ message }) => message ?? "")).toEqual(sent.map(() => ""));
  });
});

describe("a question that needs a confirmation of identity", () => {
  test("leads to it, and from there back to itself", async () => {
    const person = await employee();
    const path = `/employee-add/${person.id}/remove`;
    const sent = await send(
      removeEmployee,
      { ...company.manager, confirmedAt: null },
      { path, id: person.id },
    );
    expect(sent).toMatchObject({ calls: ["employees.remove", "unsentForms.keep"], status: 302 });
    expect(sent.location).toContain(`to=${encodeURIComponent(path)}`);
  });
});
