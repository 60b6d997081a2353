import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { readSheet } from "../factories/read-sheet";
import { type Answer, errorAt, type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let addresses = 0;

/** A user at their own network address, so that wrong passwords of one test do not slow others. */
async function enter(email: string): Promise<Visitor> {
  addresses += 1;
  const visitor = site.visitor(`127.0.0.${10 + addresses}`);
  await visitor.signIn(email);
  return visitor;
}

const chosen = (answer: Answer, name: string) =>
  new RegExp(`<select[^>]*name="${name}".*?<option value="?([^" >]*)"? selected`, "s").exec(answer.text)?.[1];
const userRow = (email: string) => site.db.one(sql`select * from users where email = ${email}`);

const person = {
  firstName: "Frauke",
  lastName: "Petersen",
  phone: "0431 5606060",
  phoneCountry: "DE",
  language: "de",
  country: "DE",
  timeZone: "Europe/Berlin",
};

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const areas: [email: string, root: string][] = [
  ["manager@werft.example", "/account-settings"],
  ["public@lotse.example", "/pages/account-settings"],
  ["administrator@lotse.example", "/admin/account-settings"],
  ["employee@werft.example", "/employee/account-settings"],
  ["analyst@lotse.example", "/analysis/account-settings"],
];

describe.each(areas)("%s at %s", (email, root) => {
  it("sees the account and saves it", async () => {
    const visitor = await enter(email);
    const page = await visitor.get(`${root}/account`);
    expect(page.status).toBe(200);
    expect([chosen(page, "country"), chosen(page, "phoneCountry"), chosen(page, "timeZone")]).toEqual([
      "DE",
      "DE",
      "Europe/Berlin",
    ]);
    const saved = await visitor.post(`${root}/account`, { ...person, version: "1" });
    expect([saved.status, saved.location]).toEqual([302, `${root}/account`]);
    expect(wordsOf(await visitor.get(`${root}/account`))).toContain("Die Kontodaten wurden gespeichert.");
    expect(await userRow(email)).toMatchObject({ last_name: "Petersen", phone: "+494315606060" });
  });

  it("sees where they are signed in", async () => {
    const page = await (await enter(email)).get(`${root}/security`);
    expect(wordsOf(page)).toContain("Dieses Gerät");
    expect(page.status).toBe(200);
  });

  it("finds nothing under a tab that is none", async () => {
    const visitor = await enter(email);
    expect((await visitor.get(`${root}/nothing`)).status).toBe(404);
    expect((await visitor.post(`${root}/nothing`, person)).status).toBe(404);
  });
});

describe("the account's form", () => {
  it("says at the field what is wrong, and keeps what was typed", async () => {
    const visitor = await enter("lars.thomsen@kontor.example");
    const before = await userRow("lars.thomsen@kontor.example");
    const refused = await visitor.post("/employee/account-settings/account", {
      ...person,
      firstName: "",
      lastName: "=1+1",
      timeZone: "Asia/Tokyo",
    });
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "firstName")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(refused.text).toContain('value="=1+1"');
    expect(chosen(refused, "timeZone")).toBe("Asia/Tokyo");
    const phone = await visitor.post("/employee/account-settings/account", { ...person, phone: "1" });
    expect(errorAt(phone, "phone")).toBe("Diese Telefonnummer ist zu kurz.");
    expect(await userRow("lars.thomsen@kontor.example")).toEqual(before);
  });

  it("takes no role, company or status along", async () => {
    const email = "ines.oelrich@kontor.example";
    const visitor = await enter(email);
    const { role_id, company_id, status, email: address } = await userRow(email);
    await visitor.post("/employee/account-settings/account", {
      ...person,
      role: "administrator",
      role_id: demoId("x"),
      companyId: demoId("Werft Süd GmbH"),
      status: "suspended",
      email: "other@kontor.example",
      "abilities[0]": "manage",
    });
    expect(await userRow(email)).toMatchObject({ role_id, company_id, status, email: address });
  });

  it("shows the second user what was saved meanwhile, and saves with the next press", async () => {
    const visitor = await enter("ayse.kaya@kontor.example");
    const at = "/employee/account-settings/account";
    await visitor.post(at, { ...person, firstName: "Erste", version: "1" });
    const others = { language: "fr", country: "AT", timeZone: "America/New_York" };
    const late = await visitor.post(at, { ...person, ...others, firstName: "Zweite", version: "1" });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toMatch(/Inzwischen gespeichert: Erste/);
    for (const saved of ["Deutsch", "Deutschland", "Europe/Berlin"])
      expect(wordsOf(late), saved).toMatch(new RegExp(`Inzwischen gespeichert: ${saved} `));
    expect(late.text).toContain('value="Zweite"');
    expect(late.text).toMatch(/name="version"[^>]* value="2"/);
    expect((await visitor.post(at, { ...person, firstName: "Zweite", version: "2" })).status).toBe(302);
  });

  it("brings its long lists along where no document does", async () => {
    const visitor = await enter("employee@kontor.example");
    const page = await visitor.get("/employee/account-settings/account");
    expect(page.text.match(/Europe\/Vienna>/g)).toHaveLength(1);
    expect((await visitor.get("/employee/account-settings/account.data")).text).toContain("Europe/Vienna");
  });
});

