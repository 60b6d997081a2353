import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { readSheet } from "../factories/read-sheet";
import { until } from "../factories/until";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const list = "/apps/user/list";
const personal = demoId("Kontor Nord GmbH Personal");
const ayse = demoId("ayse.kaya@kontor.example");
const stranger = demoId("employee@werft.example");
const managerId = demoId("manager@kontor.example");

let site: Site;
let manager: Visitor;
let werft: Visitor;
let publicUser: Visitor;

beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
  manager = await site.signedIn("manager@kontor.example");
  werft = await site.signedIn("manager@werft.example");
  publicUser = await site.signedIn("public@lotse.example");
});
afterAll(() => site?.stop());

const userOf = (email: string) =>
  site.db.maybe<{ id: string; status: string; company_id: string }>(
    sql`select id, status, company_id from users where email_key = ${email}`,
  );
const person = (changes: Record<string, string | string[]> = {}) => ({
  firstName: "Jette",
  lastName: "Oltmanns",
  email: "jette@kontor.example",
  phone: "",
  language: "fr",
  divisionIds: [personal],
  ...changes,
});
const mailTo = (email: string) =>
  until(
    async () =>
      (
        await site.db.many<{ text: string; subject: string }>(
          sql`select text, subject from mails where to_address = ${email} order by created_at desc`,
        )
      )[0],
  );

