import { TOTP } from "otpauth";
import sql from "sql-template-tag";
import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import {
  connect,
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
import { shown } from "./site";

withGoogle();

const password = "Lotsen-2026";

describe("an existing account", () => {
  const email = "public@lotse.example";
  beforeEach(disconnect);

  test("is connected only by the mail's link and signed in to, once; then Google opens it and its owner is notified", async () => {
    const visitor = newVisitor();
    const asked = await signInWithGoogle(visitor, { email, sub: "owner" });
    expect([asked.location, signedIn(visitor)]).toEqual(["/auth/google/agree", false]);
    const mail = await mailTo(site, email, { purpose: "google" });
    const link = linkIn(site, mail);

    const outside = await visitor.get(link);
    expect(shown(outside)).toContain("Bitte melden Sie sich zuerst wie bisher an.");
    const toLogin = `/login?to=${encodeURIComponent(link)}`;
    expect(outside.text).toContain(toLogin.replaceAll("&", "&amp;"));
    expect((await visitor.post(link, {})).location).toBe(toLogin);
    const another = newVisitor();
    await another.signIn("employee@kontor.example");
    expect((await another.post(link, {})).location).toBe("/token-error?link=google");
    expect(await site.db.many(sql`select 1 from identities`)).toEqual([]);

    const inside = await visitor.post(toLogin, { email, password });
    expect(inside.location).toBe(link);
    expect(shown(await visitor.get(link))).toContain(`Sie sind angemeldet als \u2068${email}\u2069.`);
    expect((await visitor.post(link, {})).location).toBe("/account-settings/security");
    expect(shown(await visitor.get("/account-settings/security"))).toContain(
      "Ihr Konto wurde mit Google verbunden.",
    );
    expect((await visitor.get(link)).location).toBe("/token-error?link=google&used=1");
    await mailTo(site, email, { purpose: "google_change" });

    const fresh = newVisitor();
    expect((await signInWithGoogle(fresh, { email: "moved@gmail.com", sub: "owner" })).location).toBe(
      "/chat",
    );
    const id = (await userOf(email))!.id;
    const session = await site.db.one<{ id: string }>(
      sql`select user_id as id from sessions order by created_at desc limit 1`,
    );
    expect(session.id).toBe(id);
  });

  test("has an hour to agree, and a newer wish takes the place of an older one", async () => {
    const address = "manager@werft.example";
    await signInWithGoogle(newVisitor(), { email: address, sub: "first" });
    const older = linkIn(site, await mailTo(site, address, { purpose: "google" }));
    await signInWithGoogle(newVisitor(), { email: address, sub: "second" });
    const newer = linkIn(site, await mailTo(site, address, { purpose: "google", count: 2 }));
    const owner = newVisitor();
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

  test("that another user registered under one's address loses their password before Google opens it", async () => {
    const address = "victim@gmail.com";
    await site.db.run(sql`
      insert into users (id, role_id, email, email_key, first_name, last_name, password_hash, status, sign_up_proof, created_at)
      select ${newId()}, r.id, ${address}, ${address}, 'Eve', 'Early', u.password_hash, 'unverified', '\\x01', now()
      from roles r, users u where r.key = 'public_user' and u.email = ${email}`);
    const asked = await signInWithGoogle(newVisitor(), { email: address });
    expect(asked.location).toBe("/auth/google/agree");
    const visitor = newVisitor();
    const link = linkIn(site, await mailTo(site, address, { purpose: "google_first" }));
    expect(shown(await visitor.get(link))).toContain(
      "Diese Adresse ist bereits registriert (\u2068Eve Early\u2069)",
    );
    expect((await visitor.post(link, {})).location).toBe("/login");
    expect(await userOf(address)).toMatchObject({ status: "active", password_hash: null });
    const early = await newVisitor().post("/login", { email: address, password });
    expect(early.status).toBe(401);
    expect((await signInWithGoogle(visitor, { email: address })).location).toBe("/chat");
  });

  test("that waits for its invitation gets the invitation once more, and nothing else", async () => {
    const address = "invited@kontor.example";
    await site.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select ${newId()}, u.company_id, u.role_id, ${address}, ${address}, 'Ina', 'Invited', 'invited', now()
      from users u where u.email = 'employee@kontor.example'`);
    expect((await signInWithGoogle(newVisitor(), { email: address })).location).toBe("/auth/google/agree");
    expect((await mailTo(site, address)).purpose).toBe("invite");
    expect(await userOf(address)).toMatchObject({ status: "invited" });
  });

  test("asks for its second factor all the same", async () => {
    const address = "manager@kontor.example";
    await connect(address, "careful");
    const owner = newVisitor();
    await owner.signIn(address);
    const page = await owner.get("/two-factor/set-up");
    const seed = /<code dir="ltr">([A-Z2-7 ]+)<\/code>/.exec(shown(page))![1]!.replaceAll(" ", "");
    const draft = /name="draft" value="([^"]+)"/.exec(page.text)![1]!;
    const code = () => new TOTP({ secret: seed }).generate();
    expect((await owner.post("/two-factor/set-up", { draft, code: code() })).status).toBe(200);
    await site.db.run(sql`update two_factors set last_step = 0`);
    const visitor = newVisitor();
    const half = await signInWithGoogle(visitor, { email: address, sub: "careful" }, "?to=%2Fsearch", {
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
      expect((await signInWithGoogle(newVisitor(), person, query)).location).toBe("/employee/chat");
    const visitor = newVisitor();
    const wrong = await signInWithGoogle(visitor, person, "?door=admin&to=%2Fadmin%2Fstaff");
    expect(wrong.location).toBe("/admin/auth/login?to=%2Fadmin%2Fstaff&google=other");
    const page = shown(await visitor.get(wrong.location!));
    expect(page).toContain(failed);
    expect(page).toContain("Dieses Konto hat hier keinen Zugang.");
    // Unknown addresses create no public user there, and owners of known ones are not asked.
    for (const stranger of ["nobody@gmail.com", "staff@lotse.example"]) {
      const refused = await signInWithGoogle(newVisitor(), { email: stranger }, "?door=admin");
      expect(refused.location).toBe("/admin/auth/login?google=other");
    }
    expect(await userOf("nobody@gmail.com")).toBeUndefined();
    expect(await site.db.many(sql`select 1 from mails where to_address = 'staff@lotse.example'`)).toEqual([]);
  });
});

describe("a user who is signed in", () => {
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
      const visitor = newVisitor();
      await visitor.signIn(email);
      const person = { email: "private@gmail.com", sub: `own ${email}` };
      const before = await visitor.get(tab);
      expect(before.text).toContain('action="/auth/google"');
      expect(before.headers.get("content-security-policy")).toContain(
        `form-action 'self' ${provider.issuer};`,
      );
      const linked = await signInWithGoogle(visitor, person, "", { intent: "link", back: tab });
      expect(linked.location).toBe(tab);
      const page = shown(await visitor.get(tab));
      expect(page).toContain("Ihr Konto wurde mit Google verbunden.");
      expect(page).toContain("private@gmail.com");
      await mailTo(site, email, { purpose: "google_change" });
      expect(signedIn(await afterwards(person))).toBe(true);

      expect((await visitor.post(tab, { intent: "google-unlink" })).location).toBe(tab);
      expect(shown(await visitor.get(tab))).toContain("Die Verbindung mit Google wurde getrennt.");
      await mailTo(site, email, { purpose: "google_change", count: 2 });
      expect(await site.db.many(sql`select 1 from identities`)).toEqual([]);
    },
  );
  const afterwards = async (person: OpenIdUser) => {
    const visitor = newVisitor();
    await signInWithGoogle(visitor, person);
    return visitor;
  };

  test("shows first that it is them, to connect and to part", async () => {
    const email = "manager@werft.example";
    const tab = "/account-settings/security";
    const visitor = newVisitor();
    await visitor.signIn(email);
    const there = await press(visitor, "", { intent: "link", back: tab });
    await stale();
    const ask = `/confirm-identity?to=${encodeURIComponent(tab)}`;
    expect((await visitor.post("/auth/google", { intent: "link", back: tab })).location).toBe(ask);
    // A sign-in started in time but returned too late is refused by the endpoint itself.
    provider.person = { email: "late@gmail.com" };
    expect((await visitor.get(await provider.authorize(there.href))).location).toBe(tab);
    expect(shown(await visitor.get(tab))).toContain("Die Verbindung mit Google ist fehlgeschlagen.");
    await connect(email, "late");
    expect((await visitor.post(tab, { intent: "google-unlink" })).location).toBe(ask);
    expect(await site.db.many(sql`select 1 from identities`)).toHaveLength(1);
  });

  test("gets no Google account that opens another user's, and transfers none by changing accounts on the way", async () => {
    await connect("analyst@lotse.example", "theirs");
    const visitor = newVisitor();
    await visitor.signIn("employee@kontor.example");
    const tab = tabs["employee@kontor.example"];
    const taken = await signInWithGoogle(visitor, { email: "x@gmail.com", sub: "theirs" }, "", {
      intent: "link",
      back: tab,
    });
    expect(taken.location).toBe(tab);
    expect(shown(await visitor.get(tab))).toContain("bereits mit einem anderen Konto verbunden");

    const there = await press(visitor, "", { intent: "link", back: tab });
    provider.person = { email: "mine@gmail.com" };
    const back = await provider.authorize(there.href);
    const round = visitor.cookies.get("google")!;
    const other = newVisitor();
    await other.signIn("staff@lotse.example");
    other.cookies.set("google", round);
    expect((await other.get(back)).location).toBe("/login");
    expect(await site.db.many(sql`select subject from identities`)).toEqual([{ subject: "theirs" }]);
  });

  test("without a password keeps Google, sets one by mail, and may part then", async () => {
    const visitor = newVisitor();
    const person = { email: "only@gmail.com" };
    await signInWithGoogle(visitor, person);
    const tab = "/account-settings/security";
    const page = shown(await visitor.get(tab));
    expect(page).toContain("Ihr Konto hat kein Kennwort.");
    expect(page).not.toContain("Verbindung trennen</button>");
    expect(page).not.toContain('name="currentPassword"');
    await visitor.post(tab, { intent: "google-unlink" });
    expect(shown(await visitor.get(tab))).toContain("Bitte legen Sie zuerst ein Kennwort fest");
    await site.db.run(sql`update users set password_hash = 'set' where email_key = ${person.email}`);
    await visitor.post(tab, { intent: "google-unlink" });
    expect(shown(await visitor.get(tab))).toContain("Die Verbindung mit Google wurde getrennt.");
  });
});
