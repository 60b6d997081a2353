import { TOTP } from "otpauth";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "~/db/id";
import { linkIn, mailTo } from "../factories/mailbox";
import {
  type Forge,
  type OpenIdProvider,
  openIdProvider,
  otherClient,
  type Somebody,
} from "../factories/openid-provider";
import { type Answer, type Site, shown, startSite, type Visitor } from "./site";

vi.setConfig({ testTimeout: 60_000 });

let site: Site;
let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await openIdProvider({ origin: "http://localhost:4545" });
  site = await startSite({ roles: ["web", "api", "worker"], env: provider.env });
}, 60_000);
afterAll(async () => {
  await site?.stop();
  await provider?.close();
});
beforeEach(() => {
  Object.assign(provider, { person: undefined, forge: undefined, down: false });
});

const password = "Lotsen-2026";
const failed = "Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.";
let nextAddress = 1;
/** Each comes from another loopback address, so that failures of one do not slow the next. */
const somebody = () => site.visitor(`127.0.9.${nextAddress++}`);

/** Presses the button; the address at Google that the browser is sent to. */
async function press(visitor: Visitor, query = "", form: Record<string, string> = {}): Promise<URL> {
  const answer = await visitor.post(`/auth/google${query}`, form);
  expect(answer.status).toBe(302);
  return new URL(answer.location!, site.origin);
}

/** The whole way: presses the button, is `person` at Google, and comes back. */
async function through(
  visitor: Visitor,
  person: Somebody | undefined,
  query = "",
  form: Record<string, string> = {},
): Promise<Answer> {
  const there = await press(visitor, query, form);
  provider.person = person;
  return visitor.get(await provider.authorize(there.href));
}

const signedIn = (visitor: Visitor) => visitor.cookies.has("session");
const userOf = (email: string) =>
  site.db.maybe<{ id: string; status: string; password_hash: string | null }>(
    sql`select id, status, password_hash from users where email_key = ${email}`,
  );
/** As if somebody had connected their account before. */
const connect = (email: string, sub: string) =>
  site.db.run(sql`
    insert into identities (user_id, provider, issuer, subject, email, linked_at)
    select id, 'google', ${provider.issuer}, ${sub}, email, now() from users where email = ${email}
    on conflict (user_id, provider) do update set subject = excluded.subject`);
const disconnect = () => site.db.run(sql`delete from identities`);