describe("the password's form", () => {
  const at = "/employee/account-settings/security";
  const next = {
    intent: "password",
    currentPassword: "Lotsen-2026",
    newPassword: "Neues-Wort-7",
    confirmPassword: "Neues-Wort-7",
  };

  it("refuses a wrong current password in the fixed words, and sends no password back", async () => {
    const visitor = await enter("employee@kontor.example");
    const refused = await visitor.post(at, { ...next, currentPassword: "falsch-4711" });
    expect(refused.status).toBe(422);
    expect(wordsOf(refused)).toContain(
      "Das Kennwort konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.",
    );
    expect(errorAt(refused, "currentPassword"), "why").toContain("Das Kennwort ist falsch.");
    expect(refused.text).not.toMatch(/falsch-4711|Neues-Wort-7/);
  });

  it("says at the field when the two do not match, or the rule is not kept", async () => {
    const visitor = await enter("employee@kontor.example");
    const other = await visitor.post(at, { ...next, confirmPassword: "anders" });
    expect(errorAt(other, "confirmPassword")).toContain("stimmen nicht überein");
    const short = await visitor.post(at, { ...next, newPassword: "kurz", confirmPassword: "kurz" });
    expect(errorAt(short, "newPassword")).toContain("mindestens 8 Zeichen");
  });

  it("changes it: here one stays signed in, everywhere else it is over", async () => {
    const [here, there] = [await enter("employee@kontor.example"), await enter("employee@kontor.example")];
    const cookie = here.cookies.get("session");
    const done = await here.post(at, next);
    expect([done.status, done.location]).toEqual([302, at]);
    expect(here.cookies.get("session")).not.toBe(cookie);
    expect(wordsOf(await here.get(at))).toContain("Das Kennwort wurde geändert.");
    expect((await there.get(at)).location).toContain("/login");
    const thief = site.visitor();
    thief.cookies.set("session", cookie ?? "");
    expect((await thief.get(at)).location).toContain("/login");
  });
});

describe("the list of devices", () => {
  const at = "/account-settings/security";

  it("signs out one device, or all others", async () => {
    const email = "manager@kontor.example";
    const [here, second, third] = [await enter(email), await enter(email), await enter(email)];
    const family = async (visitor: Visitor) =>
      /name="session"[^>]* value="([^"]+)"/.exec((await visitor.get(at)).text)?.[1] ?? "";
    // The newest of the others comes first.
    const ended = await here.post(at, { intent: "end", session: await family(here) });
    expect(ended.location).toBe(at);
    expect((await third.get(at)).location).toContain("/login");
    expect((await second.get(at)).status).toBe(200);
    await here.post(at, { intent: "end-others" });
    expect((await second.get(at)).location).toContain("/login");
    const page = wordsOf(await here.get(at));
    expect(page).toContain("1 anderes Gerät wurde abgemeldet.");
    expect(page).toContain("Keine anderen Geräte angemeldet.");
  });

  it("signs no user out for an unknown intent", async () => {
    const email = "manager@kontor.example";
    const [here, elsewhere] = [await enter(email), await enter(email)];
    expect((await here.post(at, { intent: "anything" })).status).toBe(404);
    expect((await elsewhere.get(at)).status).toBe(200);
  });

  it("finds no session of another user", async () => {
    const stranger = await enter("manager@werft.example");
    const { family_id } = await site.db.one(sql`
      select s.family_id from sessions s join users u on u.id = s.user_id
      where u.email = 'manager@werft.example' order by s.created_at desc limit 1`);
    const visitor = await enter("manager@kontor.example");
    for (const session of [String(family_id), newId(), "x"])
      expect((await visitor.post(at, { intent: "end", session })).status).toBe(404);
    expect((await stranger.get(at)).status).toBe(200);
  });

  it("shows a browser's name, never the header itself", async () => {
    const visitor = site.visitor();
    await visitor.ask("/login", {
      form: { email: "manager@kontor.example", password: "Lotsen-2026" },
      headers: { "user-agent": "<img src=x onerror=alert(1)>" },
    });
    const page = await visitor.get(at);
    expect(wordsOf(page)).toContain("Unbekanntes Gerät");
    expect(page.text).not.toContain("onerror");
  });
});

