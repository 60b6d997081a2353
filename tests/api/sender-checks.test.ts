import { generateKeyPairSync } from "node:crypto";
import { dkimSign } from "mailauth/lib/dkim/sign";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealPassword } from "~/domain/companies/smtp/mailbox-password";
import { checkNewSenders } from "~/domain/mailbox/email/check-new-senders";
import { checkSender } from "~/domain/mailbox/email/check-signature";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { addMailbox, letterTo } from "../factories/dovecot-mailbox";
import { ownCompany } from "../factories/own-company";
import { intervals } from "../factories/quick-intervals";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
const { privateKey, publicKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "der" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const keyOfCafe = async () => [[`v=DKIM1; k=rsa; p=${publicKey.toString("base64")}`]];

describe.skipIf(!hasDovecot)("the sender of a mail", () => {
  let dovecot: Dovecot;
  let user = "";
  let stop = async () => {};
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  beforeEach(async () => {
    user = `${own.id}@kontor.example`;
    await addMailbox(own, user, dovecot.port, {
      allowedEmails: ["@cafe.example"],
      authServer: "mx.kontor.example",
    });
    stop = await superviseMailboxes(own.db, { intervals });
  });
  afterEach(async () => {
    await stop();
    await own.db.run(sql`delete from smtp_settings`);
  });

  const api = (manager = own.manager) => asking(own.db, manager);
  const letter = (from: string) =>
    letterTo(user, { subject: "Rabatt", from, id: `<1.${user}>`, text: "Gibt es Rabatt?" });
  async function signed(from: string): Promise<string> {
    const key = { signingDomain: "cafe.example", selector: "post", privateKey: privateKey.toString() };
    // Its types ask for the key where it is not read.
    const { signatures } = await dkimSign(letter(from), { ...key, signatureData: [key] });
    return signatures + letter(from);
  }
  async function arrived(mail: string): Promise<string> {
    await dovecot.deliver(user, mail);
    return until(async () => (await api().emails.list({ folder: "inbox" })).rows[0]?.id);
  }
  const senderOf = async (id: string) => (await api().emails.read({ id })).sender;

  it("is shown as the signer of the mail once its signature was checked", async () => {
    const id = await arrived(await signed("Jule <jule@cafe.example>"));
    expect(await senderOf(id)).toEqual({ receiver: null, signature: "unchecked", lookAlike: null });
    expect(await checkSender(own.db, own.manager, id, keyOfCafe)).toEqual({ signature: "holds" });
    expect(await senderOf(id)).toMatchObject({ signature: "holds" });
  });

  it("is checked by the worker before anyone opens the mail, and again where its key could not be reached", async () => {
    const id = await arrived(await signed("Jule <jule@cafe.example>"));
    const { settingId } = await own.db.one<{ settingId: string }>(
      sql`select id as "settingId" from smtp_settings where company_id = ${own.id}`,
    );
    const queued = sql`select key from graphile_worker.jobs where key = ${`check_senders:${settingId}`}`;
    expect(await own.db.many(queued)).toHaveLength(1);
    await own.db.run(sql`update emails set sent_at = now() where id = ${id}`);
    const check = (resolver: typeof keyOfCafe) =>
      checkNewSenders(own.db, settingId, new AbortController().signal, resolver);
    const away = () => Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEOUT" }));
    expect(await check(away)).toEqual({ unreachable: true });
    expect(await senderOf(id)).toMatchObject({ signature: "unchecked" });
    expect(await check(keyOfCafe)).toEqual({ unreachable: false });
    expect(await senderOf(id)).toMatchObject({ signature: "holds" });
    // What is known is not asked for again.
    expect(await check(away)).toEqual({ unreachable: false });
  });

  it("whose key cannot be reached three times is left to the reader, and so is an old mail", async () => {
    const id = await arrived(await signed("Jule <jule@cafe.example>"));
    const { settingId } = await own.db.one<{ settingId: string }>(
      sql`select smtp_setting_id as "settingId" from emails where id = ${id}`,
    );
    let asked = 0;
    const away = () => {
      asked += 1;
      return Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEOUT" }));
    };
    const check = () => checkNewSenders(own.db, settingId, new AbortController().signal, away);
    await own.db.run(sql`update emails set sent_at = now() - interval '8 days' where id = ${id}`);
    await check();
    expect(asked).toBe(0);
    await own.db.run(sql`update emails set sent_at = now() where id = ${id}`);
    for (let turn = 0; turn < 5; turn++) await check();
    expect(asked).toBe(3);
  });

  it("at a provider where anyone has an address is no known domain: a colleague's name is marked there", async () => {
    await own.db.run(
      sql`update users set first_name = 'Frauke', last_name = 'Hansen', email = ${`frauke.${own.id}@gmx.de`},
        email_key = ${`frauke.${own.id}@gmx.de`} where id = ${own.manager.id}`,
    );
    const id = await arrived(letter("Frauke Hansen <frauke.hansen@gmx.de>"));
    expect(await senderOf(id)).toMatchObject({ lookAlike: { kind: "person", of: "Frauke Hansen" } });
    await own.db.run(sql`delete from emails`);
    const other = await arrived(letter("Jemand <x@gmx.dev>"));
    expect(await senderOf(other)).toMatchObject({ lookAlike: null });
  });

  it("is shown as not having signed it, or with an invalid signature", async () => {
    const id = await arrived(letter("Jule <jule@cafe.example>"));
    expect(await api().emails.checkSender({ id })).toEqual({ signature: "none" });
    await own.db.run(sql`delete from emails`);
    const changed = await arrived(
      (await signed("Jule <jule@cafe.example>")).replace("Gibt es", "Her mit dem"),
    );
    expect(await checkSender(own.db, own.manager, changed, keyOfCafe)).toEqual({ signature: "fails" });
    expect(await senderOf(changed)).toMatchObject({ signature: "fails" });
  });

  it("stays as it was while the key of the signature cannot be asked for, or the mail server is away or refuses the sign-in, and which of them is said", async () => {
    const id = await arrived(await signed("Jule <jule@cafe.example>"));
    const away = () => Promise.reject(Object.assign(new Error("timeout"), { code: "ETIMEOUT" }));
    expect(await codeOf(checkSender(own.db, own.manager, id, away))).toBe("mail_key_unreachable");
    const { settingId } = await own.db.one<{ settingId: string }>(
      sql`select id as "settingId" from smtp_settings where company_id = ${own.id}`,
    );
    const withPassword = (password: string) =>
      own.db.run(sql`update smtp_settings set sealed_password = ${sealPassword(settingId, password)}`);
    await withPassword("falsch");
    expect(await codeOf(api().emails.checkSender({ id }))).toBe("mail_sign_in_refused");
    await withPassword("richtig");
    await dovecot.kill();
    expect(await codeOf(api().emails.checkSender({ id }))).toBe("mail_unreachable");
    await dovecot.start();
    expect(await senderOf(id)).toMatchObject({ signature: "unchecked" });
  });

  it("is shown as the company's own server found it", async () => {
    const found = (result: string) =>
      `Authentication-Results: mx.kontor.example; dmarc=${result} header.from=cafe.example\r\nReceived: from a by mx.kontor.example; Sat, 21 Nov 2026 10:00:00 +0000\r\n`;
    for (const result of ["pass", "fail"]) {
      const id = await arrived(found(result) + letter("Jule <jule@cafe.example>"));
      expect(await senderOf(id)).toMatchObject({ receiver: result });
      await own.db.run(sql`delete from emails`);
    }
  });

  it.each([
    ["Jule <jule@cafe.examp1e>", { kind: "domain", of: "cafe.example" }],
    ["Jule <jule@xn--caf-dma.example>", { kind: "domain", of: "cafe.example" }],
    ['"chefin@kontor.example" <x@boese.example>', { kind: "address", of: "chefin@kontor.example" }],
  ])("that is easily taken for another is marked: %s", async (from, lookAlike) => {
    expect(await senderOf(await arrived(letter(from)))).toMatchObject({ lookAlike });
    expect((await api().emails.list({ folder: "inbox" })).rows).toMatchObject([{ lookAlike }]);
  });

  it("who bears the name of a person of the company is marked, of another company's not", async () => {
    await own.db.run(
      sql`update users set first_name = 'Frauke', last_name = 'Hansen' where id = ${own.manager.id}`,
    );
    const id = await arrived(letter("Frauke Hansen <frauke@boese.example>"));
    expect(await senderOf(id)).toMatchObject({ lookAlike: { kind: "person", of: "Frauke Hansen" } });
    await own.db.run(sql`update users set last_name = 'Petersen' where id = ${own.manager.id}`);
    const { manager } = await makeCompany(own.db);
    await own.db.run(
      sql`update users set first_name = 'Frauke', last_name = 'Hansen' where id = ${manager.id}`,
    );
    expect(await senderOf(id)).toMatchObject({ lookAlike: null });
  });

  it("is checked neither by another company nor by employees", async () => {
    const id = await arrived(letter("Jule <jule@cafe.example>"));
    const { manager } = await makeCompany(own.db);
    expect(await codeOf(api(manager).emails.checkSender({ id }))).toBe("not_found");
    expect(await codeOf(api(own.employee).emails.checkSender({ id }))).toBe("forbidden");
  });
});