describe("signing in with Google", () => {
  test("asks Google for an address and no more, with a state, a nonce and a proof that only this browser has", async () => {
    const visitor = somebody();
    const answer = await visitor.post("/auth/google", {});
    const there = new URL(answer.location!);
    expect(there.origin + there.pathname).toBe(`${provider.issuer}/auth`);
    expect(Object.fromEntries(there.searchParams)).toMatchObject({
      response_type: "code",
      client_id: provider.env.GOOGLE_CLIENT_ID,
      redirect_uri: `${site.origin}/auth/google/callback`,
      scope: "openid email",
      prompt: "consent",
      access_type: "online",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{30,}$/),
    });
    const cookie = answer.headers.getSetCookie().find(line => line.startsWith("google="));
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax; HttpOnly; Max-Age=600$/);
  });

  test("makes a public user of somebody whose mailbox Google runs, and knows them again by another address", async () => {
    const visitor = somebody();
    const inside = await through(visitor, { email: "Mila.Morgen@gmail.com", sub: "mila" });
    expect([inside.status, inside.location]).toEqual([302, "/chat"]);
    expect(shown(await visitor.get("/chat"))).toContain("Ihr Konto ist angelegt.");
    const made = await site.db.one(sql`
      select r.key, u.status, u.password_hash, u.language, u.country, u.company_id, u.first_name, u.last_name,
             i.issuer, i.subject
      from users u join roles r on r.id = u.role_id join identities i on i.user_id = u.id
      where u.email_key = 'mila.morgen@gmail.com'`);
    expect(made).toEqual({
      ...{ key: "public_user", status: "active", password_hash: null, language: "de", country: "DE" },
      ...{ company_id: null, first_name: "Mila.Morgen", last_name: "" },
      ...{ issuer: provider.issuer, subject: "mila" },
    });

    const again = somebody();
    const back = await through(again, { email: "mila@new.example", sub: "mila", email_verified: true });
    expect(back.location).toBe("/chat");
    expect(shown(await again.get("/account-settings/security"))).toContain("mila@new.example");
    expect(await userOf("mila@new.example")).toBeUndefined();
  });

  test("asks the mailbox first where Google does not run it", async () => {
    const person = { email: "new@harbour.example" };
    const visitor = somebody();
    const asked = await through(visitor, person, "?to=%2Fsearch");
    expect(asked.location).toBe("/auth/google/agree");
    expect(signedIn(visitor)).toBe(false);
    expect(shown(await visitor.get(asked.location!))).toContain(
      "Wir haben eine E-Mail an \u2068new@harbour.example\u2069",
    );
    expect((await through(somebody(), person)).location).toBe("/auth/google/agree");

    const mail = await mailTo(site, person.email, { count: 2 });
    expect(mail.purpose).toBe("google_first");
    expect(mail.text).toContain("Guten Tag new,");
    const link = linkIn(site, mail);
    const page = await visitor.get(link);
    expect(shown(page)).not.toContain("schon jemand registriert");
    expect((await userOf(person.email))!.status).toBe("unverified");
    expect((await visitor.post(link, {})).location).toBe("/login?to=%2Fsearch");
    expect((await through(visitor, person, "?to=%2Fsearch")).location).toBe("/search");
    expect((await visitor.post(link, {})).location).toBe("/token-error?link=google");
  });

  test("leads to the page that was wanted, stays signed in where that was ticked, and never to another website", async () => {
    const person = { email: "wanted@gmail.com" };
    const visitor = somebody();
    const back = await through(visitor, person, "?to=%2Fsearch%3Fwords%3Da", { remember: "on" });
    expect(back.location).toBe("/search?words=a");
    expect(back.headers.getSetCookie().find(line => line.startsWith("session="))).toMatch(/\.1; .*Max-Age/);
    for (const evil of [
      "//evil.example",
      "/\\evil.example",
      "https:evil.example",
      "/%09/evil.example",
      "/login",
    ]) {
      const other = somebody();
      expect((await through(other, person, `?to=${encodeURIComponent(evil)}`)).location).toBe("/chat");
    }
    expect(back.headers.getSetCookie().find(line => line.startsWith("google="))).toMatch(/Max-Age=0/);
  });

  test("is in the activity log with who it was, and with nobody when Google gave nothing", async () => {
    const visitor = somebody();
    const person = { email: "logged@gmail.com" };
    await through(visitor, person);
    const entries = () =>
      site.db.many<{ code: number; user_id: string | null }>(sql`
        select code, user_id from activities where action = 'session.google' order by at desc, id desc limit 1`);
    expect(await entries()).toEqual([{ code: 200, user_id: (await userOf(person.email))!.id }]);
    const refused = await through(somebody(), undefined, "?to=%2Fchat");
    expect(refused.location).toBe("/login?to=%2Fchat&google=failed");
    expect(await entries()).toEqual([{ code: 400, user_id: null }]);
    const page = await somebody().get(refused.location!);
    expect(shown(page)).toContain(failed);
    expect(shown(page)).toContain('data-state="failed"');
    expect(page.text).toContain('formaction="/auth/google?door=any&amp;to=%2Fchat"');
  });
});

