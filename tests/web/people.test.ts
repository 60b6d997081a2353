import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoId } from "~/db/seed/demo";
import { unzip } from "../factories/unzip";
import { type Answer, errorAt, hidden, type Site, startSite, type Visitor } from "./site";

// Mails wait behind the demo documents, which the same worker reads first.
vi.setConfig({ testTimeout: 60_000 });

const staffList = "/admin/staff";
const managers = "/admin/users/data-manager";
const publics = "/admin/users/public-user";
const staff = demoId("staff@lotse.example");
const publicUser = demoId("public@lotse.example");
const employee = demoId("employee@kontor.example");
const nobody = "01890000-0000-7000-8000-000000000000";

let site: Site;
let administrator: Visitor;

beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
  administrator = await site.signedIn("administrator@lotse.example");
}, 60_000);
afterAll(() => site?.stop());

const userOf = (email: string) =>
  site.db.maybe<{ id: string; status: string; company_id: string | null; key: string }>(sql`
    select u.id, u.status, u.company_id, r.key from users u join roles r on r.id = u.role_id
    where u.email_key = ${email}`);
const roleId = async (key: string) =>
  (await site.db.one<{ id: string }>(sql`select id from roles where key = ${key}`)).id;
const person = (changes: Record<string, string> = {}) => ({
  firstName: "Jette",
  lastName: "Oltmanns",
  email: "jette@lotse.example",
  phone: "0431 5606060",
  language: "fr",
  country: "DE",
  ...changes,
});
const mailsTo = (email: string, purpose: string) =>
  vi.waitUntil(
    async () => {
      const mails = await site.db.many<{ text: string; subject: string }>(
        sql`select text, subject from mails where to_address = ${email} and purpose = ${purpose}`,
      );
      return mails.length > 0 && mails;
    },
    { timeout: 50_000 },
  );
const add = (kind: string, form: Record<string, string>) =>
  administrator.post(`/admin/people/add?kind=${kind}`, form);
/** A form with a file, as a browser without script sends it. */
const upload = (visitor: Visitor, kind: string, content: string | Uint8Array, name = "liste.csv") => {
  const body = new FormData();
  body.set("file", new Blob([content as BlobPart], { type: "text/csv" }), name);
  return visitor.ask(`/admin/people/import?kind=${kind}`, { body });
};

