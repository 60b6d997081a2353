import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobsDone, linkIn, mailTo } from "../factories/mailbox";
import { type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

const password = "Lotsen-2026";
async function enter(email: string): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.signIn(email);
  return visitor;
}
const linkTo = async (email: string, side: "old" | "new", count = 1) =>
  linkIn(site, await mailTo(site, email, { purpose: `email_${side}`, count }));
const userOf = (id: string) => site.db.one<{ email: string }>(sql`select email from users where id = ${id}`);
const idOf = async (email: string) =>
  (await site.db.one<{ id: string }>(sql`select id from users where email = ${email}`)).id;

describe("a user who changes their address", () => {
  test.each([
    ["manager@werft.example", "/account-settings/account"],
    ["employee@werft.example", "/employee/account-settings/account"],
    ["analyst@lotse.example", "/analysis/account-settings/account"],
    ["administrator@lotse.example", "/admin/account-settings/account"],
    ["public@lotse.example", "/account-settings/account"],
  ])("has it when both mailboxes have said yes: %s", async (email, tab) => {
    const newEmail = `neu.${email}`;
    const id = await idOf(email);
    const visitor = await enter(email);
    const elsewhere = await enter(email);
    const asked = await visitor.post(tab, { intent: "email", newEmail });
    expect([asked.status, asked.location]).toEqual([302, tab]);
    const page = await visitor.get(tab);
    expect(shown(page)).toContain("Bitte bestätigen Sie die Änderung in beiden.");
    expect(shown(page)).toContain("Bestätigung steht noch aus");

    const atOld = await linkTo(email, "old");
    const atNew = await linkTo(newEmail, "new");
    const stranger = site.visitor();
    for (let look = 0; look < 2; look++) expect((await stranger.get(atNew)).text).toContain(newEmail);
    expect((await userOf(id)).email).toBe(email);
    expect((await stranger.post(atNew, { answer: "yes" })).location).toBe("/login");
    expect(shown(await stranger.get("/login"))).toContain(
      "Bitte bestätigen Sie die Änderung auch im anderen Postfach.",
    );
    expect((await userOf(id)).email).toBe(email);
    const answered = await stranger.get(atNew, { follow: true });
    expect(wordsOf(answered)).toContain("Die Frage aus dieser E-Mail ist bereits beantwortet.");

    const done = await visitor.post(atOld, { answer: "yes" });
    expect(done.location).toBe(tab);
    expect((await userOf(id)).email).toBe(newEmail);
    expect(shown(await visitor.get(tab))).toContain("Ihre E-Mail-Adresse wurde geändert.");
    expect((await elsewhere.get(tab)).location).toMatch(/login/);
    expect((await site.visitor().post("/login", { email: newEmail, password })).status).toBe(302);
    expect((await site.visitor().post("/login", { email, password })).status).toBe(401);
  });

  test("keeps the present one when either mailbox says no, and may take the wish back", async () => {
    const email = "ines.oelrich@kontor.example";
    const newEmail = "ines@privat.example";
    const tab = "/employee/account-settings/account";
    const visitor = await enter(email);
    await visitor.post(tab, { intent: "email", newEmail });
    const atNew = await linkTo(newEmail, "new");
    await site.visitor().post(atNew, { answer: "yes" });
    expect((await site.visitor().post(await linkTo(email, "old"), { answer: "no" })).location).toBe("/login");
    expect(shown(await visitor.get(tab))).not.toContain("Bestätigung steht noch aus");

    await visitor.post(tab, { intent: "email", newEmail });
    const again = await linkTo(email, "old", 2);
    expect((await visitor.post(tab, { intent: "email-cancel" })).location).toBe(tab);
    expect((await site.visitor().get(again)).location).toBe("/token-error?link=email");
    expect((await site.visitor().post(again, { answer: "yes" })).location).toBe("/token-error?link=email");
    expect(await idOf(email)).toBeTruthy();
  });

  test("learns nothing about an address that another user has; its owner is notified", async () => {
    const email = "lars.thomsen@kontor.example";
    const tab = "/employee/account-settings/account";
    const visitor = await enter(email);
    const taken = await visitor.post(tab, { intent: "email", newEmail: "Ayse.Kaya@kontor.example" });
    expect([taken.status, taken.location]).toEqual([302, tab]);
    expect(shown(await visitor.get(tab))).toContain("Bestätigung steht noch aus");
    await mailTo(site, email, { purpose: "email_old" });
    await mailTo(site, "ayse.kaya@kontor.example", { purpose: "address_in_use" });
    const links = await site.db.many(sql`
      select purpose from links where purpose like 'email_%' and user_id = ${await idOf(email)}`);
    expect(links).toEqual([{ purpose: "email_old" }]);
  });

  test("does not get it when another user was faster, nor after a new password", async () => {
    const email = "ayse.kaya@kontor.example";
    const newEmail = "ayse@privat.example";
    const tab = "/employee/account-settings/account";
    const visitor = await enter(email);
    await visitor.post(tab, { intent: "email", newEmail });
    const [atOld, atNew] = [await linkTo(email, "old"), await linkTo(newEmail, "new")];
    await site.visitor().post(atNew, { answer: "yes" });
    const lars = await idOf("lars.thomsen@kontor.example");
    await site.db.run(sql`update users set email = ${newEmail}, email_key = ${newEmail} where id = ${lars}`);
    expect((await site.visitor().post(atOld, { answer: "yes" })).location).toBe("/token-error?link=email");
    expect(await idOf(email)).toBeTruthy();

    await visitor.post(tab, { intent: "email", newEmail: "ayse2@privat.example" });
    const late = await linkTo("ayse2@privat.example", "new");
    await visitor.post("/employee/account-settings/security", {
      intent: "password",
      currentPassword: password,
      newPassword: "Neues Kennwort 7",
      confirmPassword: "Neues Kennwort 7",
    });
    expect((await site.visitor().get(late)).location).toBe("/token-error?link=email");
  });

  test("gets an error at the field for an invalid address, or the own one", async () => {
    const visitor = await enter("employee@kontor.example");
    const tab = "/employee/account-settings/account";
    const typo = await visitor.post(tab, { intent: "email", newEmail: "malte@" });
    expect(typo.status).toBe(422);
    expect(typo.text).toContain('value="malte@"');
    expect(typo.text).toContain("Diese E-Mail-Adresse ist ungültig.");
    const same = await visitor.post(tab, { intent: "email", newEmail: "Employee@Kontor.example" });
    expect(same.text).toContain("Sie verwenden diese Adresse bereits.");
  });

  test("finds their other data as it was beside a refused address, and the address in its own summary", async () => {
    const visitor = await enter("manager@kontor.example");
    const tab = "/account-settings/account";
    const field = (page: { text: string }, name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page.text)?.[0].match(/ value="([^"]*)"/)?.[1];
    const before = await visitor.get(tab);
    const refused = await visitor.post(tab, {
      intent: "email",
      newEmail: "malte@",
      requestId: "seen-once.email",
    });
    for (const name of ["firstName", "lastName", "version"]) {
      expect(field(before, name), name).not.toBe("");
      expect(field(refused, name), name).toBe(field(before, name));
    }
    expect(refused.text.indexOf('role="alert"')).toBeGreaterThan(refused.text.indexOf('id="email-title"'));
    const other = await visitor.post(tab, { firstName: "", requestId: "seen-once.account" });
    expect(shown(other).match(/role="alert"/g)).toHaveLength(1);
    expect(other.text.indexOf('role="alert"')).toBeLessThan(other.text.indexOf('id="email-title"'));
  });

  test("cannot flood a stranger's mailbox: three changes an hour are mailed", async () => {
    const visitor = await enter("manager@kontor.example");
    for (let times = 0; times < 5; times++)
      await visitor.post("/account-settings/account", {
        intent: "email",
        newEmail: `opfer${times}@fern.example`,
      });
    await jobsDone(site, "change_email");
    const { mails } = await site.db.one<{ mails: number }>(
      sql`select count(*) as mails from mails where to_address like 'opfer%@fern.example'`,
    );
    expect(mails).toBeLessThanOrEqual(3);
  });
});

test("a forged link answers for no user, and a visitor cannot request one", async () => {
  for (const token of ["", "x", "A".repeat(43), "a".repeat(5000)]) {
    expect((await site.visitor().get(`/email-change?token=${token}`)).location).toBe(
      "/token-error?link=email",
    );
    const answer = await site.visitor().post(`/email-change?token=${token}`, { answer: "yes" });
    expect(answer.location).toBe("/token-error?link=email");
  }
  const answer = await site.visitor().ask("/api/v1/account/email-change", {
    method: "PUT",
    body: new Blob(['{"newEmail":"a@b.example"}'], { type: "application/json" }),
  });
  expect(answer.status).toBe(401);
});
