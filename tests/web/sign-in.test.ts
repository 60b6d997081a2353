import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparable } from "./comparable";
import { type Site, startSite } from "./site";

const manager = "manager@kontor.example";
const password = "Lotsen-2026";

describe("signing in", () => {
  let site: Site;
  let nextAddress = 1;
  /** Each visitor has another loopback address, so that failures of one do not slow the next. */
  const newVisitor = () => site.visitor(`127.0.3.${nextAddress++}`);

  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  test("brings everyone home through the general door", async () => {
    const homes = {
      "administrator@lotse.example": "/admin/dashboard",
      "staff@lotse.example": "/admin/dashboard",
      "analyst@lotse.example": "/analysis/dashboard",
      "public@lotse.example": "/chat",
      [manager]: "/dashboard",
      "employee@werft.example": "/employee/chat",
    };
    for (const [email, home] of Object.entries(homes)) {
      const answer = await newVisitor().post("/login", { email, password });
      expect([answer.status, answer.location]).toEqual([302, home]);
    }
  });

  test("keeps both tokens in one cookie that no script can read", async () => {
    const answer = await newVisitor().post("/login", { email: manager, password, remember: "on" });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^session=[\w-]{43}\.[\w-]{43}\.1; Path=\/; SameSite=Lax; HttpOnly; Max-Age=\d+$/,
    );
  });

  test("is in the activity log under the name of the user, and a failure under none", async () => {
    await newVisitor().post("/login", { email: "analyst@lotse.example", password });
    await newVisitor().post("/login", { email: "analyst@lotse.example", password: "wrong" });
    const rows = await site.db.many(sql`
      select u.email, a.code from activities a left join users u on u.id = a.user_id
      where a.action = 'session.signIn' order by a.id desc limit 2`);
    expect(rows).toEqual([
      { email: null, code: 401 },
      { email: "analyst@lotse.example", code: 200 },
    ]);
  });

  test("after a session has ended says that the account may be deleted, whether there is one or not", async () => {
    const hint = "wurde Ihr Konto möglicherweise gelöscht";
    const gone = "gone@kontor.example";
    await site.db.run(sql`
      insert into users (id, email, email_key, first_name, last_name, role_id, status, password_hash, company_id, language, time_zone, created_at)
      select gen_random_uuid(), ${gone}, ${gone}, first_name, last_name, role_id, status, password_hash, company_id, language, time_zone, created_at
      from users where email_key = 'employee@kontor.example'`);
    const visitor = newVisitor();
    await visitor.post("/login", { email: gone, password });
    await site.db.run(sql`delete from users where email_key = ${gone}`);
    expect((await visitor.get("/employee/chat")).location).toMatch(/^\/login/);
    for (const email of [gone, manager]) {
      const refused = await visitor.post("/login", { email, password: "Falsch-2026" });
      expect([refused.status, refused.text.includes(hint)]).toEqual([401, true]);
      const stranger = await newVisitor().post("/login", { email, password: "Falsch-2026" });
      expect([stranger.status, stranger.text.includes(hint)]).toEqual([401, false]);
    }
  });

  test("opens an area's own door only to its people, and shows the others the general one", async () => {
    const visitor = newVisitor();
    const refused = await visitor.post("/employee/login", { email: manager, password });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.");
    expect(refused.text).toContain('href="/login"');
    expect(visitor.cookies.size).toBe(0);
    const admitted = await visitor.post("/employee/login", { email: "employee@kontor.example", password });
    expect(admitted.location).toBe("/employee/chat");
  });

  test("says the same about a wrong password and an unknown address, and keeps what was typed but the password", async () => {
    const wrong = await newVisitor().post(
      "/login",
      { email: manager, password: "not-this-one" },
      { headers: { "accept-language": "en" } },
    );
    const unknown = await newVisitor().post(
      "/login",
      { email: "nobody@kontor.example", password: "not-this-one" },
      { headers: { "accept-language": "en" } },
    );
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.text).toContain("Incorrect email or password.");
      expect(answer.text).not.toContain("not-this-one");
    }
    expect(wrong.text).toContain(`value="${manager}"`);
  });

  test.each(["/login", "/admin/auth/login", "/employee/login", "/analysis/auth/login"])(
    "tells a stranger at %s nothing about an address: not that it is known, whose door it is for, or that it is locked",
    async door => {
      const invited = "eingeladen@kontor.example";
      await site.db.run(sql`
        update users set email = ${invited}, email_key = ${invited}, password_hash = null, status = 'invited'
        where email_key in ('ines.oelrich@kontor.example', ${invited})`);
      await site.db.run(
        sql`update users set status = 'suspended' where email_key = 'lars.thomsen@kontor.example'`,
      );
      const addresses = [
        "nobody@kontor.example",
        "administrator@lotse.example",
        manager,
        "employee@kontor.example",
        "analyst@lotse.example",
        "lars.thomsen@kontor.example",
        invited,
      ];
      const [unknown, ...known] = await Promise.all(
        addresses.map(async email =>
          comparable(await newVisitor().post(door, { email, password: "not this one 1" }), email),
        ),
      );
      expect(unknown?.status).toBe(401);
      for (const answer of known) expect(answer).toEqual(unknown);
    },
  );

  test("names what is missing in the summary and at the field", async () => {
    const answer = await newVisitor().post("/login", { email: "no address", password: "" });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Bitte füllen Sie das Formular richtig aus.");
    expect(answer.text).toContain('href="#email"');
    expect(answer.text).toContain("Bitte geben Sie eine gültige E-Mail-Adresse ein.");
    expect(answer.text).toContain("E-Mail-Adresse und Kennwort sind erforderlich.");
  });

  test("makes who failed five times wait, and says how long", async () => {
    const visitor = newVisitor();
    const form = { email: "employee@werft.example", password: "wrong" };
    for (let failure = 0; failure < 5; failure++)
      expect((await visitor.post("/login", form)).status).toBe(401);
    const waiting = await visitor.post("/login", { ...form, password });
    expect(waiting.status).toBe(429);
    expect(waiting.text).toContain("Zu viele Fehlversuche.");
    expect((await newVisitor().post("/login", { ...form, password })).status).toBe(302);
  });

  test.each([
    ["/mistralai/chatDivisions?page=1", "/mistralai/chatDivisions?page=1"],
    ["/admin/staff", "/admin/staff"],
    ["//evil.example", "/dashboard"],
    ["/\\evil.example", "/dashboard"],
    ["https:evil.example", "/dashboard"],
    ["/%09/evil.example", "/dashboard"],
    ["javascript:alert(1)", "/dashboard"],
    ["/login?to=/login", "/dashboard"],
    ["/no/such/page", "/dashboard"],
  ])("leads to %s afterwards only where that is a page of ours", async (to, place) => {
    const answer = await newVisitor().post(`/login?${new URLSearchParams({ to })}`, {
      email: manager,
      password,
    });
    expect(answer.location).toBe(place);
  });

  test("refreshes an old session on the way, once for requests at the same moment", async () => {
    const visitor = newVisitor();
    await visitor.signIn(manager);
    const before = visitor.cookies.get("session");
    await site.db.run(sql`update sessions set access_until = now() - interval '1 minute'`);
    const [one, two] = await Promise.all([visitor.get("/dashboard"), visitor.get("/dashboard")]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const sent = [...one.headers.getSetCookie(), ...two.headers.getSetCookie()].map(
      line => line.split(";")[0],
    );
    expect(new Set(sent).size).toBe(1);
    expect(visitor.cookies.get("session")).not.toBe(before);
    expect((await visitor.get("/dashboard")).headers.getSetCookie()).toEqual([]);
  });

  test("is asked for again when the session is over, and the way is remembered", async () => {
    const visitor = newVisitor();
    await visitor.signIn(manager);
    await site.db.run(sql`delete from sessions`);
    const answer = await visitor.get("/chat?page=2");
    expect(answer.location).toBe(`/login?to=${encodeURIComponent("/chat?page=2")}`);
    expect(visitor.cookies.has("session")).toBe(false);
  });

  test("ends with signing out: the old cookie opens nothing", async () => {
    const visitor = newVisitor();
    await visitor.signIn(manager);
    const stolen = visitor.cookies.get("session")!;
    const answer = await visitor.post("/sign-out", {});
    expect(answer.location).toBe("/login");
    visitor.cookies.set("session", stolen);
    expect((await visitor.get("/dashboard")).location).toContain("/login");
  });

  test("cannot be forced from another website", async () => {
    const answer = await newVisitor().post(
      "/login",
      { email: manager, password },
      { headers: { origin: "https://evil.example" } },
    );
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("preferences", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site?.stop());

  test("are forms that come back to the same page, and the server applies them at once", async () => {
    const visitor = site.visitor();
    const answer = await visitor.post("/preferences", {
      to: "/login?to=%2Fchat",
      theme: "dark",
      language: "ar",
    });
    expect(answer.location).toBe("/login?to=%2Fchat");
    for (const line of answer.headers.getSetCookie()) expect(line).toContain("Max-Age=2592000");
    const page = await visitor.get("/login");
    expect(page.text).toMatch(/<html lang="ar" dir="rtl" data-theme="dark"/);
  });

  test("of a signed-in user are the account's: the language is the same on the next device", async () => {
    const visitor = site.visitor();
    await visitor.signIn("employee@werft.example");
    await visitor.post("/preferences", { to: "/employee/chat", language: "fr" });
    const elsewhere = site.visitor();
    await elsewhere.signIn("employee@werft.example");
    expect((await elsewhere.get("/employee/chat")).text).toContain('<html lang="fr"');
  });

  test("lead nowhere else, and take no value that is not offered", async () => {
    const visitor = site.visitor();
    const answer = await visitor.post("/preferences", { to: "//evil.example", theme: "neon" });
    expect(answer.location).toBe("/");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("follow the browser's languages until the user chooses", async () => {
    const page = await site
      .visitor()
      .get("/login", { headers: { "accept-language": "pt, fr;q=0.8, en;q=0.9" } });
    expect(page.text).toContain('<html lang="en"');
    expect((await site.visitor().get("/login", { headers: { "accept-language": "pt" } })).text).toContain(
      '<html lang="de"',
    );
  });
});
