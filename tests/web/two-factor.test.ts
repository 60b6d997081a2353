import { TOTP } from "otpauth";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mailTo } from "../factories/mailbox";
import { until } from "../factories/until";
import { type Answer, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

const password = "Lotsen-2026";
let nextAddress = 1;
/** Each visitor has another loopback address, so that failures of one do not slow the next. */
const newVisitor = () => site.visitor(`127.0.7.${nextAddress++}`);

const tabs = {
  "manager@kontor.example": "/account-settings/security",
  "employee@kontor.example": "/employee/account-settings/security",
  "analyst@lotse.example": "/analysis/account-settings/security",
  "staff@lotse.example": "/admin/account-settings/security",
};
const doors = {
  "manager@kontor.example": "/login",
  "employee@kontor.example": "/employee/login",
  "analyst@lotse.example": "/analysis/auth/login",
  "staff@lotse.example": "/admin/auth/login",
};
const confirmPages = {
  "manager@kontor.example": "/confirm-identity",
  "employee@kontor.example": "/employee/confirm-password",
  "analyst@lotse.example": "/analysis/confirm-identity",
  "staff@lotse.example": "/admin/auth/confirm-password",
};
type Person = keyof typeof tabs;
const persons = Object.keys(tabs) as Person[];

const seedIn = (page: Answer) =>
  /<code dir="ltr">([A-Z2-7 ]+)<\/code>/.exec(shown(page))![1]!.replaceAll(" ", "");
const draftIn = (page: Answer) => /name="draft" value="([^"]+)"/.exec(page.text)![1]!;
const codesIn = (page: Answer) =>
  [...shown(page).matchAll(/<code>([a-z2-9]{5}-[a-z2-9]{5})<\/code>/g)].map(m => m[1]!);
/** The app's code, this many steps from now. */
const codeOf = (seed: string, steps = 0) =>
  new TOTP({ secret: seed }).generate({ timestamp: Date.now() + steps * 30_000 });
/** Pretends that the last used code was long ago. */
const later = () => site.db.run(sql`update two_factors set last_step = 0`);
const staleSessions = () =>
  site.db.run(sql`update sessions set confirmed_at = now() - interval '16 minutes'`);

/** Sets a second factor up like the pages without script; returns seed and recovery codes. */
async function setUp(email: Person) {
  const visitor = newVisitor();
  await visitor.signIn(email);
  const page = await visitor.get("/two-factor/set-up");
  const seed = seedIn(page);
  const done = await visitor.post("/two-factor/set-up", { draft: draftIn(page), code: codeOf(seed) });
  expect(done.status).toBe(200);
  const codes = codesIn(done);
  expect(codes).toHaveLength(10);
  await later();
  return { visitor, seed, codes };
}
const drop = () =>
  site.db.run(sql`delete from two_factors`).then(() => site.db.run(sql`delete from recovery_codes`));
beforeEach(drop);

/** The first step: the correct password. */
async function firstStep(email: Person, query = "", form: Record<string, string> = {}): Promise<Visitor> {
  const visitor = newVisitor();
  const answer = await visitor.post(`${doors[email]}${query}`, { email, password, ...form });
  expect(answer.location).toMatch(/^\/two-factor(\?|$)/);
  expect([...visitor.cookies.keys()]).toEqual(["second-step"]);
  return visitor;
}