describe("a data manager", () => {
  test("invites a user, who sets a password by the mail's link and asks in their divisions", async () => {
    const added = await manager.post("/employee-add", person());
    expect(added.location).toBe(list);
    const page = await manager.get(list);
    expect(page.text).toContain("Die Person wurde hinzugefügt.");
    expect(page.text).toContain("jette@kontor.example");
    const mail = await mailTo("jette@kontor.example");
    expect(mail.subject).toBe("Kontor Nord GmbH vous invite sur Lotse");
    const link = /^https?:\S+$/m.exec(mail.text)?.[0] ?? "";
    expect(link).toMatch(new RegExp(`^${site.origin}/setPassword\\?token=`));
    const visitor = site.visitor();
    const path = link.replace(site.origin, "");
    expect((await visitor.get(path)).text).toContain("jette@kontor.example");
    const password = "Premier mot 1";
    const done = await visitor.post(path, { password, confirmPassword: password });
    expect(done.location).toBe("/employee/login");
    expect((await visitor.get("/employee/login")).text).toContain("Sie können sich jetzt anmelden.");
    const entered = await visitor.post("/employee/login", { email: "jette@kontor.example", password });
    expect(entered.location).toBe("/employee/chat");
    expect((await visitor.get("/employee/chat/chatDivisions")).text).toContain("Personal");
    expect((await userOf("jette@kontor.example"))?.status).toBe("active");
  });

  test("finds the only division chosen, and of several none", async () => {
    const chosen = async () =>
      [...(await manager.get("/employee-add")).text.matchAll(/<input[^>]*name="divisionIds"[^>]*>/g)].filter(
        ([input]) => /\schecked/.test(input),
      ).length;
    expect(await chosen()).toBe(0);
    const others = sql`company_id = (select company_id from divisions where id = ${personal}) and id <> ${personal}`;
    await site.db.run(sql`update divisions set status = 'deleting' where ${others}`);
    expect(await chosen()).toBe(1);
    await site.db.run(sql`update divisions set status = 'open' where ${others}`);
  });

  test("gets errors at the fields, and loses nothing of what was typed", async () => {
    const wrong = person({ firstName: " ", email: "jette@", phone: "0431 abc" });
    const answer = await manager.post("/employee-add", wrong);
    expect(answer.status).toBe(422);
    expect(errorAt(answer, "firstName")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(errorAt(answer, "email")).toBe("Diese E-Mail-Adresse ist ungültig.");
    expect(answer.text).toContain('value="Oltmanns"');
    expect(answer.text).toMatch(
      new RegExp(`value="${personal}"[^>]*checked|checked[^>]*value="${personal}"`),
    );
    const phone = await manager.post("/employee-add", person({ email: "p@kontor.example", phone: "12" }));
    expect(phone.status).toBe(422);
    expect(errorAt(phone, "phone")).toBeTruthy();
    const taken = await manager.post("/employee-add", person({ email: "EMPLOYEE@werft.example" }));
    expect(errorAt(taken, "email")).toContain("bereits ein Konto");
    expect(await userOf("p@kontor.example")).toBeUndefined();
  });

  test("cannot smuggle in a role, a company or a status", async () => {
    const email = "smuggled@kontor.example";
    await manager.post("/employee-add", {
      ...person({ email }),
      role: "administrator",
      companyId: demoId("Werft Süd GmbH"),
      status: "active",
      passwordHash: "x",
    });
    const made = await site.db.one(sql`
      select u.status, r.key, u.company_id, u.password_hash from users u join roles r on r.id = u.role_id
      where u.email_key = ${email}`);
    expect(made).toEqual({
      status: "invited",
      key: "employee",
      company_id: demoId("Kontor Nord GmbH"),
      password_hash: null,
    });
  });

  test("who sends the same form twice adds one person", async () => {
    const page = await manager.get("/employee-add");
    const form = person({ email: "twice@kontor.example", requestId: hidden(page, "requestId") });
    const both = await Promise.all([
      manager.post("/employee-add", form),
      manager.post("/employee-add", form),
    ]);
    expect(both.map(answer => answer.location)).toEqual([list, list]);
  });

  test("without a plan meets the limit, on the page and when the form comes all the same", async () => {
    const page = await werft.get("/employee-add");
    expect(page.text).toContain("Alle Konten sind vergeben");
    expect(page.text).toContain("Zum Freischalten kaufen");
    const answer = await werft.post("/employee-add", person({ email: "w@werft.example", divisionIds: [] }));
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("Möglich ist höchstens 1 Konto für Mitarbeitende.");
    expect(await userOf("w@werft.example")).toBeUndefined();
  });

  test("reaches the daily limit of invitations with a message, and keeps what they have typed", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select gen_random_uuid(), company_id, role_id, 'guest@werft.example', 'guest@werft.example', 'A', 'B', 'invited', now()
      from users where email = 'employee@werft.example' returning id`);
    const move = (email: string) => werft.post(`/employee-add/${id}`, person({ email, divisionIds: [] }));
    for (let time = 0; time < 20; time++) expect((await move("manager@kontor.example")).status).toBe(422);
    const answer = await move("next@werft.example");
    expect(answer.status).toBe(429);
    expect(answer.text).toContain("Das Tageslimit für Einladungen ist erreicht.");
    expect(answer.text).toContain('value="next@werft.example"');
    expect(answer.text).toContain('value="Oltmanns"');
    await site.db.run(sql`delete from users where id = ${id}`);
  });

  test("reads of a suspended user who never joined when they are invited, and corrects their address", async () => {
    const { id } = await site.db.one<{ id: string }>(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, status_before, created_at)
      select gen_random_uuid(), company_id, role_id, 'vertipt@kontor.example', 'vertipt@kontor.example', 'A', 'B', 'suspended', 'invited', now()
      from users where email = 'employee@kontor.example' returning id`);
    const page = await manager.get(`/employee-add/${id}`);
    expect(page.text).toContain(
      "Wenn Sie die Sperre aufheben, wird die Einladung an diese Adresse gesendet.",
    );
    expect(wordsOf(page)).not.toContain("kann nur die Person selbst ändern");
    const saved = await manager.post(
      `/employee-add/${id}`,
      person({ email: "richtig@kontor.example", divisionIds: [] }),
    );
    expect(saved.status).toBe(302);
    expect(await userOf("richtig@kontor.example")).toMatchObject({ status: "suspended" });
    await site.db.run(sql`delete from users where id = ${id}`);
  });

  test("comes back to the list as it was filtered and ordered, from changing and from deleting a person", async () => {
    const email = "zurueck@kontor.example";
    await manager.post("/employee-add", person({ email }));
    const { id } = (await userOf(email))!;
    const here = `${list}?size=100&search=oltm&sort=-name`;
    const link = `/employee-add/${id}?${new URLSearchParams({ list: here.split("?")[1]! })}`;
    expect((await manager.get(here)).text).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
    const back = `${list}?size=100&search=oltm&sort=-name`;
    const page = await manager.get(link);
    expect([...page.text.matchAll(/href="(\/apps\/user\/list\?[^"]*)"/g)].map(([, to]) => to)).toContainEqual(
      expect.stringContaining("search=oltm"),
    );
    const version = hidden(page, "version");
    expect((await manager.post(link, { intent: "suspend", version })).location).toBe(link);
    const saved = await manager.post(link, {
      ...person({ email }),
      version: hidden(await manager.get(link), "version"),
    });
    expect(new URLSearchParams(saved.location!.split("?")[1])).toEqual(
      new URLSearchParams(back.split("?")[1]),
    );
    const removal = /href="([^"]*\/remove\?[^"]*)"/.exec(page.text)![1]!.replaceAll("&amp;", "&");
    await site.db.run(sql`update sessions set confirmed_at = null where user_id = ${managerId}`);
    const asked = await manager.get(removal);
    expect(asked.location).toContain(encodeURIComponent(removal).replaceAll("%20", "+"));
    await manager.post(asked.location!, { password: "Lotsen-2026" });
    const removed = await manager.post(removal, { version: hidden(await manager.get(removal), "version") });
    expect(new URLSearchParams(removed.location!.split("?")[1]).get("search")).toBe("oltm");
    const elsewhere = `/employee-add/${ayse}?list=${encodeURIComponent("//evil.example?x=1&page=2")}`;
    expect((await manager.get(elsewhere)).text).not.toContain("evil.example?");
  });

  test("reads that a person was deleted meanwhile, with what was typed and the way to the list as it was filtered", async () => {
    const email = "fort@kontor.example";
    await manager.post("/employee-add", person({ email }));
    const { id } = (await userOf(email))!;
    const path = `/employee-add/${id}?${new URLSearchParams({ list: "search=oltm" })}`;
    const version = hidden(await manager.get(path), "version");
    await site.db.run(sql`delete from users where id = ${id}`);
    const gone = await manager.post(path, { ...person({ email, lastName: "Anders" }), version });
    expect(gone.status).toBe(404);
    expect(wordsOf({ text: shown(gone) })).toContain(
      "Ihre Angaben, nicht gespeichert Vorname: Jette Nachname: Anders",
    );
    expect(gone.text).toContain(`href="${list}?search=oltm"`);
  });

  test("comes back to the list as it was filtered by the way above a person's page", async () => {
    const here = `${list}?search=kaya&sort=-name`;
    const place = `?${new URLSearchParams({ list: "search=kaya&sort=-name" })}`;
    const view = `/apps/user/view/${ayse}${place}`;
    expect((await manager.get(here)).text).toContain(`href="${view}"`);
    for (const at of [view, `/employee-add/${ayse}${place}`, `/employee-add/${ayse}/remove${place}`]) {
      const page = await manager.get(at, { follow: true });
      const [way] = /<nav[^>]*aria-label="Sie sind hier".*?<\/nav>/s.exec(page.text) ?? [""];
      expect(way, at).toContain(`href="${here.replaceAll("&", "&amp;")}"`);
    }
    expect((await manager.get(view)).text).toContain(`href="/employee-add/${ayse}${place}"`);
  });

  test("suspends a user, whose next request is refused, and reinstates them", async () => {
    const visitor = site.visitor();
    await visitor.signIn("ayse.kaya@kontor.example");
    expect((await visitor.get("/employee/chat")).status).toBe(200);
    const page = await manager.get(`/employee-add/${ayse}`);
    const version = hidden(page, "version");
    const suspended = await manager.post(`/employee-add/${ayse}`, { intent: "suspend", version });
    expect(suspended.location).toBe(`/employee-add/${ayse}`);
    expect((await visitor.get("/employee/chat")).location).toMatch(/^\/login/);
    const again = await visitor.post("/login", {
      email: "ayse.kaya@kontor.example",
      password: "Lotsen-2026",
    });
    expect(again.status).toBe(403);
    const stale = await manager.post(`/employee-add/${ayse}`, { intent: "reinstate", version });
    expect(stale.location).toBe(`/employee-add/${ayse}`);
    expect((await manager.get(`/employee-add/${ayse}`)).text).toContain(
      "inzwischen an anderer Stelle geändert",
    );
    await manager.post(`/employee-add/${ayse}`, { intent: "reinstate" });
    await visitor.signIn("ayse.kaya@kontor.example");
  });

  test("suspends several people at once and reinstates them, but no stranger", async () => {
    const chosen = await site.db.many<{ id: string }>(sql`
      select id from users where company_id = (select company_id from users where id = ${ayse})
        and status = 'active' and id not in (${managerId}, ${ayse}) order by id limit 2`);
    const ids = chosen.map(({ id }) => id);
    const statuses = async () =>
      (
        await site.db.many<{ status: string }>(sql`select status from users where id = any(${ids}::uuid[])`)
      ).map(({ status }) => status);
    await manager.post(list, { intent: "suspend", id: ids });
    expect(await statuses()).toEqual(["suspended", "suspended"]);
    expect((await manager.get(list)).text).toContain("2 Personen wurden gesperrt.");
    await manager.post(list, { intent: "reinstate", id: ids });
    expect(await statuses()).toEqual(["active", "active"]);
    await manager.post(list, { intent: "suspend", id: [stranger] });
    expect((await manager.get(list)).text).toContain("Erledigt: 0. Nicht möglich: 1");
    const { status } = (await userOf("employee@werft.example"))!;
    expect(status).toBe("active");
    await manager.post(list, { intent: "suspend" });
    expect((await manager.get(list)).text).toContain("Bitte wählen Sie zuerst Personen aus");
  });

  test("edits a user, but not over what was saved meanwhile", async () => {
    const page = await manager.get(`/employee-add/${ayse}`);
    const form = {
      ...person({ firstName: "Ayşe", lastName: "Kaya-Berg", email: "ayse.kaya@kontor.example" }),
      version: hidden(page, "version"),
    };
    expect((await manager.post(`/employee-add/${ayse}`, form)).location).toBe(list);
    const others = { language: "en", divisionIds: [] };
    const late = await manager.post(`/employee-add/${ayse}`, { ...form, ...others, lastName: "Anders" });
    expect(late.status).toBe(409);
    for (const saved of ["Français", "Personal"])
      expect(wordsOf(late), saved).toContain(`Inzwischen gespeichert: ${saved} `);
    expect(late.text).toContain("Inzwischen gespeichert:");
    expect(late.text).toContain('value="Anders"');
    const moved = await manager.post(`/employee-add/${ayse}`, {
      ...form,
      version: hidden(late, "version"),
      email: "new@kontor.example",
    });
    expect(moved.status).toBe(422);
  });

  test("takes away the second factor of an employee who has lost it, and of no other user", async () => {
    const { id } = (await userOf("employee@kontor.example"))!;
    const path = `/employee-add/${id}/two-factor`;
    expect((await manager.get(path)).status).toBe(404);
    await site.db.run(sql`
      insert into two_factors (user_id, sealed_seed, last_step, created_at) values (${id}, '\\x00', 0, now())`);
    expect((await manager.get(`/employee-add/${id}`)).text).toContain(`href="${path}"`);
    expect((await werft.get(path)).status).toBe(404);
    expect((await werft.post(path, {})).status).toBe(404);
    const question = await manager.get(path);
    expect(question.text).toContain("meldet sich danach nur mit dem Kennwort an");
    const done = await manager.post(path, { requestId: hidden(question, "requestId") });
    expect(done.location).toBe(`/employee-add/${id}`);
    expect(await site.db.many(sql`select 1 as one from two_factors where user_id = ${id}`)).toEqual([]);
  });

  test("reads before it that colleagues lose shared chats, and that nobody watches files any more", async () => {
    const lars = demoId("lars.thomsen@kontor.example");
    const remove = `/employee-add/${lars}/remove`;
    expect(wordsOf(await manager.get(remove))).toContain("Davon mit anderen geteilt: 1.");
    expect(wordsOf(await manager.get(remove))).not.toContain("Ablauf");
    await site.db.run(sql`
      update files set owner_id = ${lars}, valid_until = '2190-01-01'
      where id = (select id from files where company_id = ${demoId("Kontor Nord GmbH")} and status = 'ready' limit 1)`);
    expect(wordsOf(await manager.get(remove))).toContain("für die diese Person verantwortlich ist: 1.");
    await site.db.run(sql`update files set owner_id = null, valid_until = null where owner_id = ${lars}`);
    const stranger = await site.signedIn("manager@werft.example");
    expect((await stranger.get(remove)).status).toBe(404);
  });

  test("removes a user on a page that names what is deleted", async () => {
    await manager.post("/employee-add", person({ email: "short@kontor.example", lastName: "Kurz" }));
    const { id } = (await userOf("short@kontor.example"))!;
    const page = await manager.get(`/employee-add/${id}/remove`);
    expect(page.text).toContain("short@kontor.example");
    expect(wordsOf(page)).not.toMatch(/Chats? (?:mit allen|werden|wird)|eigenen Chats/);
    const gone = await manager.post(`/employee-add/${id}/remove`, { version: hidden(page, "version") });
    expect(gone.location).toBe(list);
    expect(await userOf("short@kontor.example")).toBeUndefined();
    expect((await manager.get(`/apps/user/view/${id}`)).status).toBe(404);
    // A second window still asks: it reads that it was too late.
    const late = await manager.post(`/employee-add/${id}/remove`, { version: hidden(page, "version") });
    expect(late.status).toBe(404);
    expect(wordsOf(late)).toContain("Dieser Eintrag wurde bereits gelöscht");
  });
});

