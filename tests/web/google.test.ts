import sql from "sql-template-tag";
import { beforeEach, describe, expect, test } from "vitest";
import {
  disconnect,
  failed,
  newVisitor,
  press,
  provider,
  signedIn,
  signInWithGoogle,
  site,
  userOf,
  withGoogle,
} from "../factories/google";
import { linkIn, mailTo } from "../factories/mailbox";
import type { OpenIdUser } from "../factories/openid-provider";
import { shown, type Visitor } from "./site";

withGoogle();

const password = "Lotsen-2026";

describe("signing in with Google", () => {
  test("asks Google for an address and no more, with a state, a nonce and a proof that only this browser has", async () => {
    const visitor = newVisitor();
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

  test("makes a public user of a person whose mailbox Google runs, and recognises them by another address", async () => {
    const visitor = newVisitor();
    const inside = await signInWithGoogle(visitor, { email: "Mila.Morgen@gmail.com", sub: "mila" });
    expect([inside.status, inside.location]).toEqual([302, "/chat"]);
    expect(shown(await visitor.get("/chat"))).toContain("Ihr Konto wurde angelegt.");
    const made = await site.db.one(sql`
      select r.key, u.status, u.password_hash, u.language, u.country, u.company_id, u.first_name, u.last_name,
             i.issuer, i.subject
      from users u join roles r on r.id = u.role_id join identities i on i.user_id = u.id
      where u.email_key = 'mila.morgen@gmail.com'`);
    expect(made).toEqual({
      key: "public_user",
      status: "active",
      password_hash: null,
      language: "de",
      country: "DE",
      company_id: null,
      first_name: "Mila.Morgen",
      last_name: "",
      issuer: provider.issuer,
      subject: "mila",
    });

    const again = newVisitor();
    const back = await signInWithGoogle(again, {
      email: "mila@new.example",
      sub: "mila",
      email_verified: true,
    });
    expect(back.location).toBe("/chat");
    expect(shown(await again.get("/account-settings/security"))).toContain("mila@new.example");
    expect(await userOf("mila@new.example")).toBeUndefined();
  });

  test("asks the mailbox first where Google does not run it", async () => {
    const person = { email: "new@harbour.example" };
    const visitor = newVisitor();
    const asked = await signInWithGoogle(visitor, person, "?to=%2Fsearch");
    expect(asked.location).toBe("/auth/google/agree");
    expect(signedIn(visitor)).toBe(false);
    expect(shown(await visitor.get(asked.location!))).toContain(
      "Wir haben eine E-Mail an \u2068new@harbour.example\u2069",
    );
    expect((await signInWithGoogle(newVisitor(), person)).location).toBe("/auth/google/agree");

    const mail = await mailTo(site, person.email, { count: 2 });
    expect(mail.purpose).toBe("google_first");
    expect(mail.text).toContain("Guten Tag,");
    const link = linkIn(site, mail);
    const page = await visitor.get(link);
    expect(shown(page)).not.toContain("Diese Adresse ist bereits registriert");
    expect((await userOf(person.email))!.status).toBe("unverified");
    expect((await visitor.post(link, {})).location).toBe("/login?to=%2Fsearch");
    expect((await signInWithGoogle(visitor, person, "?to=%2Fsearch")).location).toBe("/search");
    expect((await visitor.post(link, {})).location).toBe("/token-error?link=google&used=1");
  });

  test("leads to the page that was wanted, stays signed in where that was ticked, and never to another website", async () => {
    const person = { email: "wanted@gmail.com" };
    const visitor = newVisitor();
    const back = await signInWithGoogle(visitor, person, "?to=%2Fsearch%3Fwords%3Da", { remember: "on" });
    expect(back.location).toBe("/search?words=a");
    expect(back.headers.getSetCookie().find(line => line.startsWith("session="))).toMatch(/\.1; .*Max-Age/);
    for (const evil of [
      "//evil.example",
      "/\\evil.example",
      "https:evil.example",
      "/%09/evil.example",
      "/login",
    ]) {
      const other = newVisitor();
      expect((await signInWithGoogle(other, person, `?to=${encodeURIComponent(evil)}`)).location).toBe(
        "/chat",
      );
    }
    expect(back.headers.getSetCookie().find(line => line.startsWith("google="))).toMatch(/Max-Age=0/);
  });

  test("is in the activity log with its user, and without one when Google gave nothing", async () => {
    const visitor = newVisitor();
    const person = { email: "logged@gmail.com" };
    await signInWithGoogle(visitor, person);
    const entries = () =>
      site.db.many<{ code: number; user_id: string | null }>(sql`
        select code, user_id from activities where action = 'session.google' order by at desc, id desc limit 1`);
    expect(await entries()).toEqual([{ code: 200, user_id: (await userOf(person.email))!.id }]);
    const refused = await signInWithGoogle(newVisitor(), undefined, "?to=%2Fchat");
    expect(refused.location).toBe("/login?to=%2Fchat&google=failed");
    expect(await entries()).toEqual([{ code: 400, user_id: null }]);
    const page = await newVisitor().get(refused.location!);
    expect(shown(page)).toContain(failed);
    expect(shown(page)).toContain('data-state="failed"');
    expect(page.text).toContain('formaction="/auth/google?door=any&amp;to=%2Fchat"');
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
  /** A code for a round of this caller, as the page would hold it. */
  async function proof(visitor: Visitor, person: OpenIdUser) {
    const there = await press(visitor);
    provider.person = person;
    const back = new URL(await provider.authorize(there.href), site.origin);
    const { verifier, nonce } = JSON.parse(decodeURIComponent(visitor.cookies.get("google")!));
    return { code: back.searchParams.get("code")!, verifier, nonce };
  }
  beforeEach(disconnect);

  test("signs in with what Google gave, once for one nonce", async () => {
    const visitor = newVisitor();
    const person = { email: "caller@gmail.com" };
    const shownOnce = await proof(visitor, person);
    const { status, body } = await call(visitor, "POST", "/session/google", {
      ...shownOnce,
      language: "fr",
      country: "FR",
    });
    expect([status, body.state, body.isNew, body.user.language]).toEqual([200, "signed-in", true, "fr"]);
    expect((await call(visitor, "POST", "/session/google", shownOnce)).body.code).toBe("sign_in_failed");
    // Another code with a used nonce.
    provider.forge = (claims, sign) => sign({ ...claims, nonce: shownOnce.nonce });
    const second = await proof(visitor, person);
    const replayed = await call(visitor, "POST", "/session/google", { ...second, nonce: shownOnce.nonce });
    expect([replayed.status, replayed.body.code]).toEqual([403, "sign_in_failed"]);
    const nothing = await call(visitor, "POST", "/session/google", { ...second, code: undefined });
    expect([nothing.status, nothing.body.code]).toEqual([400, "google_no_credential"]);
  });

  test("connects and parts only with a session that has shown whose it is, and never without a password", async () => {
    const visitor = newVisitor();
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
    const visitor = newVisitor();
    for (const [path, there] of [
      ["/login", true],
      ["/register", true],
      ["/admin/auth/login", true],
      ["/employee/login", true],
      ["/analysis/auth/login", true],
      ["/signup", true],
      ["/verify", false],
      ["/", false],
    ] as const) {
      const policy = (await visitor.get(path)).headers.get("content-security-policy");
      expect([path, policy!.includes(provider.issuer)]).toEqual([path, there]);
    }
  });

  test("begins nothing by an address alone, or for another website", async () => {
    const visitor = newVisitor();
    expect((await visitor.get("/auth/google?to=%2Fchat")).location).toBe("/login");
    const crossSite = await visitor.post("/auth/google", {}, { headers: { origin: "https://evil.example" } });
    expect(crossSite.status).toBe(403);
    expect(visitor.cookies.size).toBe(0);
  });

  test("leads there from a page with script too", async () => {
    const answer = await newVisitor().post("/auth/google.data", {});
    expect(answer.status).toBe(202);
    expect(answer.text).toContain(provider.issuer);
    expect(answer.headers.getSetCookie().filter(line => line.startsWith("google="))).toHaveLength(1);
  });
});