describe("a second factor", () => {
  test.each(persons)("is set up, asked for at the door, and turned off: %s", async email => {
    const { visitor, seed } = await setUp(email);
    const tab = await visitor.get(tabs[email]);
    expect(shown(tab)).toContain("Noch 10 Wiederherstellungscodes.");

    const elsewhere = await firstStep(email, `?to=${encodeURIComponent(tabs[email])}`, { remember: "on" });
    const asked = await elsewhere.get(`/two-factor?to=${encodeURIComponent(tabs[email])}`);
    expect(shown(asked)).toContain("Code aus der App");
    const inside = await elsewhere.post(`/two-factor?to=${encodeURIComponent(tabs[email])}`, {
      code: codeOf(seed),
    });
    expect([inside.status, inside.location]).toEqual([302, tabs[email]]);
    expect(inside.headers.getSetCookie().find(line => line.startsWith("session="))).toMatch(/\.1; .*Max-Age/);
    expect(elsewhere.cookies.has("second-step")).toBe(false);

    await staleSessions();
    const sent = await elsewhere.post(tabs[email], { intent: "two-factor-off" });
    expect(sent.location).toBe(`${confirmPages[email]}?to=${encodeURIComponent(tabs[email])}`);
    const wrong = await elsewhere.post(sent.location!, { password: "not this one" });
    expect(wrong.status).toBe(422);
    expect(shown(wrong)).toContain("Das Kennwort ist falsch.");
    const confirmed = await elsewhere.post(sent.location!, { password });
    expect(confirmed.location).toBe(tabs[email]);
    expect((await elsewhere.post(tabs[email], { intent: "two-factor-off" })).location).toBe(tabs[email]);
    expect(shown(await elsewhere.get(tabs[email]))).toContain("Der zweite Faktor wurde ausgeschaltet.");
    await mailTo(site, email, { purpose: "two_factor", count: 2 });
    await newVisitor().signIn(email, doors[email]);
  });

  test("has no new recovery codes once it was turned off elsewhere, and the tab says so", async () => {
    const { visitor } = await setUp("manager@kontor.example");
    await drop();
    const at = tabs["manager@kontor.example"];
    const sent = await visitor.post(at, { intent: "two-factor-codes" });
    expect([sent.status, sent.location]).toEqual([302, at]);
    expect(wordsOf(await visitor.get(at))).toContain(
      "Für dieses Konto ist kein zweiter Faktor eingerichtet.",
    );
  });

  test("keeps its seed when the first code was wrong, and is not there until one is right", async () => {
    const visitor = newVisitor();
    await visitor.signIn("manager@kontor.example");
    const page = await visitor.get("/two-factor/set-up");
    const refused = await visitor.post("/two-factor/set-up", { draft: draftIn(page), code: "000000" });
    expect(refused.status).toBe(422);
    expect(seedIn(refused)).toBe(seedIn(page));
    await newVisitor().signIn("manager@kontor.example");
    const stranger = newVisitor();
    await stranger.signIn("employee@kontor.example");
    const theirs = await stranger.post("/two-factor/set-up", {
      draft: draftIn(page),
      code: codeOf(seedIn(page)),
    });
    expect(theirs.status).toBe(401);
    expect(await site.db.many(sql`select 1 from two_factors`)).toEqual([]);
  });

  test("is set up once by a form that is sent twice, which then offers no other seed", async () => {
    const visitor = newVisitor();
    await visitor.signIn("employee@kontor.example");
    const page = await visitor.get("/two-factor/set-up");
    const form = { draft: draftIn(page), code: codeOf(seedIn(page)) };
    expect(codesIn(await visitor.post("/two-factor/set-up?to=%2Femployee%2Fchat", form))).toHaveLength(10);
    const again = await visitor.post("/two-factor/set-up?to=%2Femployee%2Fchat", form, { follow: true });
    expect(wordsOf(again)).toContain(
      "Der zweite Faktor ist bereits eingerichtet. Neue Wiederherstellungscodes erstellen Sie in Ihren Einstellungen",
    );
    expect(shown(again)).not.toContain('name="draft"');
    expect(shown(again)).toContain('href="/employee/chat"');
  });

  test("takes the code of the app as the app shows it, in groups, and in Arabic digits", async () => {
    const visitor = newVisitor();
    await visitor.signIn("manager@kontor.example");
    const page = await visitor.get("/two-factor/set-up");
    const code = codeOf(seedIn(page));
    const done = await visitor.post("/two-factor/set-up", {
      draft: draftIn(page),
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(codesIn(done)).toHaveLength(10);
    await later();
    const elsewhere = await firstStep("manager@kontor.example");
    const typed = codeOf(seedIn(page)).replace(/\d/g, digit => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
    expect((await elsewhere.post("/two-factor", { code: typed })).status).toBe(302);
  });

  test("ends sessions elsewhere, which came in without it", async () => {
    const before = newVisitor();
    await before.signIn("employee@kontor.example");
    await setUp("employee@kontor.example");
    expect((await before.get("/employee/chat")).location).toContain("/login");
  });

  test("takes each code once, also of those who come at the same moment, and each recovery code once", async () => {
    const email = "employee@kontor.example";
    const { seed, codes } = await setUp(email);
    const together = await Promise.all(Array.from({ length: 6 }, () => firstStep(email)));
    const code = codeOf(seed);
    const answers = await Promise.all(together.map(visitor => visitor.post("/two-factor", { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422, 422, 422, 422]);
    expect((await (await firstStep(email)).post("/two-factor", { code })).status).toBe(422);

    const crowd = await Promise.all([firstStep(email), firstStep(email), firstStep(email)]);
    const typed = codes[0]!.replace("-", " ").toUpperCase();
    const taken = await Promise.all(crowd.map(visitor => visitor.post("/two-factor", { code: typed })));
    expect(taken.map(({ status }) => status).sort()).toEqual([302, 422, 422]);
    const used = await (await firstStep(email)).post("/two-factor?with=recovery", { code: typed });
    expect(wordsOf(used)).toContain(
      "Wiederherstellungscode: Dieser Code ist falsch oder wurde bereits verwendet.",
    );
    await mailTo(site, email, { purpose: "two_factor" });
    expect(await site.db.one(sql`select count(*) as left from recovery_codes`)).toEqual({ left: 9 });
  });

  test("makes who guesses codes wait, and a right password does not wipe that away", async () => {
    const email = "employee@kontor.example";
    const { seed } = await setUp(email);
    const visitor = await firstStep(email);
    for (let failure = 0; failure < 5; failure++)
      expect((await visitor.post("/two-factor", { code: "000000" })).status).toBe(422);
    await visitor.post(doors[email], { email, password });
    const waiting = await visitor.post("/two-factor", { code: codeOf(seed) });
    expect(waiting.status).toBe(429);
    expect(waiting.text).toContain("Zu viele Fehlversuche.");
  });

  test("gives new recovery codes to who confirms, and the old ones open nothing", async () => {
    const email = "manager@kontor.example";
    const { visitor, codes } = await setUp(email);
    const page = await visitor.post(tabs[email], { intent: "two-factor-codes" });
    const fresh = codesIn(page);
    expect(fresh).toHaveLength(10);
    expect(page.text, "and the page opens at them, also without script").toMatch(/<h3[^>]* autofocus/i);
    expect(page.text).toContain(encodeURIComponent(fresh.join("\n")));
    expect((await (await firstStep(email)).post("/two-factor", { code: codes[0]! })).status).toBe(422);
    expect((await (await firstStep(email)).post("/two-factor", { code: fresh[0]! })).status).toBe(302);
  });
});

describe("a user between the two steps", () => {
  const email = "manager@kontor.example";
  let seed: string;
  beforeEach(async () => {
    ({ seed } = await setUp(email));
  });

  test("can open nothing, by page or by api", async () => {
    const visitor = await firstStep(email);
    for (const path of [
      "/dashboard",
      "/account-settings/security",
      "/two-factor/set-up",
      "/confirm-identity",
    ])
      expect((await visitor.get(path)).location).toMatch(/^\/login/);
    const ticket = visitor.cookies.get("second-step")!;
    const bearer = { authorization: `Bearer ${ticket.split(".")[0]!.slice(0, 200)}` };
    expect((await visitor.get("/api/v1/session", { headers: bearer })).status).toBe(401);
    visitor.cookies.set("session", ticket);
    expect((await visitor.get("/dashboard")).location).toMatch(/^\/login/);
  });

  test("begins again after five minutes, after a new password and after a suspension, and with a bent ticket", async () => {
    const bent = await firstStep(email);
    bent.cookies.set("second-step", `${"A".repeat(120)}.1`);
    expect((await bent.post("/two-factor", { code: codeOf(seed) })).location).toBe("/login");
    const changed = await firstStep(email);
    const { hash } = await site.db.one<{ hash: string }>(
      sql`select password_hash as hash from users where email = ${email}`,
    );
    await site.db.run(sql`update users set password_hash = 'another' where email = ${email}`);
    expect((await changed.post("/two-factor", { code: codeOf(seed) })).location).toBe("/login");
    await site.db.run(
      sql`update users set password_hash = ${hash}, status = 'suspended' where email = ${email}`,
    );
    const suspended = await changed.get("/two-factor");
    expect(suspended.location).toBe("/login");
    await site.db.run(sql`update users set status = 'active' where email = ${email}`);
    expect((await newVisitor().get("/two-factor?to=%2Fchat")).location).toBe("/login?to=%2Fchat");
  });

  test("gets no further with nothing in the field, and is not led to another website", async () => {
    const visitor = await firstStep(email);
    const empty = await visitor.post("/two-factor", { code: " " });
    expect(empty.status).toBe(422);
    expect(shown(empty)).toContain("Bitte füllen Sie dieses Feld aus.");
    await later();
    const inside = await visitor.post("/two-factor?to=%2F%2Fevil.example", { code: codeOf(seed) });
    expect(inside.location).toBe("/dashboard");
  });
});

describe("an api caller", () => {
  const email = "employee@kontor.example";
  const ask = async (path: string, body: object, headers: Record<string, string> = {}, method = "POST") => {
    const answer = await newVisitor().ask(`/api/v1${path}`, {
      method,
      headers,
      ...(method === "DELETE"
        ? {}
        : { body: new Blob([JSON.stringify(body)], { type: "application/json" }) }),
    });
    return { status: answer.status, body: JSON.parse(answer.text) };
  };

  test("sends the code with the password, or takes the second step with the ticket", async () => {
    const { seed } = await setUp(email);
    const needed = await ask("/session", { email, password });
    expect(needed).toMatchObject({ status: 401, body: { code: "two_factor_needed" } });
    expect(await ask("/session", { email, password, code: "000000" })).toMatchObject({
      status: 422,
      body: { code: "two_factor_wrong" },
    });
    const wrongPassword = await ask("/session", { email, password: "no", code: codeOf(seed) });
    expect(wrongPassword).toMatchObject({ status: 401, body: { code: "sign_in_wrong" } });
    const inside = await ask("/session", { email, password, code: codeOf(seed) });
    expect(inside.status).toBe(200);
    await later();
    const { ticket } = needed.body.data.values;
    const second = await ask("/session/second-factor", { ticket, code: codeOf(seed) });
    expect(second.status).toBe(200);

    const bearer = { authorization: `Bearer ${inside.body.tokens.accessToken}` };
    await staleSessions();
    const refused = await ask("/two-factor", {}, bearer, "DELETE");
    expect(refused).toMatchObject({ status: 403, body: { code: "confirmation_needed" } });
    await later();
    expect((await ask("/confirmation", { method: "code", value: codeOf(seed) }, bearer)).status).toBe(200);
    expect((await ask("/two-factor", {}, bearer, "DELETE")).status).toBe(200);
  });
});

describe("who manages others", () => {
  const idOf = async (email: string) =>
    (await site.db.one<{ id: string }>(sql`select id from users where email = ${email}`)).id;
  const bearerOf = async (email: string) => {
    const answer = await newVisitor().ask("/api/v1/session", {
      body: new Blob([JSON.stringify({ email, password })], { type: "application/json" }),
    });
    return { authorization: `Bearer ${JSON.parse(answer.text).tokens.accessToken}` };
  };
  const reset = async (by: string, whose: string, reason?: string) => {
    const body = JSON.stringify({ reason });
    return (
      await newVisitor().ask(`/api/v1/people/${await idOf(whose)}/two-factor`, {
        method: "DELETE",
        headers: { ...(await bearerOf(by)), "content-length": String(Buffer.byteLength(body)) },
        body: new Blob([body], { type: "application/json" }),
      })
    ).status;
  };

  test("takes away the second factor of their own people alone; it is logged and mailed", async () => {
    const email = "employee@kontor.example";
    const { visitor } = await setUp(email);
    expect(await reset("manager@werft.example", email)).toBe(404);
    expect(await reset("analyst@lotse.example", email)).toBe(403);
    expect(await site.db.many(sql`select 1 as one from two_factors`)).toHaveLength(1);
    expect(await reset("manager@kontor.example", email)).toBe(200);
    expect((await visitor.get("/employee/chat")).location).toContain("login");
    const logged = await site.db.many(sql`
      select u.email, a.code from activities a join users u on u.id = a.user_id
      where a.action = 'twoFactor.reset' and a.code = 200`);
    expect(logged).toEqual([{ email: "manager@kontor.example", code: 200 }]);
    await until(async () =>
      (await mailTo(site, email, { purpose: "two_factor" })).subject.includes("entfernt"),
    );
    await newVisitor().signIn(email);

    // The operator must not open a company's accounts while a user there can.
    await setUp(email);
    expect(await reset("administrator@lotse.example", email)).toBe(403);
    expect(await reset("administrator@lotse.example", email, "Telefon verloren")).toBe(403);
    const managers = sql`
      from roles r where r.id = role_id and r.access = 'user' and users.company_id = (
        select company_id from users where email = ${email})`;
    await site.db.run(sql`update users set status = 'suspended' ${managers}`);
    expect(await reset("administrator@lotse.example", email)).toBe(422);
    expect(await reset("administrator@lotse.example", email, "Telefon verloren")).toBe(200);
    await site.db.run(sql`update users set status = 'active' ${managers}`);
    for (const to of [email, "administrator@lotse.example"])
      await until(async () =>
        (await mailTo(site, to, { purpose: "two_factor" })).text.includes("Telefon verloren"),
      );

    await setUp("staff@lotse.example");
    expect(await reset("administrator@lotse.example", "staff@lotse.example")).toBe(200);
    expect(await reset("administrator@lotse.example", "administrator@lotse.example")).toBe(409);
  });

  test("demands it of a role: who has none sets it up first and can open nothing else", async () => {
    const email = "analyst@lotse.example";
    await site.db.run(sql`update roles set two_factor_required = true where key = 'analyst'`);
    const visitor = newVisitor();
    const signedIn = await visitor.post("/login?to=%2Fanalysis%2Fprofile", { email, password });
    expect(signedIn.location).toBe("/two-factor/set-up?to=%2Fanalysis%2Fprofile");
    for (const path of [
      "/analysis/dashboard",
      "/analysis/account-settings/security",
      "/search",
      "/notifications",
    ])
      expect((await visitor.get(path)).location).toMatch(/^\/two-factor\/set-up/);
    for (const path of ["/imprint", "/privacy", "/accessibility", "/two-factor/set-up"])
      expect((await visitor.get(path)).status).toBe(200);
    const bearer = await bearerOf(email);
    const refused = await newVisitor().get("/api/v1/account", { headers: bearer });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "two_factor_required"]);

    const page = await visitor.get(signedIn.location!);
    expect(shown(page)).toContain("Für Ihre Rolle ist ein zweiter Faktor erforderlich.");
    const done = await visitor.post(signedIn.location!, { draft: draftIn(page), code: codeOf(seedIn(page)) });
    expect(shown(done)).toContain('href="/analysis/profile"');
    expect((await visitor.get("/analysis/profile")).status).toBe(200);
    await visitor.post(tabs[email], { intent: "two-factor-off" });
    expect(shown(await visitor.get(tabs[email]))).toContain(
      "Für Ihre Rolle ist ein zweiter Faktor erforderlich.",
    );
    expect(await site.db.many(sql`select 1 as one from two_factors`)).toHaveLength(1);
    await site.db.run(sql`update roles set two_factor_required = false where key = 'analyst'`);
  });
});

describe("a user who must confirm that it is them", () => {
  test("waits after too many wrong passwords", async () => {
    const visitor = newVisitor();
    await visitor.signIn("manager@werft.example");
    for (let failure = 0; failure < 5; failure++)
      expect((await visitor.post("/confirm-identity", { password: "wrong" })).status).toBe(422);
    expect((await visitor.post("/confirm-identity", { password })).status).toBe(429);
  });

  test("uses a mailed code where the account has no password, once", async () => {
    const email = "employee@werft.example";
    const visitor = newVisitor();
    await visitor.signIn(email);
    await site.db.run(sql`update users set password_hash = null where email = ${email}`);
    await staleSessions();
    expect((await visitor.post("/employee/confirm-password", { password })).status).toBe(422);
    const empty = wordsOf(await visitor.post("/employee/confirm-password", { code: "" }));
    expect(empty).toContain("Code aus der E-Mail: ");
    expect(empty).not.toContain("Code aus der App");
    await visitor.post("/employee/confirm-password", { intent: "mail" });
    const { text } = await mailTo(site, email, { purpose: "confirm_code" });
    const code = /\b\d{6}\b/.exec(text)![0];
    expect((await visitor.post("/employee/confirm-password", { code: "000000" })).status).toBe(422);
    expect((await visitor.post("/employee/confirm-password", { code })).status).toBe(302);
    expect((await visitor.post("/employee/confirm-password", { code })).status).toBe(422);
  });
});