describe("a sign-in with Google is refused", () => {
  const person = { email: "guest@gmail.com", sub: "guest" };
  const expectRefused = async (visitor: Visitor, answer: Answer) => {
    expect(answer.location).toBe("/login?google=failed");
    expect(signedIn(visitor)).toBe(false);
  };

  test("with another state, with none, in another browser and when it comes a second time", async () => {
    const visitor = somebody();
    const there = await press(visitor);
    provider.person = person;
    const back = await provider.authorize(there.href);
    await expectRefused(visitor, await visitor.get(back.replace(/state=[^&]*/, "state=guessed-by-somebody")));
    // The round is over with the first answer, whatever it was.
    await expectRefused(visitor, await visitor.get(back));
    await press(visitor);
    await expectRefused(visitor, await visitor.get(back.replace(/&state=[^&]*/, "")));
    const stranger = somebody();
    await expectRefused(stranger, await stranger.get(back));

    const held = somebody();
    const own = await press(held);
    const cookie = held.cookies.get("google")!;
    const address = await provider.authorize(own.href);
    expect((await held.get(address)).location).toBe("/chat");
    const copy = somebody();
    copy.cookies.set("google", cookie);
    await expectRefused(copy, await copy.get(address));
    copy.cookies.set("google", "%7B%22verifier%22%3A1%7D");
    await expectRefused(copy, await copy.get(address));
  });

  test("with the code of somebody else's browser, for PKCE ties it to the one that began", async () => {
    provider.person = person;
    const theirs = new URL(await provider.authorize((await press(somebody())).href), site.origin);
    const visitor = somebody();
    const own = new URL(await provider.authorize((await press(visitor)).href), site.origin);
    own.searchParams.set("code", theirs.searchParams.get("code")!);
    await expectRefused(visitor, await visitor.get(own.pathname + own.search));
  });

  const forgeries: [string, Forge][] = [
    ["of another sign-in", (claims, sign) => sign({ ...claims, nonce: "a".repeat(43) })],
    ["without a nonce", ({ nonce: _, ...claims }, sign) => sign(claims)],
    ["for another application", (claims, sign) => sign({ ...claims, aud: otherClient })],
    [
      "for several applications",
      (claims, sign) => sign({ ...claims, aud: [String(claims.aud), otherClient], azp: otherClient }),
    ],
    ["by another issuer", (claims, sign) => sign({ ...claims, iss: "https://accounts.example" })],
    ["signed with another key", (claims, sign) => sign(claims, "stranger")],
    ["that is over", (claims, sign) => sign({ ...claims, iat: claims.iat! - 900, exp: claims.iat! - 300 })],
    ["that is old", (claims, sign) => sign({ ...claims, iat: claims.iat! - 900 })],
    [
      "with an address that nobody has confirmed",
      (claims, sign) => sign({ ...claims, email_verified: false }),
    ],
    ["that only says so in a word", (claims, sign) => sign({ ...claims, email_verified: "true" })],
    ["without an address", ({ email: _, ...claims }, sign) => sign(claims)],
    ["without a subject", ({ sub: _, ...claims }, sign) => sign(claims)],
    [
      "that nobody signed",
      async claims =>
        `${[{ alg: "none" }, claims].map(part => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`,
    ],
    ["that is none", async () => "a.b.c"],
  ];
  test.each(forgeries)("with a token %s", async (_what, forge) => {
    provider.forge = forge;
    const visitor = somebody();
    await expectRefused(visitor, await through(visitor, { email: "forged@gmail.com" }));
    expect(await userOf("forged@gmail.com")).toBeUndefined();
  });

  test("while Google does not answer, and works again afterwards", async () => {
    const visitor = somebody();
    const there = await press(visitor);
    provider.person = person;
    const back = await provider.authorize(there.href);
    provider.down = true;
    await expectRefused(visitor, await visitor.get(back));
    provider.down = false;
    expect((await through(visitor, person)).location).toBe("/chat");
  });

  test("for a while after many that were not good, from that place", async () => {
    provider.forge = (claims, sign) => sign(claims, "stranger");
    const visitor = somebody();
    for (let time = 0; time < 5; time++) await expectRefused(visitor, await through(visitor, person));
    provider.forge = undefined;
    const waiting = await through(visitor, person);
    expect(waiting.location).toBe("/login");
    expect(shown(await visitor.get("/login"))).toContain("Zu viele Fehlversuche.");
    expect((await through(somebody(), person)).location).toBe("/chat");
  });

  test("for who is suspended, also when they were signed in", async () => {
    const visitor = somebody();
    expect((await through(visitor, person)).location).toBe("/chat");
    await site.db.run(sql`update users set status = 'suspended' where email_key = ${person.email}`);
    expect((await visitor.get("/chat")).location).toMatch(/^\/login/);
    const again = somebody();
    await expectRefused(again, await through(again, person));
    // Another Google account of the same address finds them suspended too.
    const other = somebody();
    await expectRefused(other, await through(other, { ...person, sub: "another guest" }));
    await site.db.run(sql`update users set status = 'active' where email_key = ${person.email}`);
  });
});