describe("the list of people", () => {
  test("is searched, filtered and sorted by its address, and shows no other company's", async () => {
    const all = await manager.get(`${list}?size=100`);
    expect(all.text).toContain("lars.thomsen@kontor.example");
    expect(all.text).not.toContain("@werft.example");
    const found = await manager.get(`${list}?search=thomsen&role=employee&status=active`);
    expect(found.text).toContain("lars.thomsen@kontor.example");
    expect(found.text).not.toContain("ines.oelrich@kontor.example");
    const safety = await manager.get(`${list}?divisionId=${demoId("Kontor Nord GmbH Arbeitssicherheit")}`);
    expect(safety.text).toContain("lars.thomsen@kontor.example");
    expect(safety.text).not.toContain("ines.oelrich@kontor.example");
    expect(safety.text).toMatch(/<option[^>]* selected[^>]*>Arbeitssicherheit/);
    const managers = await manager.get(`${list}?role=data_manager`);
    expect(managers.text).toContain("manager@kontor.example");
    expect(managers.text).not.toContain("lars.thomsen@kontor.example");
    const sorted = (await manager.get(`${list}?sort=-name&size=100`)).text;
    expect(sorted).toContain('aria-sort="descending"');
    expect(sorted.indexOf("lars.thomsen@")).toBeLessThan(sorted.indexOf("ines.oelrich@"));
    expect((await manager.get(`${list}?search=niemand`)).text).toContain("Keine Treffer");
    for (const odd of ["sort=password_hash", "status=x", "page=-1", "size=7", "role=%27%22--"])
      expect((await manager.get(`${list}?${odd}`)).status).toBe(200);
    const beyond = await manager.get(`${list}?page=9999&search=thomsen`, { follow: true });
    expect(beyond.text).toContain("lars.thomsen@");
  });

  test("is exported as it is filtered, without a cell that a spreadsheet would run", async () => {
    const evil = '=HYPERLINK("http://evil.test")';
    await manager.post(
      "/employee-add",
      person({ email: "evil@kontor.example", firstName: evil, phone: "+49 431 5606060" }),
    );
    const file = await manager.get(`${list}/export?search=evil`);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toContain("attachment");
    const [head, ...lines] = file.text.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toMatch(/^Vorname;Nachname;E-Mail-Adresse/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(lines[0]).toContain("'+494315606060");
    expect(file.text).not.toMatch(/(^|;|\n)[=+\-@]/);

    // A data manager is a member of none, and reads all.
    const all = "Alle Bereiche des Unternehmens";
    expect((await manager.get(`${list}/export?search=petersen`)).text).toContain(`;${all};`);
    expect(wordsOf(await manager.get(`${list}?search=petersen`))).toContain(all);

    const page = await manager.get(`${list}?search=evil`);
    const [, way] = /href="([^"]*format=xlsx[^"]*)"/.exec(page.text)!;
    const sheet = await manager.get(way!.replaceAll("&amp;", "&"));
    expect(sheet.headers.get("content-type")).toContain("spreadsheetml.sheet");
    const { rows, xml } = await readSheet(sheet.bytes);
    expect(rows.map(([name]) => name)).toEqual(["Vorname", `'${evil}`]);
    // The plus of a phone number alone is harmless in a text cell.
    expect(rows[1]!.filter(cell => /^[=+\-@]/.test(cell))).toEqual(["+494315606060"]);
    expect(xml).not.toContain("<f>");
  });
});

describe("one person's page", () => {
  test("says status, divisions and the last sign-in", async () => {
    const page = await manager.get(`/apps/user/view/${demoId("employee@kontor.example")}`);
    expect(page.text).toContain("Malte Jessen");
    expect(page.text).toContain("Vertrieb");
    expect(page.text).toContain("Noch keine");
    const own = await manager.get(`/apps/user/view/${managerId}`);
    expect(own.text).toMatch(/Letzte Anmeldung.*?<time/s);
  });

  test("of a stranger is the same 404 as an unknown one, for every action", async () => {
    const unknownId = "01890000-0000-7000-8000-000000000000";
    for (const id of [stranger, unknownId, "x"]) {
      for (const path of [`/apps/user/view/${id}`, `/employee-add/${id}`, `/employee-add/${id}/remove`])
        expect((await manager.get(path)).status, path).toBe(404);
      for (const intent of ["suspend", "reinstate", "invite", "save"])
        expect((await manager.post(`/employee-add/${id}`, { ...person(), intent })).status).toBe(404);
      expect((await manager.post(`/employee-add/${id}`, person({ email: "keine" }))).status).toBe(404);
      expect((await manager.post(`/employee-add/${id}/remove`, {})).status).toBe(404);
    }
    expect((await userOf("employee@werft.example"))?.status).toBe("active");
    expect((await manager.get(`/employee-add/${managerId}`)).status).toBe(404);
    const self = await manager.post(`/employee-add/${managerId}/remove`, {});
    expect(self.status).toBe(404);
  });
});

describe("an invitation that came back, without script", () => {
  test("is named in the list, on the person's pages, on the dashboard and among the notifications, until it is sent again", async () => {
    const fenja = demoId("fenja.lorenzen@kontro.example");
    const reason = "Die Adresse gibt es nicht.";
    const filtered = `${list}?status=undelivered`;
    const page = wordsOf(await manager.get(filtered));
    expect(page).toContain("Fenja Lorenzen");
    expect(page).toContain(reason);
    expect(page).not.toContain("Ayşe Kaya");
    expect((await manager.get("/apps/user/list/export?status=undelivered")).text).toContain(
      "Einladung nicht zugestellt",
    );
    const view = wordsOf(await manager.get(`/apps/user/view/${fenja}`));
    expect(view).toContain("Bitte korrigieren Sie die Adresse.");
    expect(view).toContain("Host or domain name not found");
    const edit = await manager.get(`/employee-add/${fenja}`);
    expect(wordsOf(edit)).toContain("Die Einladung wurde nicht zugestellt");
    expect(wordsOf(await manager.get("/notifications"))).toContain(
      "Einladung nicht zugestellt: Fenja Lorenzen",
    );
    expect((await manager.get("/dashboard")).text).toContain(`href="${filtered}"`);
    for (const at of [`/apps/user/view/${fenja}`, `/employee-add/${fenja}`])
      expect((await werft.get(at)).status).toBe(404);
    for (const at of [filtered, "/notifications"])
      expect(wordsOf(await werft.get(at))).not.toContain("Lorenzen");
    await manager.post(`/employee-add/${fenja}`, { intent: "invite", version: hidden(edit, "version") });
    await until(async () => !wordsOf(await manager.get(filtered)).includes("Lorenzen"));
    expect(wordsOf(await manager.get(filtered))).toContain(
      "Alle Einladungen mit diesen Filtern wurden zugestellt",
    );
    expect(wordsOf(await manager.get(`/apps/user/view/${fenja}`))).not.toContain("nicht zugestellt");
    expect(wordsOf(await manager.get("/notifications"))).not.toContain("Lorenzen");
    expect((await manager.get("/dashboard")).text).not.toContain(`href="${filtered}"`);
  });
});

describe("a user without a company", () => {
  test("sees why the list is empty, on every page", async () => {
    for (const path of ["/employee-add", `/employee-add/${ayse}`, list, `/apps/user/view/${ayse}`]) {
      const page = await publicUser.get(path);
      expect(page.status, path).toBe(200);
      expect(page.text, path).toContain("Nur für Unternehmen");
      expect(page.text, path).not.toContain("@kontor.example");
    }
    expect((await publicUser.get(`${list}/export`)).status).toBe(404);
    const posted = await publicUser.post("/employee-add", person({ email: "x@lotse.example" }));
    expect(posted.status).toBe(403);
    expect(await userOf("x@lotse.example")).toBeUndefined();
  });
});

describe("a data manager whose role leaves something out", () => {
  test("gets that message, and not that they have no company", async () => {
    await site.db.run(sql`
      update roles set permissions = (
        select jsonb_agg(one) from jsonb_array_elements(permissions) one
        where one->>'subject' not in ('User', 'Role', 'Division', 'File'))
      where access = 'user'`);
    for (const path of [
      list,
      "/mistralai/chatDivisions",
      "/apps/roles",
      "/apps/permissions",
      "/account-settings/divisions",
    ]) {
      const page = await manager.get(path, { follow: true });
      expect(page.status, path).toBe(200);
      expect(wordsOf(page), path).toContain("Kein Zugriff");
      expect(wordsOf(page), path).not.toContain("gehört zu keinem Unternehmen");
    }
  });
});
