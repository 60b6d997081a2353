import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../factories/until";
import { sendHuman } from "./human-form";
import { type Answer, type Site, startSite, wordsOf } from "./site";

const sent = "Der Link zum Zurücksetzen wurde gesendet. Bitte sehen Sie in Ihrem Postfach nach.";
const password = "Neues Kennwort 7";
const pages = [
  "/forgot-password",
  "/admin/auth/forgot-password",
  "/employee/forgot-password",
  "/analysis/auth/forgot-password",
];

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

/** The newest mail to an address once there are `count`. */
const mailTo = (email: string, count = 1) =>
  until(async () => {
    const mails = await site.db.many<{ text: string; html: string }>(
      sql`select text, html from mails where to_address = ${email} order by created_at desc`,
    );
    return mails.length >= count && mails[0];
  });
const linkIn = ({ text }: { text: string }) => /^https?:\S+$/m.exec(text)?.[0] ?? "";
/** Requests a link, and opens it. */
async function openLink(email: string, count = 1): Promise<string> {
  await sendHuman(site.visitor(), "/forgot-password", { email });
  return linkIn(await mailTo(email, count)).replace(site.origin, "");
}

/** A response without the parts that always differ. */
const comparable = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: [...headers]
    .filter(([name]) => !["date", "x-request-id"].includes(name))
    .map(([name, value]) => [name, value.replace(/nonce-[\w+/=-]+/g, "nonce")])
    .sort(),
});

describe("a user who forgot their password", () => {
  test.each(pages)("gets the same answer at %s for a known, unknown and suspended address", async page => {
    await site.db.run(
      sql`update users set status = 'suspended' where email_key = 'lars.thomsen@kontor.example'`,
    );
    const answers = await Promise.all(
      ["ayse.kaya@kontor.example", "nobody-here@kontor.example", "lars.thomsen@kontor.example"].map(email =>
        sendHuman(site.visitor(), page, { email }),
      ),
    );
    expect(answers[0]).toMatchObject({ status: 302, location: page });
    expect(comparable(answers[1]!)).toEqual(comparable(answers[0]!));
    expect(comparable(answers[2]!)).toEqual(comparable(answers[0]!));
    const after = await sendHuman(site.visitor(), page, { email: "nobody@kontor.example" }, { follow: true });
    expect(after.text).toContain(sent);
  });

  test("gets an error at the field for an invalid address, and keeps what they typed", async () => {
    const answer = await sendHuman(site.visitor(), "/forgot-password", { email: "ayse@" });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Diese E-Mail-Adresse ist ungültig.");
    expect(answer.text).toContain('value="ayse@"');
  });

  test("finds the way back to the door that they came from", async () => {
    for (const [page, door] of [
      ["/forgot-password", "/login"],
      ["/admin/auth/forgot-password", "/admin/auth/login"],
      ["/employee/forgot-password", "/employee/login"],
      ["/analysis/auth/forgot-password", "/analysis/auth/login"],
    ] as const) {
      expect((await site.visitor().get(page)).text).toContain(`href="${door}"`);
    }
  });

  test("gets a link to our own host, regardless of the requested host", async () => {
    const email = "employee@werft.example";
    let mails = 0;
    for (const name of ["host", "x-forwarded-host", "forwarded"]) {
      const value = name === "forwarded" ? "host=evil.test" : "evil.test";
      const answer = await sendHuman(
        site.visitor(),
        "/forgot-password",
        { email },
        { headers: { [name]: value, origin: site.origin } },
      );
      if (answer.status === 302) mails += 1;
      else expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(mails).toBeGreaterThan(0);
    const mail = await mailTo(email, mails);
    expect(linkIn(mail)).toMatch(new RegExp(`^${site.origin}/confirm-password\\?token=[\\w-]{43}$`));
    const all = await site.db.many<{ text: string; html: string }>(sql`select text, html from mails`);
    expect(JSON.stringify(all)).not.toContain("evil.test");
  });
});

describe("the link of the mail", () => {
  test("sets a new password once, ends every session, and leads to the sign-in page of its area", async () => {
    const email = "ines.oelrich@kontor.example";
    const before = site.visitor();
    await before.signIn(email);
    const link = await openLink(email);
    const visitor = site.visitor();
    const page = await visitor.get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain(email);
    const weak = await visitor.post(link, { password: "KENNWORT", confirmPassword: "KENNWORT" });
    expect(weak.status).toBe(422);
    const apart = await visitor.post(link, { password, confirmPassword: "anders" });
    expect(apart.text).toContain("stimmen nicht überein");
    expect(apart.text).not.toContain(password);

    const done = await visitor.post(link, { password, confirmPassword: password });
    expect(done.location).toBe("/employee/login");
    const signIn = await visitor.get("/employee/login");
    expect(signIn.text).toContain("Das Kennwort wurde geändert.");
    expect(signIn.text, "the address is not typed again").toContain(`value="${email}"`);
    expect((await before.get("/employee/chat")).location).toMatch(/^\/login/);
    expect((await visitor.post("/login", { email, password })).status).toBe(302);

    // Who did not do it learns of it, and can ask for another link.
    const told = await mailTo(email, 2);
    expect(told.text).toContain("das Kennwort Ihres Kontos wurde geändert");
    expect(linkIn(told)).toBe(`${site.origin}/forgot-password`);

    const again = site.visitor();
    expect(wordsOf(await again.get(link, { follow: true }))).toContain(
      "Das Kennwort wurde über diesen Link bereits festgelegt. Zur Anmeldung",
    );
    const second = await again.post(link, { password: "anderes 77", confirmPassword: "anderes 77" });
    expect(second.location).toBe("/token-error?used=1");
  });

  test("that is none of ours leads to the page that says so; without one the page stays", async () => {
    const visitor = site.visitor();
    for (const address of ["/confirm-password", "/setPassword"]) {
      const stays = await visitor.get(address);
      expect(stays.status).toBe(200);
      expect(stays.text).toContain("/forgot-password");
      expect((await visitor.get(`${address}?token=`)).status).toBe(200);
      expect((await visitor.get(`${address}?token=%00`)).status).toBe(400);
      for (const token of ["x", "null", "A".repeat(43), "a".repeat(5000)])
        expect((await visitor.get(`${address}?token=${token}`)).location).toBe("/token-error");
      const form = { password, confirmPassword: password };
      expect((await visitor.post(address, form)).location).toBe("/token-error");
    }
    // Who opens a used invitation again has a password, and is led to the sign-in.
    const page = wordsOf(await visitor.get("/token-error"));
    for (const way of ["Neuen Link anfordern", "Kennwort schon festgelegt? Zur Anmeldung"])
      expect(page).toContain(way);
  });

  test("of a new password is no invitation", async () => {
    const link = await openLink("public@lotse.example");
    const { location } = await site.visitor().get(link.replace("/confirm-password", "/setPassword"));
    expect(location).toBe("/token-error");
  });
});

describe("an operator who has unknown addresses reported", () => {
  test("has them reported, and known ones not", async () => {
    const closed = await startSite({ env: { REVEAL_UNKNOWN_EMAIL: "true" } });
    try {
      const unknown = await sendHuman(closed.visitor(), "/forgot-password", {
        email: "nobody@lotse.example",
      });
      expect(unknown.status).toBe(404);
      expect(unknown.text).toContain("Es gibt kein Konto mit dieser E-Mail-Adresse.");
      const known = await sendHuman(closed.visitor(), "/forgot-password", { email: "public@lotse.example" });
      expect(known.status).toBe(302);
    } finally {
      await closed.stop();
    }
  });
});
