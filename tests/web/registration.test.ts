import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobsDone, linkIn, mailTo } from "../factories/mailbox";
import { comparable } from "./comparable";
import { humanFields, sendHuman } from "./human-form";
import { type Site, shown, startSite, wordsOf } from "./site";

const password = "morgen frisch";
const person = {
  country: "DE",
  language: "de",
  firstName: "Änne",
  lastName: "Weiß",
  phoneCountry: "DE",
  phone: "0451 5808833",
  password,
  confirmPassword: password,
  terms: "on",
};
const company = { ...person, companyName: "Bäckerei Möwe GmbH" };

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"], env: { DIVISION_LIMIT: "3" } });
});
afterAll(() => site?.stop());

let addresses = 0;
const newVisitor = () => site.visitor(`127.0.4.${++addresses}`);
const userOf = (email: string) =>
  site.db.maybe(sql`
    select u.status, u.phone, c.name as company, r.key as role, u.password_hash is not null as "hasPassword"
    from users u left join companies c on c.id = u.company_id join roles r on r.id = u.role_id
    where u.email_key = lower(${email})`);

describe("who registers their company", () => {
  const email = "aenne@moewe.example";

  test("reads what is free, as this build limits it", async () => {
    expect(shown(await newVisitor().get("/signup"))).toContain(
      "Kostenlos mit 3 Bereichen und 20 Fragen im Monat. Ihre Dokumente sieht nur Ihr Unternehmen",
    );
  });

  test("finds what plans cost before they fill in anything", async () => {
    const page = shown(await newVisitor().get("/signup"));
    expect(page).toMatch(/<a[^>]*href="\/checkout"[^>]*>Tarife und Preise</);
    expect(page.indexOf("Tarife und Preise")).toBeLessThan(page.indexOf('name="companyName"'));
    expect(shown(await newVisitor().get("/register"))).not.toContain("Tarife und Preise");
  });

  test("finds the personal account, and who wanted that finds the company's; employees read that they are invited", async () => {
    const forCompany = await newVisitor().get("/signup");
    expect(forCompany.text).toMatch(/<a[^>]*href="\/register"[^>]*>Persönliches Konto anlegen</);
    expect(shown(forCompany)).toContain("Dann erhalten Sie von dort eine Einladung per E-Mail");
    const forPerson = await newVisitor().get("/register");
    expect(forPerson.text).toMatch(/<a[^>]*href="\/signup"[^>]*>Unternehmen registrieren</);
  });

  test("is asked to look into the mailbox, confirms there with one press, and may sign in only then", async () => {
    const visitor = newVisitor();
    const answer = await sendHuman(visitor, "/signup?to=%2Fcheckout", { ...company, email });
    expect([answer.status, answer.location]).toEqual([302, "/verify"]);
    expect(visitor.cookies.has("session")).toBe(false);
    const after = await visitor.get("/verify");
    expect(after.text).toContain(email);
    expect(after.text).toContain('href="/signup"');

    const mail = await mailTo(site, email);
    expect(mail.subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse für Lotse");
    expect(await userOf(email)).toEqual({
      status: "unverified",
      phone: "+494515808833",
      company: "Bäckerei Möwe GmbH",
      role: "data_manager",
      hasPassword: true,
    });

    const early = await visitor.post("/login", { email, password });
    expect(early.status).toBe(403);
    expect(early.text).toContain("Die Anmeldung ist fehlgeschlagen. Bitte prüfen Sie Ihre Zugangsdaten.");
    expect(shown(early)).toContain("Ihre E-Mail-Adresse wurde noch nicht bestätigt.");
    const guessed = await newVisitor().post("/login", { email, password: "geraten 1" });
    expect(guessed.status).toBe(401);
    expect(guessed.text).not.toContain('href="/verify"');

    const link = linkIn(site, mail);
    // Mail scanners open links, repeatedly.
    for (let look = 0; look < 3; look++) expect((await newVisitor().get(link)).text).toContain(email);
    expect((await userOf(email))?.status).toBe("unverified");
    // Another browser than the one that registered, as a phone's.
    const phone = newVisitor();
    const confirmed = await phone.post(link, {});
    expect(confirmed.location).toBe("/login?to=%2Fhandwerk");
    expect(phone.cookies.has("session")).toBe(false);
    const signIn = await phone.get("/login");
    expect(shown(signIn)).toContain("Ihre E-Mail-Adresse wurde bestätigt.");
    expect(shown(signIn), "the address is not typed again").toContain(`value="${email}"`);
    expect(shown(await phone.get("/verify")), "no mail is waited for").not.toContain(email);
    expect((await phone.post("/login", { email, password })).location).toBe("/dashboard");
    expect((await phone.get("/dashboard")).text).toContain("Bäckerei Möwe GmbH");
    expect(phone.cookies.get("awaited") ?? "").toBe("");

    const used = await newVisitor().get(link);
    // The browser that registered is not let in either.
    expect((await visitor.post(link, {})).location).toBe("/token-error?link=verify&used=1");
    expect(visitor.cookies.has("session")).toBe(false);
    expect(used.location).toBe("/token-error?link=verify&used=1");
    const done = await newVisitor().get(used.location!);
    expect(wordsOf(done)).toContain(
      "Die E-Mail-Adresse wurde über diesen Link bereits bestätigt. Zur Anmeldung",
    );
    expect(done.text).not.toContain(email);
    expect((await newVisitor().post(link, {})).location).toBe("/token-error?link=verify&used=1");
    expect((await newVisitor().get("/token-error?link=verify")).text).toContain('href="/verify"');
    const signedIn = await phone.get("/token-error?link=verify");
    expect(shown(signedIn)).toContain("Ihre E-Mail-Adresse ist bereits bestätigt.");
    expect(signedIn.text).not.toContain('href="/verify"');
  });

  test("gets the same answers for an address that is known, and its owner a mail", async () => {
    const answers = await Promise.all(
      ["manager@kontor.example", "nobody.yet@kontor.example"].map(async email => {
        const visitor = newVisitor();
        const sent = await sendHuman(visitor, "/signup", { ...company, email });
        return [comparable(sent, email), comparable(await visitor.get("/verify"), email)];
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
    const mail = await mailTo(site, "manager@kontor.example", { purpose: "address_in_use" });
    expect(mail.text).toContain("ein weiteres Konto");
    expect(linkIn(site, mail)).toBe("/login");
    expect(await userOf("manager@kontor.example")).toMatchObject({ company: "Kontor Nord GmbH" });
  });

  test("gets their form back with everything but the passwords when a field is wrong", async () => {
    const answer = await sendHuman(newVisitor(), "/signup", {
      ...company,
      email: "andere@moewe.example",
      phone: "12",
      confirmPassword: "anders 1",
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Das neue Kennwort und die Wiederholung stimmen nicht überein.");
    expect(answer.text).toContain('value="Bäckerei Möwe GmbH"');
    expect(answer.text).not.toContain(password);
    const short = await sendHuman(newVisitor(), "/signup", {
      ...company,
      email: "a@moewe.example",
      phone: "12",
    });
    expect(short.text).toContain("Diese Telefonnummer ist zu kurz.");
    expect(shown(short), "the password was right, but is gone").toMatch(
      /<a href="#password">Bitte geben Sie das Kennwort noch einmal ein\.</,
    );
    expect(shown(answer)).not.toContain("Bitte geben Sie das Kennwort noch einmal ein.");
    const words = await sendHuman(newVisitor(), "/signup", {
      ...company,
      email: "a@moewe.example",
      phone: "keine",
    });
    expect(words.text).toContain("Das ist keine gültige Telefonnummer für dieses Land.");
  });

  test("reads what they agree to, has to agree, and is shown the first steps when they are in", async () => {
    const form = await newVisitor().get("/signup");
    for (const path of ["/terms", "/processing"]) {
      expect(form.text).toContain(`href="${path}"`);
      expect((await newVisitor().get(path)).text).toContain("Lotse Betrieb GmbH");
    }
    const { terms: _, ...without } = company;
    const refused = await sendHuman(newVisitor(), "/signup", { ...without, email: "b@moewe.example" });
    expect(refused.status).toBe(422);
    expect(shown(refused)).toContain("Bitte stimmen Sie zu, um ein Konto anzulegen.");
    const empty = await sendHuman(newVisitor(), "/signup", { companyName: "", firstName: "", email: "" });
    const said = [...empty.text.matchAll(/<a href="#(\w+)"[^>]*>[^<]*Bitte/g)].map(([, field]) => field);
    expect(said.slice(0, 2), "in the order of the form").toEqual(["companyName", "firstName"]);
    expect(said).toContain("terms");

    const visitor = newVisitor();
    await sendHuman(visitor, "/signup", { ...company, email: "erste@moewe.example" });
    const confirmed = await visitor.post(linkIn(site, await mailTo(site, "erste@moewe.example")), {});
    expect(confirmed.location).toBe("/handwerk");
    expect(shown(await visitor.get("/handwerk"))).toContain(
      "Ihre E-Mail-Adresse wurde bestätigt. Sie sind jetzt angemeldet.",
    );
  });

  describe("and opens the link", () => {
    const registered = async (email: string, to = "/signup") => {
      const visitor = newVisitor();
      await sendHuman(visitor, to, { ...company, email });
      return { visitor, link: linkIn(site, await mailTo(site, email)) };
    };
    const sessionsOf = (email: string) =>
      site.db.many(
        sql`select 1 as one from sessions s join users u on u.id = s.user_id where u.email = ${email}`,
      );

    test("in the browser that registered, is signed in and where they wanted to go", async () => {
      const { visitor, link } = await registered("gleich@moewe.example", "/signup?to=%2Ftags");
      expect(shown(await visitor.get(link))).toContain("Bestätigen Sie die Adresse, um sich anzumelden.");
      expect(shown(await newVisitor().get(link))).toContain("melden Sie sich danach an.");
      const confirmed = await visitor.post(link, {});
      expect(confirmed.location).toBe("/tags");
      expect((await visitor.get("/tags")).status).toBe(200);
      expect(visitor.cookies.get("awaited") ?? "").toBe("");
      const firstTab = await visitor.get("/verify");
      expect(shown(firstTab), "the tab that waited").toContain("Ihre E-Mail-Adresse ist bereits bestätigt.");
      expect(shown(firstTab)).not.toContain("E-Mail erneut senden");
      expect(visitor.cookies.get("session")).toMatch(/\.0$/);
    });

    test("from an address that is longer than a cookie, is signed in at their first steps", async () => {
      const to = encodeURIComponent(`/mistralai?question=${"%C3%A4".repeat(600)}`);
      const { visitor, link } = await registered("lang@moewe.example", `/signup?to=${to}`);
      expect(visitor.cookies.get("awaited")!.length).toBeLessThan(4096);
      expect(shown(await visitor.get("/verify"))).toContain("lang@moewe.example");
      expect((await visitor.post(link, {})).location).toBe("/handwerk");
    });

    test("is signed in too after the form was sent twice", async () => {
      const email = "zweimal@moewe.example";
      const visitor = newVisitor();
      const form = { ...company, email, ...(await humanFields(visitor, "/signup")) };
      await visitor.post("/signup", form);
      await visitor.post("/signup", form);
      const confirmed = await visitor.post(linkIn(site, await mailTo(site, email)), {});
      expect(confirmed.location).toBe("/handwerk");
    });

    test("in a browser that has registered another address, has to sign in", async () => {
      const email = "richtig@moewe.example";
      const { link } = await registered(email);
      const { visitor: other } = await registered("andere-adresse@moewe.example");
      expect((await other.post(link, {})).location).toMatch(/^\/login/);
      expect(other.cookies.has("session")).toBe(false);
      expect(await sessionsOf(email)).toEqual([]);
      expect(await userOf(email)).toMatchObject({ status: "active" });
    });

    test("in a browser with another account, leaves that signed in", async () => {
      const { visitor, link } = await registered("zweites@moewe.example");
      await visitor.post("/login", { email: "employee@kontor.example", password: "Lotsen-2026" });
      const before = visitor.cookies.get("session");
      await visitor.post(link, {});
      expect(visitor.cookies.get("session")).toBe(before);
      expect(await sessionsOf("zweites@moewe.example")).toEqual([]);
    });

    test("too late, gets a message and is not signed in", async () => {
      const email = "spaet@moewe.example";
      const { visitor, link } = await registered(email);
      await site.db.run(
        sql`update links set expires_at = now() - interval '1 second' where user_id = (select id from users where email = ${email})`,
      );
      expect((await visitor.post(link, {})).location).toBe("/token-error?link=verify");
      expect(visitor.cookies.has("session")).toBe(false);
      expect(await userOf(email)).toMatchObject({ status: "unverified" });
    });
  });

  test("gives themselves no role, company or status by the form", async () => {
    const rude = "frech@moewe.example";
    await sendHuman(newVisitor(), "/signup", {
      ...company,
      email: rude,
      role: "administrator",
      role_id: "x",
      companyId: "x",
      status: "active",
      emailVerified: "true",
      "abilities[0]": "manage",
    });
    await mailTo(site, rude);
    expect(await userOf(rude)).toMatchObject({ role: "data_manager", status: "unverified" });
  });

  test("has one account from sending the form twice, and keeps their password", async () => {
    const twice = "doppelt@moewe.example";
    const visitor = newVisitor();
    const form = { ...(await humanFields(visitor, "/signup")), ...company, email: twice };
    const answers = await Promise.all([1, 2].map(() => visitor.post("/signup", form)));
    expect(answers.map(({ location }) => location)).toEqual(["/verify", "/verify"]);
    await jobsDone(site, "sign_up");
    expect(await userOf(twice)).toMatchObject({ status: "unverified", hasPassword: true });
  });

  test("sets the password by mail where a stranger has registered the same address with another one", async () => {
    const contested = "umkaempft@moewe.example";
    await sendHuman(newVisitor(), "/signup", {
      ...company,
      companyName: "Andere GmbH",
      email: contested,
      password: "Anker lichten 7",
      confirmPassword: "Anker lichten 7",
    });
    const strangers = linkIn(site, await mailTo(site, contested));
    await sendHuman(newVisitor(), "/signup", { ...company, email: contested });
    const mail = await mailTo(site, contested, { purpose: "first_password" });
    expect((await newVisitor().get(strangers)).location).toBe("/token-error?link=verify");
    expect(await userOf(contested)).toMatchObject({ company: "Bäckerei Möwe GmbH", hasPassword: false });
    expect(await site.db.maybe(sql`select id from companies where name = 'Andere GmbH'`)).toBeUndefined();
    const link = linkIn(site, mail);
    expect(link).toMatch(/^\/handwerkPassword\?token=/);
    const done = await newVisitor().post(link, { password, confirmPassword: password });
    expect(done.location).toBe("/login");
    expect((await newVisitor().post("/login", { email: contested, password })).location).toBe("/dashboard");
    expect(
      (await newVisitor().post("/login", { email: contested, password: "Anker lichten 7" })).status,
    ).toBe(401);
  });

  test("gets the mail again on request, three times an hour, and strangers' addresses the same answer and none", async () => {
    const email = "wieder@moewe.example";
    await sendHuman(newVisitor(), "/signup", { ...company, email });
    const first = linkIn(site, await mailTo(site, email));
    const answers = [];
    for (let times = 0; times < 4; times++) answers.push(await newVisitor().post("/verify", { email }));
    const unknown = await newVisitor().post("/verify", { email: "nobody@moewe.example" });
    const known = await newVisitor().post("/verify", { email: "employee@kontor.example" });
    expect(comparable(unknown, "nobody@moewe.example")).toEqual(comparable(answers[0]!, email));
    expect(comparable(known, "employee@kontor.example")).toEqual(comparable(answers[0]!, email));
    await jobsDone(site, "verify_again");
    const { mails } = await site.db.one<{ mails: number }>(
      sql`select count(*) as mails from mails where to_address = ${email}`,
    );
    // The first mail, and three repetitions.
    expect(mails).toBe(4);
    expect(
      await site.db.maybe(sql`select id from mails where to_address = 'nobody@moewe.example'`),
    ).toBeUndefined();
    expect((await newVisitor().get(first)).location).toBe("/token-error?link=verify");
    const link = linkIn(site, await mailTo(site, email, { count: 4 }));
    await site.db.run(sql`update links set expires_at = now() where purpose = 'verify'`);
    expect((await newVisitor().get(link)).location).toBe("/token-error?link=verify");
    expect((await newVisitor().post(link, {})).location).toBe("/token-error?link=verify");
  });

  test("reads at /verify what is wrong with a link, and never finds an account by a made-up one", async () => {
    for (const token of ["x", "null", "A".repeat(43), "a".repeat(5000)])
      expect((await newVisitor().get(`/verify?token=${token}`)).location).toBe("/token-error?link=verify");
    expect((await newVisitor().get("/verify?token=")).status).toBe(200);
    expect((await newVisitor().get("/verify?token=%00")).status).toBe(400);
    const typo = await newVisitor().post("/verify", { email: "wieder@" });
    expect(typo.status).toBe(422);
    expect(typo.text).toContain("Diese E-Mail-Adresse ist ungültig.");
  });

  test("gets a link to our own host, regardless of the requested host", async () => {
    const email = "wirt@moewe.example";
    for (const name of ["x-forwarded-host", "forwarded", "x-original-url"])
      await sendHuman(
        newVisitor(),
        "/signup",
        { ...company, email },
        { headers: { [name]: name === "forwarded" ? "host=evil.test" : "evil.test" } },
      );
    await mailTo(site, email, { count: 3 });
    const all = await site.db.many(sql`select text, html from mails`);
    expect(JSON.stringify(all)).not.toContain("evil.test");
  });
});

describe("who registers as a public user", () => {
  test("asks in public chats after confirming, and belongs to no company", async () => {
    const email = "leser@oeffentlich.example";
    const visitor = newVisitor();
    const page = await visitor.get("/register");
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('name="companyName"');
    expect((await sendHuman(visitor, "/register", { ...person, email })).location).toBe("/verify");
    const link = linkIn(site, await mailTo(site, email));
    expect(await userOf(email)).toMatchObject({ company: null, role: "public_user", status: "unverified" });
    expect((await visitor.post(link, {})).location).toBe("/chat");
    // The mail is opened once more, on another device.
    const { location } = await newVisitor().get(link);
    expect(location).toBe("/token-error?link=verify&used=1");
    const done = await newVisitor().get(location!);
    expect(wordsOf(done)).toContain("Die E-Mail-Adresse wurde über diesen Link bereits bestätigt.");
    // Signed in already, so there is nothing to register.
    expect((await visitor.get("/register")).location).toBe("/");
  });

  test("does so by the API as well", async () => {
    const email = "programm@oeffentlich.example";
    const call = (method: string, path: string, body: object) =>
      newVisitor().ask(`/api/v1${path}`, {
        method,
        body: new Blob([JSON.stringify(body)], { type: "application/json" }),
      });
    const { homepage: _, ...human } = await humanFields(newVisitor(), "/register");
    const sent = await call("POST", "/sign-ups/people", { ...person, terms: true, email, human });
    expect(sent.status).toBe(200);
    expect(JSON.parse(sent.text)).toEqual({ ticket: expect.any(String) });
    const token = linkIn(site, await mailTo(site, email)).split("token=")[1];
    const confirmed = await call("PUT", "/verifications", { token });
    expect(JSON.parse(confirmed.text)).toEqual({
      access: "user",
      company: false,
      email,
      signedIn: null,
    });
    expect((await call("PUT", "/verifications", { token })).status).toBe(410);
  });
});

test("a build that is for others has no page and no endpoint for this registration", async () => {
  expect((await newVisitor().get("/start")).location).toBe("/404");
  const { password: _, confirmPassword: __, country: ___, ...business } = company;
  const { homepage: ____, ...human } = await humanFields(newVisitor(), "/signup");
  const answer = await newVisitor().ask("/api/v1/sign-ups/businesses", {
    body: new Blob([JSON.stringify({ ...business, terms: true, email: "a@b.example", human })], {
      type: "application/json",
    }),
  });
  expect(answer.status).toBe(404);
});

describe("a trades business", () => {
  test("starts with name, address and phone, sets its password by mail, and lands at its three steps", async () => {
    const trades = await startSite({ roles: ["web", "api", "worker"], env: { APP_MODE: "handwerk" } });
    try {
      const email = "meister@dach.example";
      const visitor = trades.visitor();
      expect((await visitor.get("/signup")).location).toBe("/404");
      const page = await visitor.get("/start");
      expect(page.text).not.toContain('type="password"');
      const { firstName, lastName, phone, phoneCountry } = person;
      const sent = await sendHuman(visitor, "/start", {
        firstName,
        lastName,
        phone,
        phoneCountry,
        email,
        companyName: "Dachdeckerei Weiß",
        terms: "on",
      });
      expect(sent.location).toBe("/verify");
      const mail = await mailTo(trades, email);
      expect(mail.subject).toBe("Ihr Kennwort für Lotse");
      const link = linkIn(trades, mail);
      expect((await visitor.get(link)).text).toContain(email);
      const weak = await visitor.post(link, { password: "KURZ", confirmPassword: "KURZ" });
      expect(weak.status).toBe(422);
      const done = await visitor.post(link, { password, confirmPassword: password });
      expect(done.location).toBe("/login");
      expect((await visitor.post("/login", { email, password })).location).toBe("/handwerk");
      expect((await trades.visitor().get(link)).location).toBe("/token-error?used=1");
      const stays = await trades.visitor().get("/handwerkPassword");
      expect(stays.text).toContain('href="/forgot-password"');
    } finally {
      await trades.stop();
    }
  });
});
