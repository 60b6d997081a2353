import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { type Answer, errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let admin: Visitor;
let manager: Visitor;
let werft: Visitor;
const staffEmail = "staff@lotse.example";

beforeAll(async () => {
  site = await startSite();
  admin = await site.signedIn("administrator@lotse.example");
  manager = await site.signedIn("manager@kontor.example");
  werft = await site.signedIn("manager@werft.example");
});
afterAll(() => site?.stop());

async function tokenOf(email: string): Promise<string> {
  const body = new Blob([JSON.stringify({ email, password: "Lotsen-2026" })], { type: "application/json" });
  const answer = await site.visitor().ask("/api/v1/session", { body });
  return JSON.parse(answer.text).tokens.accessToken;
}
async function call(token: string, method: string, path: string, input?: object) {
  const answer = await site.visitor().ask(`/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(input ? { body: new Blob([JSON.stringify(input)], { type: "application/json" }) } : {}),
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
}
const checked = (answer: Answer, right: string) =>
  [...answer.text.matchAll(/<input[^>]*name="right"[^>]*>/g)].some(
    ([box]) => box.includes(`value="${right}"`) && /\schecked/.test(box),
  );
const roleOf = (where: { key?: string; name?: string }) =>
  site.db.maybe<{
    id: string;
    access: string;
    version: number;
    permissions: object[];
    company_id: string | null;
  }>(sql`select * from roles where key = ${where.key ?? null} or name = ${where.name ?? null}`);
const idOf = async (where: { key?: string; name?: string }) => (await roleOf(where))!.id;

describe("an administrator", () => {
  test("sees every role with how many people have it, and where they are", async () => {
    const page = await admin.get("/admin/roles");
    expect(page.status).toBe(200);
    for (const name of ["Systemverwaltung", "Betriebsteam", "Datenverantwortliche", "Öffentliches Konto"])
      expect(page.text).toContain(`<bdi>${name}</bdi>`);
    expect(page.text).toContain(`/admin/staff?roleId=${await idOf({ key: "staff" })}`);
  });

  test("makes a role without script, whose people see its modules at their next request and no others", async () => {
    const added = await admin.post("/admin/roles/new?access=admin", {
      access: "admin",
      name: "Rechnungsprüfung",
      right: ["Invoice.read", "Activity.read"],
      "reason.Invoice": "Rechnungen stellt die Buchhaltung aus.",
    });
    expect(added.location).toBe("/admin/roles");
    expect((await admin.get("/admin/roles")).text).toContain("Rechnungsprüfung");
    const role = (await roleOf({ name: "Rechnungsprüfung" }))!;
    expect(role.permissions).toContainEqual({
      action: ["create", "update", "delete"],
      subject: "Invoice",
      inverted: true,
      reason: "Rechnungen stellt die Buchhaltung aus.",
    });
    const staff = await site.signedIn(staffEmail);
    expect((await staff.get("/admin/invoice/list")).location).toBe("/redirecting");
    expect((await staff.get("/admin/milvus-processing-table")).status).toBe(200);
    await site.db.run(sql`update users set role_id = ${role.id} where email_key = ${staffEmail}`);
    expect((await staff.get("/admin/invoice/list")).status).toBe(200);
    expect((await staff.get("/admin/milvus-processing-table")).location).toBe("/redirecting");
    // A changed role takes effect at once in existing sessions.
    const page = await admin.get(`/admin/roles/${role.id}`);
    expect(checked(page, "Invoice.read")).toBe(true);
    expect(checked(page, "Invoice.create")).toBe(false);
    const form = { access: "admin", name: "Rechnungsprüfung", version: hidden(page, "version") };
    expect((await admin.post(`/admin/roles/${role.id}`, { ...form, right: "Activity.read" })).location).toBe(
      "/admin/roles",
    );
    expect((await staff.get("/admin/invoice/list")).location).toBe("/redirecting");
    const menu = (await staff.get("/admin/activity-log")).text;
    expect(menu).toContain('href="/admin/activity-log"');
    expect(menu).not.toContain('href="/admin/invoice/list"');
    await site.db.run(
      sql`update users set role_id = ${await idOf({ key: "staff" })} where email_key = ${staffEmail}`,
    );
  });

  test("sees what another user has saved meanwhile, and keeps what was typed", async () => {
    const id = await idOf({ name: "Rechnungsprüfung" });
    const version = hidden(await admin.get(`/admin/roles/${id}`), "version");
    const form = { access: "admin", name: "Rechnungsprüfung", version };
    await admin.post(`/admin/roles/${id}`, {
      ...form,
      right: ["Email.read", "File.read"],
      twoFactorRequired: "on",
    });
    const late = await admin.post(`/admin/roles/${id}`, {
      ...form,
      name: "Prüfung",
      right: ["Invoice.read"],
    });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Diese Rolle wurde inzwischen an anderer Stelle geändert.");
    expect(late.text).toMatch(/<b>E-Mails(<!-- -->)?:<\/b>[^<]*(<!-- -->)?[^<]*Lesen/);
    expect(late.text).toContain('value="Prüfung"');
    expect(checked(late, "Invoice.read")).toBe(true);
    const again = { ...form, version: hidden(late, "version"), right: ["Invoice.read"] };
    expect((await admin.post(`/admin/roles/${id}`, again)).location).toBe("/admin/roles");
  });

  test("sees what the typed rights would open before saving them", async () => {
    const id = await idOf({ name: "Rechnungsprüfung" });
    const before = await roleOf({ name: "Rechnungsprüfung" });
    const preview = await admin.post(`/admin/roles/${id}`, {
      access: "admin",
      name: "Rechnungsprüfung",
      intent: "preview",
      right: ["User.read"],
    });
    expect(preview.status).toBe(200);
    const seen = /id="preview".*?<\/section>/s.exec(preview.text)?.[0];
    expect(seen).toContain("/admin/users/public-user/:id");
    expect(seen).not.toContain("/admin/invoice/list");
    expect(preview.text).toContain("Gespeichert wurden sie noch nicht.");
    expect(await roleOf({ name: "Rechnungsprüfung" })).toEqual(before);
  });

  test("sees in a sentence what a role cannot have, and what was typed stays", async () => {
    const post = (form: Record<string, string | string[]>) =>
      admin.post("/admin/roles/new?access=employee", { access: "employee", name: "Lager", ...form });
    const beyond = await post({ right: ["SystemSetting.read", "Chat.read"] });
    expect(beyond.status).toBe(422);
    expect(beyond.text).toContain("Mit diesem Zugang ist diese Berechtigung nicht möglich.");
    expect(beyond.text).toContain("<title>Fehler: ");
    expect(checked(beyond, "Chat.read")).toBe(true);
    expect((await post({ right: ["Chat.update"] })).text).toContain(
      "setzen die Berechtigung zum Lesen voraus",
    );
    expect((await post({ name: " " })).text).toContain("Bitte füllen Sie dieses Feld aus.");
    expect((await post({ name: "rechnungsprüfung" })).text).toContain(
      "Es gibt bereits eine Rolle mit diesem Namen.",
    );
    for (const name of ["Mitarbeitende", "systemverwaltung", "Employé"])
      expect((await post({ name })).text).toContain("Es gibt bereits eine Rolle mit diesem Namen.");
    expect(await roleOf({ name: "Lager" })).toBeUndefined();
  });

  test("cannot move a built-in role to another area, nor take rights from the administrators", async () => {
    const staff = await idOf({ key: "staff" });
    const moved = await admin.post(`/admin/roles/${staff}`, {
      access: "user",
      name: "",
      companyId: demoId("Kontor Nord GmbH"),
    });
    expect(moved.status).toBe(409);
    expect(await roleOf({ key: "staff" })).toMatchObject({ access: "admin", company_id: null });
    const administrator = await idOf({ key: "administrator" });
    const lessened = await admin.post(`/admin/roles/${administrator}`, {
      access: "admin",
      name: "",
      right: ["User.read"],
    });
    expect(lessened.status).toBe(409);
    expect(lessened.text).toContain("Die Systemverwaltung behält alle Berechtigungen für Konten und Rollen.");
    expect((await admin.get(`/admin/roles/${staff}/delete`)).status).toBe(404);
  });

  test("deletes a role only after saying where its people go", async () => {
    const id = await idOf({ name: "Rechnungsprüfung" });
    await site.db.run(sql`update users set role_id = ${id} where email_key = ${staffEmail}`);
    const page = await admin.get(`/admin/roles/${id}/delete`);
    expect(page.text).toContain("1 Person hat diese Rolle");
    const form = { version: hidden(page, "version") };
    const unsaid = await admin.post(`/admin/roles/${id}/delete`, form);
    expect(unsaid.status).toBe(409);
    expect(unsaid.text).toContain('href="#moveTo"');
    const elsewhere = await admin.post(`/admin/roles/${id}/delete`, {
      ...form,
      moveTo: await idOf({ key: "public_user" }),
    });
    expect(elsewhere.status).toBe(422);
    // Deleted in another window after the page was shown.
    const gone = await admin.post(`/admin/roles/${id}/delete`, { ...form, moveTo: demoId("no such role") });
    expect([gone.status, errorAt(gone, "moveTo")]).toEqual([
      422,
      "Wählen Sie eine andere Rolle mit demselben Zugang.",
    ]);
    const done = await admin.post(`/admin/roles/${id}/delete`, {
      ...form,
      moveTo: await idOf({ key: "staff" }),
    });
    expect(done.location).toBe("/admin/roles");
    expect(await roleOf({ name: "Rechnungsprüfung" })).toBeUndefined();
    expect((await admin.get(`/admin/roles/${id}`)).status).toBe(404);
  });

  test("reads that a role was deleted meanwhile, and adds it again with all that was typed", async () => {
    const form = { access: "admin", name: "Vergänglich", right: ["Invoice.read", "Activity.read"] };
    await admin.post("/admin/roles/new?access=admin", form);
    const id = await idOf({ name: "Vergänglich" });
    const version = hidden(await admin.get(`/admin/roles/${id}`), "version");
    await site.db.run(sql`delete from roles where id = ${id}`);
    const gone = await admin.post(`/admin/roles/${id}`, { ...form, name: "Vergänglich 2", version });
    expect(gone.status).toBe(404);
    expect(wordsOf(gone)).toContain("Dieser Eintrag wurde inzwischen gelöscht");
    expect(wordsOf({ text: shown(gone) })).toContain("Ihre Angaben, nicht gespeichert Name: Vergänglich 2");
    expect(gone.text).toContain('href="/admin/roles"');
    const tooLong = { name: "x".repeat(500), intent: "save" };
    for (const change of [tooLong, { name: "Vergänglich 3", intent: "preview" }]) {
      const refused = await admin.post(`/admin/roles/${id}`, { ...form, ...change, version });
      expect(wordsOf(refused)).toContain("Dieser Eintrag wurde inzwischen gelöscht");
      expect(hidden(refused, "name")).toBe(change.name);
    }
    const [, action] = /<form[^>]*action="([^"]*\/roles\/new[^"]*)"/.exec(shown(gone))!;
    const kept = [...shown(gone).matchAll(/<input[^>]*name="right"[^>]*value="([^"]*)"/g)].map(
      ([, right]) => right!,
    );
    expect(kept).toEqual(form.right);
    const again = await admin.post(action!, {
      access: hidden(gone, "access"),
      name: hidden(gone, "name"),
      requestId: hidden(gone, "requestId"),
      right: kept,
    });
    expect(again.location).toBe("/admin/roles");
    await site.db.run(sql`delete from roles where name = 'Vergänglich 2'`);
  });

  test("cannot save a role whose form names no area: nothing changes, and the form is shown again", async () => {
    const before = (await roleOf({ key: "staff" }))!;
    for (const path of ["/admin/roles/new?access=employee", `/admin/roles/${before.id}`])
      for (const intent of ["", "preview"]) {
        const refused = await admin.post(path, { name: "Ohne Bereich", intent, right: "Chat.read" });
        expect(refused.status).toBe(400);
        expect(refused.text).toContain('name="access"');
      }
    expect(await roleOf({ name: "Ohne Bereich" })).toBeUndefined();
    expect(await roleOf({ key: "staff" })).toEqual(before);
  });

  test("copies a role", async () => {
    const page = await admin.get(`/admin/roles/new?copy=${await idOf({ key: "data_manager" })}`);
    expect(page.text).toContain('value="Datenverantwortliche (Kopie)"');
    expect(checked(page, "Division.delete")).toBe(true);
  });
});

describe("a data manager", () => {
  test("makes a role for employees, gives it to one, and they see what it opens at their next request", async () => {
    const employee = await site.signedIn("employee@kontor.example");
    const own = demoId("employee@kontor.example");
    const divisions = async () => (await employee.get("/employee/chat/chatDivisions")).text;
    const added = await manager.post("/apps/roles/new", {
      access: "admin",
      name: "Alles lesen",
      companyId: demoId("Werft Süd GmbH"),
      right: ["Division.read", "File.read", "Chat.read", "Chat.create"],
      "scope.Division": "all",
    });
    // The company's form has one area only.
    expect(added.status).toBe(422);
    const form = {
      access: "employee",
      name: "Alles lesen",
      right: ["Division.read", "File.read", "Chat.read", "Chat.create"],
    };
    expect((await manager.post("/apps/roles/new", form)).location).toBe("/apps/roles");
    const role = (await roleOf({ name: "Alles lesen" }))!;
    expect(role).toMatchObject({ access: "employee", company_id: demoId("Kontor Nord GmbH") });
    const before = (await divisions()).match(/\/knowledge|<h2/g)?.length ?? 0;
    const page = await manager.get(`/employee-add/${own}`);
    expect(page.text).toContain("Alles lesen");
    const person = await site.db.one<{ first_name: string; last_name: string }>(
      sql`select first_name, last_name from users where id = ${own}`,
    );
    const edited = await manager.post(`/employee-add/${own}`, {
      firstName: person.first_name,
      lastName: person.last_name,
      email: "employee@kontor.example",
      phone: "",
      language: "de",
      roleId: role.id,
      version: hidden(page, "version"),
    });
    expect(edited.location).toBe("/apps/user/list");
    expect((await divisions()).match(/\/knowledge|<h2/g)?.length ?? 0).toBeGreaterThan(before);
    expect((await manager.get("/apps/roles")).text).toContain("/apps/user/list?role=Alles+lesen");
    const removal = await manager.get(`/apps/roles/${role.id}/delete`);
    const removed = await manager.post(`/apps/roles/${role.id}/delete`, {
      version: hidden(removal, "version"),
      moveTo: await idOf({ key: "employee" }),
    });
    expect(removed.location).toBe("/apps/roles");
  });

  test("finds no role of another company, and gives none to anybody", async () => {
    await werft.post("/apps/roles/new", { access: "employee", name: "Werftgeheimnis", right: ["Chat.read"] });
    const id = await idOf({ name: "Werftgeheimnis" });
    expect((await manager.get("/apps/roles")).text).not.toContain("Werftgeheimnis");
    expect((await manager.get(`/apps/roles/${id}`)).status).toBe(404);
    expect((await manager.post(`/apps/roles/${id}`, { name: "x" })).status).toBe(404);
    expect((await manager.post(`/apps/roles/${id}/delete`, {})).status).toBe(404);
    expect(await roleOf({ name: "Werftgeheimnis" })).toBeDefined();
    for (const roleId of [id, await idOf({ key: "administrator" }), await idOf({ key: "data_manager" })]) {
      const email = `role.${roleId}@kontor.example`;
      const refused = await manager.post("/employee-add", {
        firstName: "A",
        lastName: "B",
        email,
        phone: "",
        language: "de",
        roleId,
      });
      expect(refused.status).toBe(404);
      expect(await site.db.maybe(sql`select id from users where email_key = ${email}`)).toBeUndefined();
    }
  });

  test("only reads what the operator made", async () => {
    const id = await idOf({ key: "employee" });
    const page = await manager.get(`/apps/roles/${id}`);
    expect(page.text).toContain("Sie können diese Rolle nicht ändern");
    const changed = await manager.post(`/apps/roles/${id}`, { access: "employee", name: "Meine" });
    expect(changed.status).toBe(403);
    expect(await roleOf({ name: "Meine" })).toBeUndefined();
    expect((await manager.get(`/apps/roles/${id}/delete`)).status).toBe(404);
  });

  test("reads which role may do what, and searches it", async () => {
    const all = await manager.get("/apps/permissions");
    expect(all.text).toContain("Datenverantwortliche (Ihre Rolle)");
    expect(all.text).toContain("Nur Bereiche mit eigener Mitgliedschaft");
    // The role stands at the head of its column, and on cards beside the cell, but not in it.
    expect(all.text.split(">Datenverantwortliche (Ihre Rolle)<")).toHaveLength(2);
    const found = await manager.get("/apps/permissions?search=rechnung");
    expect(found.text).toContain(">Rechnungen ansehen und ausstellen<");
    expect(found.text).not.toContain(">Die eigenen Chats ordnen<");
    expect((await manager.get("/apps/permissions?search=Einhorn")).text).toContain("Keine Treffer");
  });
});

describe("people without a company", () => {
  test.each(["/apps/roles", "/apps/permissions", "/apps/roles/new"])(
    "are told why %s is empty",
    async path => {
      const visitor = await site.signedIn("public@lotse.example");
      const page = await visitor.get(path);
      expect(page.status).toBe(200);
      expect(page.text).toContain("Ihr Konto gehört zu keinem Unternehmen");
    },
  );
});

describe("through the api", () => {
  test("a role says why it may not do something", async () => {
    const token = await tokenOf(staffEmail);
    const staff = await idOf({ key: "staff" });
    const admins = await tokenOf("administrator@lotse.example");
    const role = await call(admins, "GET", `/roles/${staff}`);
    const rows = role.rows.map((row: { subject: string }) =>
      row.subject === "Role" ? { ...row, reason: "Rollen macht die Verwaltung." } : row,
    );
    const changed = await call(admins, "PUT", `/roles/${staff}`, { access: "admin", name: "", rows });
    expect(changed.status).toBe(200);
    expect(await call(token, "GET", "/roles")).toMatchObject({
      status: 403,
      code: "forbidden",
      data: { values: { reason: "Rollen macht die Verwaltung." } },
    });
  });

  test("a hidden field of an account is neither shown nor found", async () => {
    const admins = await tokenOf("administrator@lotse.example");
    const made = await call(admins, "POST", "/roles", {
      access: "user",
      name: "Nur Namen",
      rows: [{ subject: "User", actions: ["read"], hidden: ["email", "phone"] }],
    });
    expect(made.status).toBe(200);
    const before = await idOf({ key: "data_manager" });
    await site.db.run(sql`update users set role_id = ${made.id} where email_key = 'manager@kontor.example'`);
    const token = await tokenOf("manager@kontor.example");
    const listed = await call(token, "GET", "/employees");
    expect(listed.rows.length).toBeGreaterThan(0);
    for (const person of listed.rows) expect(person).toMatchObject({ email: "", phone: null });
    expect((await call(token, "GET", "/employees?search=kontor.example")).rows).toEqual([]);
    const add = { firstName: "A", lastName: "B", email: "a@b.example", language: "de" };
    expect((await call(token, "POST", "/employees", add)).status).toBe(403);
    await site.db.run(sql`update users set role_id = ${before} where email_key = 'manager@kontor.example'`);
  });

  test("two administrators who demote each other at once leave one", async () => {
    const [administrator, staff] = [await idOf({ key: "administrator" }), await idOf({ key: "staff" })];
    await site.db.run(sql`update users set role_id = ${administrator} where email_key = ${staffEmail}`);
    const tokens = await Promise.all(["administrator@lotse.example", staffEmail].map(tokenOf));
    const ids = await Promise.all(
      [staffEmail, "administrator@lotse.example"].map(
        async email =>
          (await site.db.one<{ id: string }>(sql`select id from users where email_key = ${email}`)).id,
      ),
    );
    const answers = await Promise.all(
      tokens.map((token, index) => call(token, "PUT", `/people/${ids[index]}/role`, { roleId: staff })),
    );
    // The second request either finds its user as the last administrator or without permission.
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1);
    const left = await site.db.many(
      sql`select id from users where role_id = ${administrator} and status = 'active'`,
    );
    expect(left).toHaveLength(1);
  });
});