describe("the company's details", () => {
  const at = "/account-settings/company";

  it("are saved by its data manager, and a wrong number is named at its field", async () => {
    const visitor = await enter("manager@kontor.example");
    const wrong = await visitor.post(at, {
      companyName: "Kontor Nord GmbH",
      IBAN: "DE1",
      BIC: "X",
      ust_idnr: "DE1",
      billing_email: "buchhaltung",
    });
    expect(wrong.status).toBe(422);
    expect(errorAt(wrong, "billing_email")).not.toBe("");
    expect(wrong.text).toContain('value="buchhaltung"');
    expect(errorAt(wrong, "IBAN")).toContain("Diese IBAN ist nicht gültig.");
    expect(errorAt(wrong, "ust_idnr")).toContain("keine gültige Umsatzsteuer-ID");
    const saved = await visitor.post(at, {
      companyName: "Kontor Nord GmbH",
      IBAN: "DE89 3704 0044 0532 0130 00",
      standard_tax_rate_of_benefits: "19 %",
      billing_email: "buchhaltung@kontor.example",
      version: "1",
    });
    expect(saved.location).toBe(at);
    const page = await visitor.get(at);
    expect(page.text).toContain('value="buchhaltung@kontor.example"');
    expect(page.text).toContain('value="DE89370400440532013000"');
    expect(page.text).toMatch(
      /name="standard_tax_rate_of_benefits"[^>]*value="19"|value="19"[^>]*name="standard_tax/,
    );
  });

  it("are nothing that a public user has, and the page says why", async () => {
    const visitor = await enter("public@lotse.example");
    expect(wordsOf(await visitor.get(at))).toContain("Ihr Konto gehört zu keinem Unternehmen.");
    expect((await visitor.post(at, { companyName: "x" })).status).toBe(403);
  });
});

