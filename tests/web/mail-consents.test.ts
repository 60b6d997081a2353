import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type OpenIdProvider, openIdProvider } from "../factories/openid-provider";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let provider: OpenIdProvider;
let manager: Visitor;
const at = "/account-settings/smtp";

beforeAll(async () => {
  provider = await openIdProvider({ origin: "http://localhost:4545" });
  site = await startSite({ env: { ...provider.mail.env, ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" } });
  manager = await site.signedIn("manager@kontor.example");
  await site.db.run(sql`delete from email_settings`);
  await site.db.run(sql`delete from smtp_settings`);
});
afterAll(async () => {
  await site?.stop();
  await provider?.close();
});
afterEach(async () => {
  await site.db.run(sql`delete from smtp_settings`);
});

const email = "auskunft@kontor.example";
const mailbox = {
  email,
  emailFrom: "",
  signIn: "microsoft",
  smtpHost: "127.0.0.1",
  smtpPort: "9",
  smtpSecurity: "none",
  imapHost: "127.0.0.1",
  imapPort: "9",
  imapSecurity: "none",
  password: "",
};

/** Saves the mailbox; returns the page that asks for the consent. */
async function add(): Promise<string> {
  const { location } = await manager.post(`${at}/new`, mailbox);
  expect(location).toMatch(/^\/account-settings\/smtp\/[\w-]+\/consent$/);
  return location!;
}
/** Goes to the provider as `person`, who says no where there is none. */
async function toProvider(page: string, person: string | undefined, visitor = manager): Promise<string> {
  const { location } = await visitor.get(`${page}/start`);
  provider.person = person ? { email: person } : undefined;
  return provider.authorize(location!);
}

describe("a mailbox at Microsoft or Google, without script", () => {
  it("is saved without a password, and used once its owner has consented there", async () => {
    const form = wordsOf(await manager.get(`${at}/new`));
    for (const way of ["Kennwort", "Microsoft 365", "Google"]) expect(form).toContain(way);
    const page = await add();
    const asked = wordsOf(await manager.get(page));
    expect(asked).toContain("Ihre Zustimmung bei Microsoft 365 fehlt noch.");
    expect(asked).toContain("Weiter zu Microsoft 365");
    expect(wordsOf(await manager.get(at))).toContain("Zustimmung fehlt");
    const back = await manager.get(await toProvider(page, email));
    expect(back.location).toBe(at);
    const list = wordsOf(await manager.get(at));
    expect(list).toContain("Die Zustimmung für");
    expect(list).not.toContain("Zustimmung fehlt");
    expect(wordsOf(await manager.get(page.replace("/consent", "")))).toContain(
      "Die Zustimmung bei Microsoft 365 liegt vor.",
    );
  });

  it("says so when its owner says no, and asks again", async () => {
    const page = await add();
    const back = await manager.get(await toProvider(page, undefined));
    expect(back.location).toBe(page);
    expect(wordsOf(await manager.get(page))).toContain("Die Zustimmung wurde nicht erteilt");
    const again = await manager.get(await toProvider(page, email));
    expect(again.location).toBe(at);
  });

  it("takes no consent that another browser has begun, nor one twice", async () => {
    const page = await add();
    const back = await toProvider(page, email);
    const other = await site.signedIn("manager@kontor.example");
    expect((await other.get(back)).location).toBe(at);
    expect(wordsOf(await other.get(at))).toContain("Die Zustimmung wurde nicht erteilt");
    expect((await manager.get(back)).location).toBe(at);
    expect(wordsOf(await manager.get(at))).toContain("Die Zustimmung für");
    expect((await manager.get(back)).location).toBe(at);
    expect(wordsOf(await manager.get(at))).toContain("Die Zustimmung wurde nicht erteilt");
  });

  it("is not begun by another site's link, by another company or by an employee", async () => {
    const page = await add();
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await manager.get(`${page}/start`, { headers })).location).toBe(page);
    const stranger = await site.signedIn("manager@werft.example");
    for (const path of [page, `${page}/start`]) expect((await stranger.get(path)).status).toBe(404);
    const employee = await site.signedIn("employee@kontor.example");
    for (const path of [page, `${page}/start`]) expect((await employee.get(path)).status).not.toBe(200);
  });

  it("gets its provider's servers suggested, also for a domain of one's own", async () => {
    const suggested = await manager.post(`${at}/new`, {
      email,
      signIn: "microsoft",
      smtpHost: "",
      imapHost: "",
      intent: "suggest",
    });
    expect(suggested.text).toContain('value="outlook.office365.com"');
    expect(suggested.text).toContain('value="smtp.office365.com"');
  });

  it("names the way to consent again in the mailbox once the consent is withdrawn", async () => {
    const page = await add();
    await manager.get(await toProvider(page, email));
    await site.db.run(sql`update mailbox_consents set refused_at = now()`);
    await site.db.run(sql`
      insert into mailbox_syncs (smtp_setting_id, company_id, state, failed_step, failed_fault, next_try_at)
      select id, company_id, 'failed', 'signIn', 'consent', now() + interval '10 minutes' from smtp_settings`);
    const mails = await manager.get("/apps/email");
    expect(wordsOf(mails)).toContain("Es liegt keine gültige Zustimmung vor");
    expect(wordsOf(mails)).toContain("Nächster Versuch");
    expect(mails.text).toContain(`href="${page}"`);
    expect(wordsOf(await manager.get(at))).toContain("Zustimmung gilt nicht mehr");
  });
});