describe("an account that somebody has already", () => {
  const email = "public@lotse.example";
  beforeEach(disconnect);

  test("is connected only by the mail's link and signed in to, once; then Google opens it and its owner is told", async () => {
    const visitor = somebody();
    const asked = await through(visitor, { email, sub: "owner" });
    expect([asked.location, signedIn(visitor)]).toEqual(["/auth/google/agree", false]);
    const mail = await mailTo(site, email, { purpose: "google" });
    const link = linkIn(site, mail);

    const outside = await visitor.get(link);
    expect(shown(outside)).toContain("Melden Sie sich dafür bitte einmal so an wie bisher.");
    const toLogin = `/login?to=${encodeURIComponent(link)}`;
    expect(outside.text).toContain(toLogin.replaceAll("&", "&amp;"));
    expect((await visitor.post(link, {})).location).toBe(toLogin);
    const another = somebody();
    await another.signIn("employee@kontor.example");
    expect((await another.post(link, {})).location).toBe("/token-error?link=google");
    expect(await site.db.many(sql`select 1 from identities`)).toEqual([]);

    const inside = await visitor.post(toLogin, { email, password });
    expect(inside.location).toBe(link);
    expect(shown(await visitor.get(link))).toContain(`Sie sind angemeldet als \u2068${email}\u2069.`);
    expect((await visitor.post(link, {})).location).toBe("/account-settings/security");
    expect(shown(await visitor.get("/account-settings/security"))).toContain(
      "Ihr Konto ist mit Google verbunden.",
    );
    expect((await visitor.get(link)).location).toBe("/token-error?link=google");
    await mailTo(site, email, { purpose: "google_change" });

    const fresh = somebody();
    expect((await through(fresh, { email: "moved@gmail.com", sub: "owner" })).location).toBe("/chat");
    const id = (await userOf(email))!.id;
    const session = await site.db.one<{ id: string }>(
      sql`select user_id as id from sessions order by created_at desc limit 1`,
    );
    expect(session.id).toBe(id);
  });

  test("has an hour to agree, and a newer wish takes the place of an older one", async () => {
    const address = "manager@werft.example";
    await through(somebody(), { email: address, sub: "first" });
    const older = linkIn(site, await mailTo(site, address, { purpose: "google" }));
    await through(somebody(), { email: address, sub: "second" });
    const newer = linkIn(site, await mailTo(site, address, { purpose: "google", count: 2 }));
    const owner = somebody();
    await owner.signIn(address);
    expect((await owner.get(older)).location).toBe("/token-error?link=google");
    await site.db.run(
      sql`update links set expires_at = now() - interval '1 second' where purpose = 'google'`,
    );
    expect((await owner.post(newer, {})).location).toBe("/token-error?link=google");
    await site.db.run(
      sql`update links set expires_at = now() + interval '1 minute' where purpose = 'google'`,
    );
    expect((await owner.post(newer, {})).location).toBe("/account-settings/security");
    expect(await site.db.one(sql`select subject from identities`)).toEqual({ subject: "second" });
  });

  test("that somebody else registered under one's address loses their password before Google opens it", async () => {
    const address = "victim@gmail.com";
    await site.db.run(sql`
      insert into users (id, role_id, email, email_key, first_name, last_name, password_hash, status, sign_up_proof, created_at)
      select ${newId()}, r.id, ${address}, ${address}, 'Eve', 'Early', u.password_hash, 'unverified', '\\x01', now()
      from roles r, users u where r.key = 'public_user' and u.email = ${email}`);
    const asked = await through(somebody(), { email: address });
    expect(asked.location).toBe("/auth/google/agree");
    const visitor = somebody();
    const link = linkIn(site, await mailTo(site, address, { purpose: "google_first" }));
    expect(shown(await visitor.get(link))).toContain("schon jemand registriert: \u2068Eve Early\u2069");
    expect((await visitor.post(link, {})).location).toBe("/login");
    expect(await userOf(address)).toMatchObject({ status: "active", password_hash: null });
    const early = await somebody().post("/login", { email: address, password });
    expect(early.status).toBe(401);
    expect((await through(visitor, { email: address })).location).toBe("/chat");
  });

  test("that waits for its invitation gets the invitation once more, and nothing else", async () => {
    const address = "invited@kontor.example";
    await site.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select ${newId()}, u.company_id, u.role_id, ${address}, ${address}, 'Ina', 'Invited', 'invited', now()
      from users u where u.email = 'employee@kontor.example'`);
    expect((await through(somebody(), { email: address })).location).toBe("/auth/google/agree");
    expect((await mailTo(site, address)).purpose).toBe("invite");
    expect(await userOf(address)).toMatchObject({ status: "invited" });
  });

  test("asks for its second factor all the same", async () => {
    const address = "manager@kontor.example";
    await connect(address, "careful");
    const owner = somebody();
    await owner.signIn(address);
    const page = await owner.get("/two-factor/set-up");
    const seed = /<code dir="ltr">([A-Z2-7 ]+)<\/code>/.exec(shown(page))![1]!.replaceAll(" ", "");
    const draft = /name="draft" value="([^"]+)"/.exec(page.text)![1]!;
    const code = () => new TOTP({ secret: seed }).generate();
    expect((await owner.post("/two-factor/set-up", { draft, code: code() })).status).toBe(200);
    await site.db.run(sql`update two_factors set last_step = 0`);
    const visitor = somebody();
    const half = await through(visitor, { email: address, sub: "careful" }, "?to=%2Fsearch", {
      remember: "on",
    });
    expect([half.location, signedIn(visitor)]).toEqual(["/two-factor?to=%2Fsearch", false]);
    const inside = await visitor.post(half.location!, { code: code() });
    expect(inside.location).toBe("/search");
    expect(inside.headers.getSetCookie().find(line => line.startsWith("session="))).toMatch(/\.1; .*Max-Age/);
    await site.db.run(sql`delete from two_factors`);
  });

  test("of an area comes in at its own door and at the general one; everybody else is sent there", async () => {
    await connect("employee@kontor.example", "area");
    const person = { email: "employee@kontor.example", sub: "area" };
    for (const query of ["", "?door=employee"])
      expect((await through(somebody(), person, query)).location).toBe("/employee/chat");
    const visitor = somebody();
    const wrong = await through(visitor, person, "?door=admin&to=%2Fadmin%2Fstaff");
    expect(wrong.location).toBe("/admin/auth/login?to=%2Fadmin%2Fstaff&google=other");
    const page = shown(await visitor.get(wrong.location!));
    expect(page).toContain(failed);
    expect(page).toContain("Diese Seite ist für andere Konten.");
    // Whom nobody knows becomes no public user there, and an address that somebody has is not even asked.
    for (const stranger of ["nobody@gmail.com", "staff@lotse.example"]) {
      const refused = await through(somebody(), { email: stranger }, "?door=admin");
      expect(refused.location).toBe("/admin/auth/login?google=other");
    }
    expect(await userOf("nobody@gmail.com")).toBeUndefined();
    expect(await site.db.many(sql`select 1 from mails where to_address = 'staff@lotse.example'`)).toEqual([]);
  });
});

describe("somebody who is signed in", () => {
  const tabs = {
    "employee@kontor.example": "/employee/account-settings/security",
    "analyst@lotse.example": "/analysis/account-settings/security",
    "staff@lotse.example": "/admin/account-settings/security",
    "manager@werft.example": "/pages/account-settings/connections",
  };
  const stale = () => site.db.run(sql`update sessions set confirmed_at = now() - interval '16 minutes'`);
  beforeEach(disconnect);

  test.each(Object.entries(tabs))(
    "connects and parts their account in their settings: %s",
    async (email, tab) => {
      const visitor = somebody();
      await visitor.signIn(email);
      const person = { email: "private@gmail.com", sub: `own ${email}` };
      const before = await visitor.get(tab);
      expect(before.text).toContain('action="/auth/google"');
      expect(before.headers.get("content-security-policy")).toContain(
        `form-action 'self' ${provider.issuer};`,
      );
      const linked = await through(visitor, person, "", { intent: "link", back: tab });
      expect(linked.location).toBe(tab);
      const page = shown(await visitor.get(tab));
      expect(page).toContain("Ihr Konto ist mit Google verbunden.");
      expect(page).toContain("private@gmail.com");
      await mailTo(site, email, { purpose: "google_change" });
      expect(signedIn(await afterwards(person))).toBe(true);

      expect((await visitor.post(tab, { intent: "google-unlink" })).location).toBe(tab);
      expect(shown(await visitor.get(tab))).toContain("Die Verbindung mit Google ist getrennt.");
      await mailTo(site, email, { purpose: "google_change", count: 2 });
      expect(await site.db.many(sql`select 1 from identities`)).toEqual([]);
    },
  );
  const afterwards = async (person: Somebody) => {
    const visitor = somebody();
    await through(visitor, person);
    return visitor;
  };

  test("shows first that it is them, to connect and to part", async () => {
    const email = "manager@werft.example";
    const tab = "/account-settings/security";
    const visitor = somebody();
    await visitor.signIn(email);
    const there = await press(visitor, "", { intent: "link", back: tab });
    await stale();
    const ask = `/confirm-identity?to=${encodeURIComponent(tab)}`;
    expect((await visitor.post("/auth/google", { intent: "link", back: tab })).location).toBe(ask);
    // Who began in time and comes back too late is refused by the endpoint itself.
    provider.person = { email: "late@gmail.com" };
    expect((await visitor.get(await provider.authorize(there.href))).location).toBe(tab);
    expect(shown(await visitor.get(tab))).toContain("Die Verbindung mit Google hat nicht geklappt.");
    await connect(email, "late");
    expect((await visitor.post(tab, { intent: "google-unlink" })).location).toBe(ask);
    expect(await site.db.many(sql`select 1 from identities`)).toHaveLength(1);
  });

  test("gets no Google account that opens somebody else's, and hands none over by changing accounts on the way", async () => {
    await connect("analyst@lotse.example", "theirs");
    const visitor = somebody();
    await visitor.signIn("employee@kontor.example");
    const tab = tabs["employee@kontor.example"];
    const taken = await through(visitor, { email: "x@gmail.com", sub: "theirs" }, "", {
      intent: "link",
      back: tab,
    });
    expect(taken.location).toBe(tab);
    expect(shown(await visitor.get(tab))).toContain("schon mit einem anderen Konto verbunden");

    const there = await press(visitor, "", { intent: "link", back: tab });
    provider.person = { email: "mine@gmail.com" };
    const back = await provider.authorize(there.href);
    const round = visitor.cookies.get("google")!;
    const other = somebody();
    await other.signIn("staff@lotse.example");
    other.cookies.set("google", round);
    expect((await other.get(back)).location).toBe("/login");
    expect(await site.db.many(sql`select subject from identities`)).toEqual([{ subject: "theirs" }]);
  });

  test("without a password keeps Google, sets one by mail, and may part then", async () => {
    const visitor = somebody();
    const person = { email: "only@gmail.com" };
    await through(visitor, person);
    const tab = "/account-settings/security";
    const page = shown(await visitor.get(tab));
    expect(page).toContain("Ihr Konto hat kein Kennwort.");
    expect(page).not.toContain("Verbindung trennen</button>");
    expect(page).not.toContain('name="currentPassword"');
    await visitor.post(tab, { intent: "google-unlink" });
    expect(shown(await visitor.get(tab))).toContain("Legen Sie bitte zuerst ein Kennwort fest.");
    await site.db.run(sql`update users set password_hash = 'set' where email_key = ${person.email}`);
    await visitor.post(tab, { intent: "google-unlink" });
    expect(shown(await visitor.get(tab))).toContain("Die Verbindung mit Google ist getrennt.");
  });
});

describe("an api caller", () => {
  const call = async (visitor: Visitor, method: string, path: string, body: object, token?: string) => {
    const answer = await visitor.ask(`/api/v1${path}`, {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(method === "DELETE"
        ? {}
        : { body: new Blob([JSON.stringify(body)], { type: "application/json" }) }),
    });
    return { status: answer.status, body: JSON.parse(answer.text) };
  };
  /** A code for a round that this caller began, as the page would hold it. */
  async function proof(visitor: Visitor, person: Somebody) {
    const there = await press(visitor);
    provider.person = person;
    const back = new URL(await provider.authorize(there.href), site.origin);
    const { verifier, nonce } = JSON.parse(decodeURIComponent(visitor.cookies.get("google")!));
    return { code: back.searchParams.get("code")!, verifier, nonce };
  }
  beforeEach(disconnect);

  test("signs in with what Google gave, once for one nonce", async () => {
    const visitor = somebody();
    const person = { email: "caller@gmail.com" };
    const shownOnce = await proof(visitor, person);
    const { status, body } = await call(visitor, "POST", "/session/google", {
      ...shownOnce,
      language: "fr",
      country: "FR",
    });
    expect([status, body.state, body.isNew, body.user.language]).toEqual([200, "signed-in", true, "fr"]);
    expect((await call(visitor, "POST", "/session/google", shownOnce)).body.code).toBe("sign_in_failed");
    // Another code for a nonce that has come back before.
    provider.forge = (claims, sign) => sign({ ...claims, nonce: shownOnce.nonce });
    const second = await proof(visitor, person);
    const replayed = await call(visitor, "POST", "/session/google", { ...second, nonce: shownOnce.nonce });
    expect([replayed.status, replayed.body.code]).toEqual([403, "sign_in_failed"]);
    const nothing = await call(visitor, "POST", "/session/google", { ...second, code: undefined });
    expect([nothing.status, nothing.body.code]).toEqual([400, "google_no_credential"]);
  });

  test("connects and parts only with a session that has shown whose it is, and never without a password", async () => {
    const visitor = somebody();
    const email = "employee@kontor.example";
    const { body } = await call(visitor, "POST", "/session", { email, password });
    const token = body.tokens.accessToken;
    const own = await proof(visitor, { email: "api@gmail.com" });
    await site.db.run(sql`update sessions set confirmed_at = null`);
    for (const method of ["PUT", "DELETE"]) {
      const refused = await call(visitor, method, "/account/google", own, token);
      expect([refused.status, refused.body.code]).toEqual([403, "confirmation_needed"]);
    }
    await site.db.run(sql`update sessions set confirmed_at = now()`);
    expect((await call(visitor, "PUT", "/account/google", own, token)).status).toBe(200);
    await site.db.run(sql`update users set password_hash = null where email = ${email} returning id`);
    expect((await call(visitor, "DELETE", "/account/google", {}, token)).body.code).toBe(
      "google_no_password",
    );
  });
});

describe("the button", () => {
  test("may lead to Google from the pages that have it, and from no others", async () => {
    const visitor = somebody();
    for (const [path, there] of [
      ["/login", true],
      ["/register", true],
      ["/admin/auth/login", true],
      ["/employee/login", true],
      ["/analysis/auth/login", true],
      ["/signup", false],
      ["/verify", false],
      ["/", false],
    ] as const) {
      const policy = (await visitor.get(path)).headers.get("content-security-policy");
      expect([path, policy!.includes(provider.issuer)]).toEqual([path, there]);
    }
  });

  test("begins nothing by an address alone, or for another website", async () => {
    const visitor = somebody();
    expect((await visitor.get("/auth/google?to=%2Fchat")).location).toBe("/login");
    const crossSite = await visitor.post("/auth/google", {}, { headers: { origin: "https://evil.example" } });
    expect(crossSite.status).toBe(403);
    expect(visitor.cookies.size).toBe(0);
  });

  test("leads there from a page with script too", async () => {
    const answer = await somebody().post("/auth/google.data", {});
    expect(answer.status).toBe(202);
    expect(answer.text).toContain(provider.issuer);
    expect(answer.headers.getSetCookie().filter(line => line.startsWith("google="))).toHaveLength(1);
  });
});