describe("an administrator", () => {
  test("adds a data manager with a company, who sets a password by the mail's link and comes in", async () => {
    const email = "neu@reederei.example";
    const added = await add("data-manager", person({ email, companyName: "Reederei West" }));
    const user = (await userOf(email))!;
    expect(added.location).toBe(`${managers}/${user.id}`);
    const page = await administrator.get(added.location!);
    expect(page.text).toContain("Das Konto der Datenverwaltung wurde hinzugefügt.");
    expect(page.text).toContain("Reederei West");
    expect(page.text).toContain("+494315606060");
    expect(user).toMatchObject({ status: "invited", key: "data_manager" });
    const [mail] = await mailsTo(email, "invite");
    const path = (/^https?:\S+$/m.exec(mail!.text)?.[0] ?? "").replace(site.origin, "");
    const visitor = site.visitor();
    const password = "Premier mot 1";
    expect((await visitor.post(path, { password, confirmPassword: password })).location).toBe("/login");
    expect((await visitor.post("/login", { email, password })).location).toBe("/dashboard");
  });

  test("adds staff and public users, and is told at the field what is wrong", async () => {
    const wrong = await add("staff", person({ firstName: " ", email: "jette@", phone: "12" }));
    expect(wrong.status).toBe(422);
    expect(errorAt(wrong, "firstName")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(errorAt(wrong, "email")).toBe("Diese E-Mail-Adresse ist ungültig.");
    expect(errorAt(wrong, "roleId")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(wrong.text).toContain('value="Oltmanns"');
    const done = await add("staff", person({ roleId: await roleId("analyst") }));
    expect((await administrator.get(done.location!)).text).toContain("Die Person wurde hinzugefügt.");
    expect((await userOf("jette@lotse.example"))?.key).toBe("analyst");
    const taken = await add("public-user", person({ email: "JETTE@lotse.example" }));
    expect(errorAt(taken, "email")).toBe("Mit dieser Adresse gibt es schon ein Konto.");
  });

  test("cannot smuggle a role, a company, a status or a password in", async () => {
    const smuggled = { roleId: await roleId("administrator"), companyId: demoId("Kontor Nord GmbH") };
    const email = "smuggled@lotse.example";
    await add("public-user", {
      ...person({ email }),
      ...smuggled,
      ...{ role: "administrator", kind: "staff", status: "active", passwordHash: "x", version: "9" },
    });
    expect(await userOf(email)).toMatchObject({ key: "public_user", status: "invited", company_id: null });
    const { id } = (await userOf(email))!;
    await administrator.post(`/admin/people/${id}/edit`, {
      ...person({ email }),
      ...smuggled,
      status: "active",
    });
    expect(await userOf(email)).toMatchObject({ key: "public_user", status: "invited", company_id: null });
  });

  test("who sends the same form twice adds one person", async () => {
    const page = await administrator.get("/admin/people/add?kind=public-user");
    const form = person({ email: "twice@lotse.example", requestId: hidden(page, "requestId") });
    const both = await Promise.all([add("public-user", form), add("public-user", form)]);
    expect(both[0]!.location).toBe(both[1]!.location);
    expect(both[0]!.status).toBe(302);
  });

  test("moves an address, of which both are told, but not over what was saved meanwhile", async () => {
    const path = `/admin/people/${publicUser}/edit`;
    const page = await administrator.get(path);
    const form = { ...person({ email: "moved@lotse.example" }), version: hidden(page, "version") };
    expect((await administrator.post(path, form)).location).toBe(`${publics}/${publicUser}`);
    for (const email of ["public@lotse.example", "moved@lotse.example"]) {
      const [mail] = await mailsTo(email, "address_changed");
      expect(mail!.text).toContain("moved@lotse.example");
      expect(mail!.text).toContain("public@lotse.example");
    }
    const late = await administrator.post(path, { ...form, lastName: "Anders" });
    expect(late.status).toBe(409);
    expect(late.text).toContain("Inzwischen gespeichert:");
    expect(late.text).toContain('value="Anders"');
    const again = { ...form, email: "public@lotse.example", version: hidden(late, "version") };
    expect((await administrator.post(path, again)).status).toBe(302);
  });

  test("saves a company's Mistral key, which no page shows again", async () => {
    const manager = demoId("manager@werft.example");
    const path = `/admin/people/${manager}/edit`;
    const form = person({ email: "manager@werft.example", mistralKey: "CANARY-KEY" });
    expect((await administrator.post(path, { ...form, email: "kein at" })).text).not.toContain("CANARY");
    expect((await administrator.post(path, form)).status).toBe(302);
    for (const page of [path, `${managers}/${manager}`, `${managers}?search=werft`])
      expect((await administrator.get(page)).text).not.toContain("CANARY");
    expect((await administrator.get(path)).text).toContain('name="forgetKey"');
    await administrator.post(path, { ...form, mistralKey: "", forgetKey: "on" });
    expect((await administrator.get(path)).text).not.toContain('name="forgetKey"');
  });

  test("suspends somebody with a reason, who is out at the next request, and lets them in again", async () => {
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

  test("signs somebody out on their devices, and sends a link for a new password", async () => {
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

  test("sends invitations again to those who were chosen, and is told for whom it was too late", async () => {
    for (const email of ["inv1@lotse.example", "inv2@lotse.example"])
      await add("public-user", person({ email }));
    const ids = await Promise.all(
      ["inv1@lotse.example", "inv2@lotse.example"].map(async email => (await userOf(email))!.id),
    );
    await administrator.ask(publics, { form: { intent: "invite", id: ids } });
    expect((await administrator.get(publics)).text).toContain("2 Einladungen sind unterwegs.");
    await administrator.ask(publics, { form: { intent: "invite", id: [...ids, publicUser] } });
    expect((await administrator.get(publics)).text).toContain("Nicht möglich: 1");
    await administrator.post(publics, { intent: "invite" });
    expect((await administrator.get(publics)).text).toContain("Bitte wählen Sie zuerst Personen aus");
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

  test("deletes a data manager on a page that names the company with all that goes", async () => {
    const email = "kurz@lotse.example";
    await add("data-manager", person({ email, companyName: "Kurz & Klein" }));
    const { id, company_id } = (await userOf(email))!;
    const page = await administrator.get(`/admin/people/${id}/remove`);
    expect(page.text).toContain("Kurz &amp; Klein");
    expect(page.text).toContain("0 Dateien");
    expect(page.text).toContain("Das Aktivitätsprotokoll, ohne Namen");
    const gone = await administrator.post(`/admin/people/${id}/remove`, { version: hidden(page, "version") });
    expect(gone.location).toBe(managers);
    expect(await userOf(email)).toBeUndefined();
    expect(await site.db.many(sql`select id from companies where id = ${company_id}`)).toEqual([]);
    expect((await administrator.get(`${managers}/${id}`)).status).toBe(404);
  });

  test("cannot change, suspend or delete themselves, and reaches no employee", async () => {
    const self = demoId("administrator@lotse.example");
    expect((await administrator.get(`${staffList}/${self}`)).text).toContain("Das sind Sie");
    for (const path of ["edit", "remove"])
      expect((await administrator.get(`/admin/people/${self}/${path}`)).status).toBe(404);
    expect((await administrator.post(`/admin/people/${self}/remove`, {})).status).toBe(409);
    const refused = await administrator.post(`/admin/people/suspend?id=${self}`, { reason: "x" });
    expect(refused.status).toBe(409);
    for (const id of [employee, nobody, "x"]) {
      for (const list of [staffList, managers, publics])
        expect((await administrator.get(`${list}/${id}`)).status).toBe(404);
      expect((await administrator.post(`/admin/people/${id}/remove`, {})).status).toBe(404);
      expect((await administrator.post(`/admin/people/${id}/edit`, person())).status).toBe(404);
    }
    expect((await administrator.get(`${staffList}/${publicUser}`)).status).toBe(404);
  });
});

describe("a person's page", () => {
  const way = (answer: Answer) =>
    [
      ...(/<nav aria-label="Sie sind hier".*?<\/nav>/s.exec(answer.text)?.[0] ?? "").matchAll(
        /<bdi>([^<]*)/g,
      ),
    ].map(([, text]) => text);

  test("and every page about one show the way from their list", async () => {
    const person = "Robin Keller";
    await site.db.run(sql`
      update users set first_name = 'Robin', last_name = 'Keller' where id = ${publicUser}`);
    const list = "Öffentliche Konten";
    for (const [path, steps] of [
      [`${publics}/${publicUser}`, [list, person]],
      [`/admin/people/${publicUser}/edit`, [list, person, "Person bearbeiten"]],
      [`/admin/people/${publicUser}/remove`, [list, person, "Person löschen?"]],
      [`/admin/people/suspend?id=${publicUser}`, [list, person, "Zugang sperren"]],
      ["/admin/people/add?kind=public-user", [list, "Öffentliches Konto hinzufügen"]],
      ["/admin/people/import?kind=public-user", [list, "Liste importieren"]],
      ["/admin/roles/new?access=admin", ["Rollen", "Rolle anlegen"]],
      [publics, []],
      ["/admin/profile", []],
    ] as const)
      expect(way(await administrator.get(path)), path).toEqual(steps);
  });

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
      values (${nobody}, ${nobody}, ${staff}, '\\x01', '\\x02', now() + interval '1 hour', now() + interval '1 day', now())`);
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
    expect((await administrator.get(done.location!)).text).toContain("ist entfernt.");
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
    expect((await administrator.post(`/admin/people/${own}/two-factor`, {})).status).toBe(409);
  });

  test("keeps a phone number in the way it is typed in its country", async () => {
    const path = `/admin/people/${publicUser}/edit`;
    const form = person({ email: "public@lotse.example", phoneCountry: "FR", phone: "06 12 34 56 78" });
    const page = await administrator.get(path);
    expect((await administrator.post(path, { ...form, version: hidden(page, "version") })).status).toBe(302);
    expect((await administrator.get(`${publics}/${publicUser}`)).text).toContain("+33612345678");
    const again = await administrator.get(path);
    expect(again.text).toContain('value="06 12 34 56 78"');
    expect(again.text).toMatch(/<option value=FR selected>/);
  });
});

describe("the lists", () => {
  test("are searched, filtered and sorted by their address, each of its own kind", async () => {
    const all = await administrator.get(`${managers}?size=100`);
    expect(all.text).toContain("manager@kontor.example");
    expect(all.text).toContain("Kontor Nord GmbH");
    expect(all.text).not.toContain("employee@kontor.example");
    expect(all.text).not.toContain("public@lotse.example");
    const found = await administrator.get(`${managers}?search=kontor+nord`);
    expect(found.text).toContain("manager@kontor.example");
    expect(found.text).not.toContain("manager@werft.example");
    const without = await administrator.get(`${managers}?plan=none`);
    expect(without.text).toContain("manager@werft.example");
    expect(without.text).not.toContain("manager@kontor.example");
    const roles = await administrator.get(`${staffList}?roleId=${await roleId("analyst")}`);
    expect(roles.text).toContain("analyst@lotse.example");
    expect(roles.text).not.toContain("staff@lotse.example");
    for (const odd of ["sort=password_hash", "status=x", "page=-1", "size=7", "roleId=%27", "country=%22--"])
      expect((await administrator.get(`${staffList}?${odd}`)).status).toBe(200);
    expect((await administrator.get(`${publics}?search=niemand@nirgends.example`)).text).toContain(
      "Es gibt kein Konto mit dieser E-Mail-Adresse.",
    );
  });

  test("are exported as they are filtered, without a cell that a spreadsheet would run", async () => {
    const evil = ['=HYPERLINK("http://evil.test")', "+1+1", "-2+3", "@SUM(A1:A9)", "\t=1"];
    for (const [at, firstName] of evil.entries())
      await add("public-user", person({ email: `evil${at}@lotse.example`, firstName }));
    const ask = "/admin/people/export?kind=public-user&search=evil";
    const file = await administrator.get(ask);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const [head, ...lines] = file.text.replace("\ufeff", "").trim().split("\r\n");
    expect(head).toMatch(/^Vorname,Nachname,E-Mail-Adresse/);
    expect(lines).toHaveLength(evil.length);
    expect(file.text).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
    expect(file.text).not.toMatch(/(^|,|\n)"?[=+\-@]/);

    const sheet = await administrator.get(`${ask}&format=xlsx`);
    expect(sheet.headers.get("content-type")).toContain("spreadsheetml.sheet");
    const { rows, xml } = await readSheet(sheet.bytes);
    expect(rows[0]!.slice(0, 3)).toEqual(["Vorname", "Nachname", "E-Mail-Adresse"]);
    // A tab in front was trimmed when it was saved.
    const names = evil.map(name => `'${name.trim()}`).sort();
    expect(
      rows
        .slice(1)
        .map(row => row[0])
        .sort(),
    ).toEqual(names);
    // The plus of a phone number alone runs nothing, in a cell that is said to be text.
    expect(rows.flat().filter(cell => /^[=+\-@]/.test(cell))).toEqual(evil.map(() => "+494315606060"));
    expect(xml).not.toContain("<f>");
  });
});

/** The cells of a spreadsheet as a program shows them that opens it: texts by their place in the shared list. */
async function readSheet(bytes: Buffer): Promise<{ rows: string[][]; xml: string }> {
  const files = await unzip(bytes);
  const plain = (text: string) =>
    text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const texts = [...files.get("xl/sharedStrings.xml")!.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) =>
    plain(text!),
  );
  const xml = files.get("xl/worksheets/sheet1.xml")!;
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c ([^>]*)>(?:<v>([^<]*)<\/v>)?/g)].map(([, kind, value]) =>
      kind!.includes('t="s"') ? texts[Number(value)]! : (value ?? ""),
    ),
  );
  return { rows, xml };
}

describe("a list of people that is imported", () => {
  test("is looked at first, with every bad row named, and makes people once when it is confirmed", async () => {
    const template = await administrator.get("/admin/people/import/template?kind=data-manager");
    const head = template.text.replace("\ufeff", "").trim();
    const file = `${head}
Änne;Groß;anne@liste.example;Liste eins;;Französisch;Schweiz
;Klein;;;;;
Ole;Zwei;anne@liste.example;Liste zwei;;;
Ida;Drei;<b>x</b>;Liste drei;12;;`;
    const brought = await upload(administrator, "data-manager", Buffer.from(file, "latin1"));
    const page = await administrator.get(brought.location!);
    expect(page.text).toContain("1 Person würde hinzugefügt.");
    expect(page.text).toContain("3 Zeilen haben Fehler");
    expect(page.text).toContain("Änne Groß");
    expect(page.text).toContain("Diese Adresse steht weiter oben in der Datei schon einmal.");
    expect(page.text).toContain("&lt;b&gt;x&lt;/b&gt;");
    expect(page.text).toContain("Diese Telefonnummer ist zu kurz.");
    expect(await userOf("anne@liste.example")).toBeUndefined();
    const twice = await Promise.all([
      administrator.post(brought.location!, { intent: "confirm" }),
      administrator.post(brought.location!, { intent: "confirm" }),
    ]);
    expect(twice.map(answer => answer.location)).toEqual([brought.location, brought.location]);
    expect((await administrator.get(brought.location!)).text).toContain("1 Person ist hinzugefügt");
    expect((await mailsTo("anne@liste.example", "invite")).length).toBe(1);
  });

  test("is refused when it is none, and when it is too long, with nobody made", async () => {
    const none = await administrator.post("/admin/people/import?kind=staff", {});
    expect(errorAt(none, "file")).toBe("Bitte wählen Sie eine CSV-Datei.");
    const picture = await upload(administrator, "staff", new Uint8Array([0x89, 0x50, 0, 0]));
    expect(errorAt(picture, "file")).toContain("keine lesbare CSV-Datei");
    const rows = Array.from({ length: 1001 }, (_, at) => `A;B;p${at}@liste.example`).join("\n");
    const long = await upload(administrator, "public-user", `Vorname;Nachname;E-Mail\n${rows}`);
    expect(errorAt(long, "file")).toContain("höchstens 1000 Personen");
    expect(await userOf("p1@liste.example")).toBeUndefined();
  });

  test("can be discarded, and is nobody else's", async () => {
    const { location } = await upload(
      administrator,
      "public-user",
      "vorname,nachname,email\nA,B,d@liste.example",
    );
    await administrator.post(location!, { intent: "drop" });
    expect((await administrator.get(location!)).status).toBe(404);
    expect((await administrator.post(location!, { intent: "confirm" })).status).toBe(404);
  });
});

describe("everybody else", () => {
  test("gets in nowhere, by no page, no form and no file", async () => {
    const before = await site.db.one(sql`select count(*) as count from users`);
    for (const email of ["staff", "analyst", "public"]
      .map(name => `${name}@lotse.example`)
      .concat(["manager@kontor.example", "employee@kontor.example"])) {
      const visitor = await site.signedIn(email);
      for (const path of [
        ...[staffList, managers, publics, `${staffList}/${staff}`, "/admin/people/add?kind=staff"],
        ...["/admin/people/export", "/admin/people/import", `/admin/people/import/${nobody}`],
        ...[`/admin/people/${publicUser}/edit`, `/admin/people/${publicUser}/remove`],
        ...[`/admin/people/suspend?id=${publicUser}`, "/admin/people/import/template"],
      ]) {
        const answer = await visitor.get(path);
        expect(answer.location, `${email} ${path}`).toBe("/redirecting");
        const posted = await visitor.post(path, { ...person(), reason: "x", intent: "reinstate" });
        expect(posted.status === 302 || posted.status >= 400, `${email} ${path}`).toBe(true);
      }
      expect((await upload(visitor, "public-user", "email\na@b.example")).location).toBe("/redirecting");
    }
    expect(await site.db.one(sql`select count(*) as count from users`)).toEqual(before);
    expect((await userOf("public@lotse.example"))?.status).toBe("active");
  });
});
