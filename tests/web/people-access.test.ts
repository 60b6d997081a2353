import sql from "sql-template-tag";
import { describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import {
  add,
  administrator,
  employee,
  mailsTo,
  managers,
  person,
  publics,
  publicUser,
  site,
  staff,
  staffList,
  unknownId,
  userOf,
  withAdministrator,
} from "../factories/people";
import { errorAt, hidden, wordsOf } from "./site";

withAdministrator();

describe("an administrator", () => {
  test("suspends a user with a reason, whose next request is refused, and reinstates them", async () => {
    const visitor = await site.signedIn("staff@lotse.example");
    expect((await visitor.get("/admin/profile")).status).toBe(200);
    const path = `/admin/people/suspend?id=${staff}`;
    expect((await administrator.get(path)).text).toContain("staff@lotse.example");
    const empty = await administrator.post(path, { reason: " " });
    expect(errorAt(empty, "reason")).toBe("Bitte füllen Sie dieses Feld aus.");
    const done = await administrator.post(path, { reason: "Gerät verloren" });
    expect(done.location).toBe(`${staffList}/${staff}`);
    expect((await administrator.get(done.location!)).text).toContain("Gerät verloren");
    expect((await visitor.get("/admin/profile")).location).toMatch(/^\/login/);
    const form = { email: "staff@lotse.example", password: "Lotsen-2026" };
    expect((await site.visitor().post("/login", form)).status).toBe(403);
    await administrator.post(`${staffList}/${staff}`, { intent: "reinstate" });
    await site.signedIn("staff@lotse.example");
  });

  test("has no fields for what their role hides, and saves the others", async () => {
    const email = "verborgen@lotse.example";
    await add("public-user", person({ email, phone: "0431 5606060", phoneCountry: "DE" }));
    const { id } = (await userOf(email))!;
    const { role, permissions } = await site.db.one<{ role: string; permissions: object[] }>(sql`
      select r.id as role, r.permissions from roles r where r.key = 'administrator'`);
    const hide = { action: ["read"], subject: "User", fields: ["email", "phone"], inverted: true };
    const set = (rules: object[]) =>
      site.db.run(sql`update roles set permissions = ${JSON.stringify(rules)} where id = ${role}`);
    await set([...permissions, hide]);
    const form = await administrator.get(`/admin/people/${id}/edit`);
    const { email: _, phone: __, ...rest } = person({ firstName: "Henrike" });
    const version = hidden(form, "version");
    const saved = await administrator.post(`/admin/people/${id}/edit`, { ...rest, version });
    await set(permissions);
    expect(form.text).not.toMatch(/name="(?:email|phone)"/);
    expect(saved.status).toBe(302);
    const kept = { first_name: "Henrike", email, phone: "+494315606060" };
    const after = await site.db.one(sql`select first_name, email, phone from users where id = ${id}`);
    expect(after).toEqual(kept);
  });

  test("signs a user out on their devices, and sends a link for a new password", async () => {
    const visitor = await site.signedIn("analyst@lotse.example");
    const analyst = demoId("analyst@lotse.example");
    const page = await administrator.get(`${staffList}/${analyst}`);
    const session = hidden(page, "session");
    const stranger = (
      await site.db.one<{ id: string }>(sql`
      select family_id as id from sessions where user_id <> ${analyst} limit 1`)
    ).id;
    const wrong = { intent: "end", session: stranger };
    expect((await administrator.post(`${staffList}/${analyst}`, wrong)).status).toBe(404);
    await administrator.post(`${staffList}/${analyst}`, { intent: "end", session });
    expect((await visitor.get("/analysis/profile")).location).toMatch(/^\/login/);
    await administrator.post(`${staffList}/${analyst}`, { intent: "sendReset" });
    const [mail] = await mailsTo("analyst@lotse.example", "reset");
    expect(mail!.text).toContain("/confirm-password?token=");
  });

  test("sends invitations again to the selected users, and sees for whom it was too late", async () => {
    for (const email of ["inv1@lotse.example", "inv2@lotse.example"])
      await add("public-user", person({ email }));
    const ids = await Promise.all(
      ["inv1@lotse.example", "inv2@lotse.example"].map(async email => (await userOf(email))!.id),
    );
    await administrator.ask(publics, { form: { intent: "invite", id: ids } });
    expect((await administrator.get(publics)).text).toContain("2 Einladungen wurden gesendet.");
    await administrator.ask(publics, { form: { intent: "invite", id: [...ids, publicUser] } });
    expect((await administrator.get(publics)).text).toContain("Nicht möglich: 1");
    await administrator.post(publics, { intent: "invite" });
    expect((await administrator.get(publics)).text).toContain("Bitte wählen Sie zuerst Personen aus");
  });

  test("who sends an invitation again stays on the list as they see it, with script and without", async () => {
    await add("public-user", person({ email: "again@lotse.example" }));
    const { id } = (await userOf("again@lotse.example"))!;
    await administrator.get(publics);
    expect((await administrator.post(publics, { intent: "none", id })).location).toBe(publics);
    expect(wordsOf(await administrator.get(publics))).not.toContain("gesendet.");
    const form = { intent: `invite:${id}` };
    expect((await administrator.post(`${publics}?sort=name`, form)).location).toBe(`${publics}?sort=name`);
    const data = await administrator.post(`${publics}.data?sort=name`, form);
    expect(data.status).toBe(202);
    expect(data.text).toContain(`"${publics}?sort=name"`);
  });

  test("suspends several at once", async () => {
    const emails = ["many1@lotse.example", "many2@lotse.example"];
    for (const email of emails) await add("public-user", person({ email }));
    const ids = await Promise.all(emails.map(async email => (await userOf(email))!.id));
    const path = `/admin/people/suspend?${ids.map(id => `id=${id}`).join("&")}`;
    expect((await administrator.get(path)).text).toContain("Diese 2 Personen werden gesperrt:");
    expect((await administrator.post(path, { reason: "Missbrauch" })).location).toBe(publics);
    for (const email of emails) expect((await userOf(email))?.status).toBe("suspended");
  });

  test("comes back to the list as it was filtered, from suspending several and from deleting one", async () => {
    const emails = ["back1@lotse.example", "back2@lotse.example"];
    for (const email of emails) await add("public-user", person({ email }));
    const ids = await Promise.all(emails.map(async email => (await userOf(email))!.id));
    const place = "search=back&sort=-name";
    const page = await administrator.get(`${publics}?${place}`);
    expect(hidden(page, "list").replaceAll("&amp;", "&")).toBe(place);
    const chosen = new URLSearchParams([...ids.map(id => ["id", id]), ["list", place]]);
    const done = await administrator.post(`/admin/people/suspend?${chosen}`, { reason: "Missbrauch" });
    expect(done.location).toBe(`${publics}?${place}`);
    const removal = `/admin/people/${ids[0]}/remove?${new URLSearchParams({ list: place })}`;
    expect(page.text).toContain(`href="${removal}"`);
    const asked = await administrator.get(removal);
    if (asked.location) await administrator.post(asked.location, { password: "Lotsen-2026" });
    const form = { version: hidden(await administrator.get(removal), "version") };
    expect((await administrator.post(removal, form)).location).toBe(`${publics}?${place}`);
  });

  test("suspends the others where one of several was deleted meanwhile, and reads that", async () => {
    const email = "many3@lotse.example";
    await add("public-user", person({ email }));
    const path = `/admin/people/suspend?id=${(await userOf(email))!.id}&id=${unknownId}`;
    expect(wordsOf(await administrator.get(path))).toContain("Diese Person wird gesperrt:");
    const empty = await administrator.post(path, { reason: "" });
    expect([empty.status, errorAt(empty, "reason")]).toEqual([422, "Bitte füllen Sie dieses Feld aus."]);
    const done = await administrator.post(path, { reason: "Missbrauch" }, { follow: true });
    expect(wordsOf(done)).toContain("Gesperrt: 1. Nicht gesperrt: 1, weil diese Personen gelöscht sind");
    expect((await userOf(email))?.status).toBe("suspended");
    const gone = `/admin/people/suspend?id=${unknownId}&id=${unknownId.replace(/0$/, "1")}&kind=public-user`;
    expect((await administrator.post(gone, { reason: "Missbrauch" })).location).toBe(publics);
    expect((await administrator.get(`/admin/people/suspend?id=${unknownId}`)).status).toBe(404);
  });

  test("reads that no device was signed in any more where the session had ended before", async () => {
    const email = "many1@lotse.example";
    const path = `${publics}/${(await userOf(email))!.id}`;
    const done = await administrator.post(path, { intent: "end-all" }, { follow: true });
    expect(wordsOf(done)).toContain("Es war kein Gerät mehr angemeldet.");
  });

  test("deletes a data manager on a page that names the company with all that goes", async () => {
    const email = "kurz@lotse.example";
    await add("data-manager", person({ email, companyName: "Kurz & Klein" }));
    const { id, company_id } = (await userOf(email))!;
    const page = await administrator.get(`/admin/people/${id}/remove`);
    expect(page.text).toContain("Kurz &amp; Klein");
    // A company without files, chats or people besides: nothing is said about what is not there.
    expect(wordsOf(page)).not.toMatch(/[\s(]0 /);
    expect(page.text).toContain("Das Aktivitätsprotokoll, ohne Namen");
    expect(page.text).toContain("Rechnungen, soweit das Gesetz es verlangt");
    const gone = await administrator.post(`/admin/people/${id}/remove`, { version: hidden(page, "version") });
    expect(gone.location).toBe(managers);
    expect(await userOf(email)).toBeUndefined();
    expect(await site.db.many(sql`select id from companies where id = ${company_id}`)).toEqual([]);
    expect((await administrator.get(`${managers}/${id}`)).status).toBe(404);
    const late = await administrator.post(`/admin/people/${id}/remove`, { version: hidden(page, "version") });
    expect([late.status, wordsOf(late)]).toEqual([
      404,
      expect.stringContaining("Dieser Eintrag wurde bereits gelöscht"),
    ]);
  });

  test("cannot change, suspend or delete themselves, and reaches no employee", async () => {
    const self = demoId("administrator@lotse.example");
    expect((await administrator.get(`${staffList}/${self}`)).text).toContain("Das sind Sie");
    for (const path of ["edit", "remove"])
      expect((await administrator.get(`/admin/people/${self}/${path}`)).status).toBe(404);
    expect((await administrator.post(`/admin/people/${self}/remove`, {})).status).toBe(404);
    const refused = await administrator.post(`/admin/people/suspend?id=${self}`, { reason: "x" });
    expect(refused.status).toBe(409);
    expect(await userOf("administrator@lotse.example")).toMatchObject({ status: "active" });
    for (const id of [employee, unknownId, "x"]) {
      for (const list of [staffList, managers, publics])
        expect((await administrator.get(`${list}/${id}`)).status).toBe(404);
      expect((await administrator.post(`/admin/people/${id}/remove`, {})).status).toBe(404);
      expect((await administrator.post(`/admin/people/${id}/edit`, person())).status).toBe(404);
    }
    expect((await administrator.get(`${staffList}/${publicUser}`)).status).toBe(404);
  });
});

describe("a person's page", () => {
  test("says whether they have a second factor, and takes it away when they have lost it", async () => {
    const path = `/admin/people/${staff}/two-factor`;
    expect((await administrator.get(path)).status).toBe(404);
    await site.db.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at) values (${staff}, '\\x00', 0, now())`);
    await site.db.run(
      sql`insert into recovery_codes (id, user_id, code_hash) values (gen_random_uuid(), ${staff}, 'x')`,
    );
    await site.db.run(sql`
      insert into sessions (id, family_id, user_id, access_hash, refresh_hash, access_until, refresh_until, created_at)
      values (${unknownId}, ${unknownId}, ${staff}, '\\x01', '\\x02', now() + interval '1 hour', now() + interval '1 day', now())`);
    const page = await administrator.get(`${staffList}/${staff}`);
    expect(page.text).toContain(`href="${path}"`);

    const manager = await site.signedIn("manager@kontor.example");
    expect((await manager.post(path, {})).location).toBe("/redirecting");
    expect((await manager.post(`/employee-add/${staff}/two-factor`, {})).status).toBe(404);
    const confirm = `/admin/auth/confirm-password?to=${encodeURIComponent(path)}`;
    await site.db.run(sql`update sessions set confirmed_at = now() - interval '16 minutes'`);
    expect((await administrator.get(path)).location).toBe(confirm);
    expect((await administrator.post(path, {})).location).toBe(confirm);
    expect((await administrator.post(confirm, { password: "Lotsen-2026" })).location).toBe(path);

    const question = await administrator.get(path);
    expect(question.text).toContain("auf allen Geräten abgemeldet");
    expect(question.text).toContain("Aktivitätsprotokoll");
    const done = await administrator.post(path, { requestId: hidden(question, "requestId") });
    expect(done.location).toBe(`${staffList}/${staff}`);
    expect((await administrator.get(done.location!)).text).toContain("wurde entfernt.");
    for (const table of [sql`two_factors`, sql`recovery_codes`, sql`sessions`])
      expect(await site.db.many(sql`select 1 as one from ${table} where user_id = ${staff}`)).toEqual([]);
    await mailsTo("staff@lotse.example", "two_factor");
    const logged = await site.db.many(sql`
      select u.email, a.endpoint from activities a join users u on u.id = a.user_id
      where a.action = 'twoFactor.reset' and a.code = 200`);
    expect(logged).toEqual([
      { email: "administrator@lotse.example", endpoint: "DELETE /people/{id}/two-factor" },
    ]);
    const own = demoId("administrator@lotse.example");
    expect((await administrator.get(`/admin/people/${own}/two-factor`)).status).toBe(404);
    expect((await administrator.post(`/admin/people/${own}/two-factor`, {})).status).toBe(404);
  });
});