describe("the activity log", () => {
  const at = "/admin/activity-log";

  it("is a table for administrators and staff; only those who may read users see who it was", async () => {
    const administrator = await enter("administrator@lotse.example");
    for (const address of [at, `${at}/activityTable`]) {
      const page = await administrator.get(address);
      expect(page.status).toBe(200);
      expect(wordsOf(page)).toMatch(/Nr\. Aktion Endpunkt Code Zeit Person/);
      expect(wordsOf(page)).toContain("Angemeldet session.signIn POST /session");
    }
    const staff = await (await enter("staff@lotse.example")).get(at);
    expect(wordsOf(staff)).toMatch(/Nr\. Aktion Endpunkt Code Zeit (?!Person)/);
    expect(wordsOf(staff)).not.toContain("Petersen");
  });

  it("goes on where the page ended, and counts on", async () => {
    const administrator = await enter("administrator@lotse.example");
    const first = await administrator.get(at);
    const older = /href="(\/admin\/activity-log\?[^"]*before=[^"]*)"/
      .exec(first.text)?.[1]
      ?.replaceAll("&amp;", "&");
    expect(older).toContain("after=25");
    const second = await administrator.get(older ?? "");
    expect(second.text).toMatch(/<tbody><tr[^>]*>(<t[hd][^>]*>)(<[^>]+>)*26</);
    expect(wordsOf(second)).toContain("Neueste Einträge");
  });

  it("is filtered by what stands in the address, and nonsense there is no error", async () => {
    const administrator = await enter("administrator@lotse.example");
    const refused = wordsOf(await administrator.get(`${at}?codes=4xx&search=changePassword`));
    expect(refused).toContain("account.changePassword");
    expect(refused).not.toContain("session.signIn");
    const page = await administrator.get(`${at}?codes=9&from=gestern&before=x&after=-1`);
    expect(page.status).toBe(200);
    const noDay = wordsOf(await administrator.get(`${at}?from=99.99.2026`));
    expect(noDay).toContain("Dieses Datum gibt es nicht. Bitte geben Sie ein Datum ein.");
    expect(wordsOf(await administrator.get(`${at}?from=2026-11-20`))).not.toContain("Dieses Datum");
    expect(wordsOf(await administrator.get(`${at}?search=nirgends`))).toContain("Keine passenden Einträge.");
    const reversed = wordsOf(await administrator.get(`${at}?from=2026-11-20&to=2026-11-10`));
    expect(reversed).toContain("Das Enddatum liegt vor dem Startdatum.");
  });

  it("finds actions by the names that it shows, in the page and in the file", async () => {
    const administrator = await enter("administrator@lotse.example");
    const page = wordsOf(await administrator.get(`${at}?search=ANGEMELDET`));
    expect(page).toContain("Angemeldet session.signIn POST /session");
    expect(page).not.toContain("Kennwort geändert");
    const file = (await administrator.get(`${at}/export?search=angemeldet`)).text.split("\r\n");
    expect(file[1]).toMatch(/^1;Angemeldet;session\.signIn;POST \/session;/);
  });

  it("leaves as CSV with every entry, and nothing in it is a formula", async () => {
    await site.db.run(sql`
      insert into activities (id, action, endpoint, code, request_id, at)
      select gen_random_uuid(), '=1+1', '@SUM(A1),"x"', 200, 'x', now() from generate_series(1, 600)`);
    const administrator = await enter("administrator@lotse.example");
    const answer = await administrator.get(`${at}/export?search=SUM`);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const lines = answer.text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(601);
    expect(lines[0]).toBe("\ufeffNr.;Aktion;Vorgang;Endpunkt;Code;Zeit (Europe/Berlin);Person");
    expect(lines[600]).toMatch(/^600;"'=1\+1";"'=1\+1";"'@SUM\(A1\),""x""";200;\d\d\./);
    const manager = await enter("manager@kontor.example");
    expect((await manager.get(`${at}/export`)).location).toBe("/redirecting");
  });

  it("leaves as XLSX too while it is short enough to be made at once, and says where it is not", async () => {
    const log = (action: string, many: number) =>
      site.db.run(sql`
        insert into activities (id, action, endpoint, code, request_id, at)
        select gen_random_uuid(), ${action}::text, '=1+1', 200, 'x', now() from generate_series(1, ${many}::int)`);
    await log("test.few", 600);
    await log("test.many", 20_001);
    const administrator = await enter("administrator@lotse.example");
    const sheet = await administrator.get(`${at}/export?search=test.few&format=xlsx`);
    expect(sheet.headers.get("content-type")).toContain("spreadsheetml.sheet");
    const { rows, xml } = await readSheet(sheet.bytes);
    expect(rows).toHaveLength(601);
    expect(rows[0]).toEqual([
      "Nr.",
      "Aktion",
      "Vorgang",
      "Endpunkt",
      "Code",
      "Zeit (Europe/Berlin)",
      "Person",
    ]);
    expect(rows[600]!.slice(0, 5)).toEqual(["600", "test.few", "test.few", "'=1+1", "200"]);
    expect(xml).not.toContain("<f>");
    const page = `${at}?search=test.many`;
    expect((await administrator.get(page)).text).toContain(
      'href="/admin/activity-log/export?search=test.many&amp;format=xlsx"',
    );
    const long = await administrator.get(`${at}/export?search=test.many&format=xlsx`);
    expect(long.location).toBe(page);
    expect(wordsOf(await administrator.get(page))).toContain("höchstens 20.000 Zeilen");
  });
});

describe("the profile", () => {
  it.each([
    ["administrator@lotse.example", "/admin/profile", "Systemverwaltung"],
    ["analyst@lotse.example", "/analysis/profile", "Analyse"],
  ])("of %s shows the role and what they did last", async (email, at, role) => {
    const visitor = await enter(email);
    const page = wordsOf(await visitor.get(at));
    expect(page).toContain(email);
    expect(page).toContain(role);
    await visitor.post("/preferences", { to: at, language: "de" });
    expect(wordsOf(await visitor.get(at))).toContain("account.setLanguage");
  });
});
