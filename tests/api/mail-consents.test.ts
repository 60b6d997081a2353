import { createHash, randomBytes } from "node:crypto";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ConsentProvider } from "~/contract/mail-consent";
import type { SmtpInput } from "~/contract/smtp-fields";
import { newId } from "~/db/id";
import { accessToken } from "~/domain/companies/mail-consent/access-token";
import { consentQuery } from "~/domain/companies/mail-consent/consent-server";
import { mailboxSender } from "~/domain/companies/smtp/mailbox-sender";
import { fileSentEmail } from "~/domain/mailbox/draft/file-sent-email";
import { sendEmail } from "~/domain/mailbox/draft/send-email";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { isInSent } from "~/integrations/mailbox/sent-folder";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { sendMailJob } from "~/jobs/handlers/send-mail";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { doneOrLocked } from "../factories/interleave";
import { type OpenIdProvider, openIdProvider } from "../factories/openid-provider";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot, tokensOnly } from "../fakes/dovecot";
import { silentServer } from "../fakes/silent-server";

const own = ownCompany({});
const as = (actor = own.manager) => asking(own.db, actor);
let provider: OpenIdProvider;
let smtp: FakeSmtp;
let user = "";

beforeAll(async () => {
  provider = await openIdProvider({ origin: "http://localhost:3000" });
  smtp = await fakeSmtp("taking", { authMethods: ["XOAUTH2"], authOptional: false });
  smtp.accepts = async (name, token) => (await provider.mail.ownerOf(token)) === name;
});
afterAll(async () => {
  await smtp.close();
  await provider.close();
});
beforeEach(() => {
  own.settings({ ...provider.mail.env, ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });
  user = `${own.id}@kontor.example`;
  provider.down = false;
  provider.person = { email: user };
  smtp.mails.length = 0;
});

const mailbox = (imapPort = 9, changes: Partial<SmtpInput> = {}): SmtpInput => ({
  email: user,
  emailFrom: "",
  signIn: "microsoft",
  password: "",
  allowedEmails: [],
  authServer: "",
  signature: "",
  smtpHost: "127.0.0.1",
  smtpPort: Number(new URL(smtp.url).port),
  smtpSecurity: "none",
  imapHost: "127.0.0.1",
  imapPort,
  imapSecurity: "none",
  ...changes,
});

/** The way of a browser to the provider and back. */
async function consent(id: string) {
  const [state, verifier] = [0, 1].map(() => randomBytes(32).toString("base64url")) as [string, string];
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const { address } = await as().smtpSettings.beginConsent({ id, state, challenge });
  const back = new URL(await provider.authorize(address), "http://localhost:3000");
  expect(back.pathname).toBe("/auth/mail/callback");
  expect(back.searchParams.get("state")).toBe(state);
  return as().smtpSettings.giveConsent({ id, code: back.searchParams.get("code") ?? "", verifier });
}
const consentOf = async (id: string) => (await as().smtpSettings.read({ id })).consent;
const token = (id: string) => accessToken(own.db, { id, signIn: "microsoft" });
const ends = (id: string) =>
  own.db.run(sql`update mailbox_consents set expires_at = now() where smtp_setting_id = ${id}`);
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    error => error.fault,
  );
const fieldsOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    error => error.data.fields,
  );

describe("the consent to a mailbox", () => {
  it("brings tokens that are sealed, and that no answer contains", async () => {
    const { id, consent: before } = await as().smtpSettings.add(mailbox());
    expect(before).toBe("missing");
    const given = await consent(id);
    expect(given).toMatchObject({ signIn: "microsoft", consent: "given" });
    const plain = await token(id);
    expect(await provider.mail.ownerOf(plain)).toBe(user);
    const row = await own.db.one<{ refresh: Buffer; access: Buffer }>(sql`
      select sealed_refresh as refresh, sealed_access as access from mailbox_consents where smtp_setting_id = ${id}`);
    expect(row.access.includes(plain)).toBe(false);
    const said = [given, await as().smtpSettings.list({}), await own.db.many(sql`select * from activities`)];
    expect(JSON.stringify(said)).not.toContain(plain);
  });

  it("is renewed before it ends, by one of many processes", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    await consent(id);
    const first = await token(id);
    expect(await token(id)).toBe(first);
    await ends(id);
    // The provider voids a used refresh token, and everything with it when one is used twice.
    const renewed = await Promise.all(Array.from({ length: 6 }, () => token(id)));
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(first);
    await ends(id);
    expect(await provider.mail.ownerOf(await token(id))).toBe(user);
  });

  it("that is withdrawn says so, and one given again is used", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    await consent(id);
    await provider.mail.withdraw();
    await ends(id);
    expect(await faultOf(token(id))).toBe("consent");
    expect(await consentOf(id)).toBe("refused");
    await consent(id);
    expect(await consentOf(id)).toBe("given");
    expect(await provider.mail.ownerOf(await token(id))).toBe(user);
  });

  it("outlives an outage of the provider", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    await consent(id);
    await ends(id);
    provider.down = true;
    expect(await faultOf(token(id))).toBe("provider");
    expect(await consentOf(id)).toBe("given");
    provider.down = false;
    expect(await provider.mail.ownerOf(await token(id))).toBe(user);
  });

  it("is not given with a code of another round, nor by those who said no", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    const proof = { id, code: "made-up", verifier: "v".repeat(43) };
    expect(await codeOf(as().smtpSettings.giveConsent(proof))).toBe("consent_failed");
    provider.down = true;
    expect(await codeOf(as().smtpSettings.giveConsent(proof))).toBe("consent_unreachable");
    provider.down = false;
    provider.person = undefined;
    expect(await codeOf(consent(id))).toBe("bad_request");
    expect(await consentOf(id)).toBe("missing");
  });

  it("ends with another account or server, and stays with a new signature", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    await consent(id);
    const change = (changes: Partial<SmtpInput>) => as().smtpSettings.change({ ...mailbox(9, changes), id });
    expect((await change({ signature: "Gruß" })).consent).toBe("given");
    expect((await change({ imapHost: "127.0.0.2" })).consent).toBe("missing");
    await consent(id);
    expect((await change({ signIn: "google" })).consent).toBe("missing");
    expect(await fieldsOf(change({ signIn: "password" }))).toEqual({ password: ["field.required"] });
    expect((await change({ signIn: "password", password: "richtig" })).consent).toBe(null);
    expect(await own.db.many(sql`select * from mailbox_consents where smtp_setting_id = ${id}`)).toEqual([]);
  });

  it("outlives the end of a process that hands a mail over, and others use it meanwhile", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    await consent(id);
    await ends(id);
    const message = { subject: "Neu", text: "Neu", html: "<p>Neu" };
    const mail = { to: "frauke@kontor.example", companyId: own.id, purpose: "division_news", message };
    const mailId = (await own.db.transaction(tx => queueMail(tx, { ...mail, smtpSettingId: id })))!;
    const ending = new AbortController();
    let meanwhile: string | undefined;
    smtp.taken = async () => {
      const other = token(id).then(used => {
        meanwhile = used;
      });
      await doneOrLocked(own.db, other);
      ending.abort(new Error("The process is ending"));
    };
    const job = sendMailJob(undefined, { name: "Lotse", origin: "http://localhost:3000" });
    const context = { db: own.db, signal: ending.signal, attempt: 1, lastAttempt: false };
    await expect(job({ mailId }, context)).rejects.toThrow("ending");
    delete smtp.taken;
    expect(await provider.mail.ownerOf(await token(id))).toBe(user);
    expect(meanwhile).toBe(await token(id));
  });

  describe("whose mailbox cannot send", () => {
    const sendFrom = async (id: string, mailMs?: number) => {
      const identity = { name: "Lotse", origin: "http://localhost:3000", ...(mailMs ? { mailMs } : {}) };
      const sender = await mailboxSender(own.db, id, identity);
      const notice = {
        id: newId(),
        to: "frauke@kontor.example",
        subject: "Neu",
        text: "Neu",
        html: "<p>Neu",
      };
      return sender!.send(notice);
    };
    const delayed = (reason: string) => ({ sent: false, permanent: false, reason });

    it("leaves a mail waiting, with the reason as the operator reads it", async () => {
      const { id } = await as().smtpSettings.add(mailbox(9, { smtpPort: 9 }));
      expect(await sendFrom(id)).toEqual(delayed("consent"));
      await consent(id);
      expect(await sendFrom(id)).toEqual(delayed("unreachable"));
    });

    it("leaves it waiting in its time, before the database ends the transaction around it", async () => {
      await using silent = await silentServer("220 mail.example ESMTP\r\n");
      const { id } = await as().smtpSettings.add(mailbox(9, { smtpPort: silent.port }));
      await consent(id);
      expect(await sendFrom(id, 300)).toEqual(delayed("timeout"));
    });
  });

  it("is for the provider's own servers, and for providers that the operator has set up", async () => {
    const add = (changes: Partial<SmtpInput>) => as().smtpSettings.add(mailbox(993, changes));
    const tls = { imapSecurity: "tls", smtpSecurity: "tls", smtpPort: 465 } as const;
    expect(
      await fieldsOf(add({ ...tls, imapHost: "imap.evil.example", smtpHost: "smtp.gmail.com" })),
    ).toEqual({
      imapHost: ["mail.consentHost"],
      smtpHost: ["mail.consentHost"],
    });
    expect((await as().smtpSettings.list({})).signIns).toEqual(["password", "microsoft", "google"]);
    own.settings({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });
    expect((await as().smtpSettings.list({})).signIns).toEqual(["password"]);
    expect(await fieldsOf(add({}))).toMatchObject({ signIn: ["mail.signInNotOffered"] });
  });

  it("belongs to its company, and employees do not give it", async () => {
    const { id } = await as().smtpSettings.add(mailbox());
    const { manager } = await makeCompany(own.db);
    const asked = { id, state: "s".repeat(43), challenge: "c".repeat(43) };
    const proof = { id, code: "c", verifier: "v".repeat(43) };
    expect(await codeOf(as(manager).smtpSettings.beginConsent(asked))).toBe("not_found");
    expect(await codeOf(as(manager).smtpSettings.giveConsent(proof))).toBe("not_found");
    expect(await codeOf(as(own.employee).smtpSettings.beginConsent(asked))).toBe("forbidden");
    expect(await codeOf(as(own.employee).smtpSettings.giveConsent(proof))).toBe("forbidden");
  });

  it.each<ConsentProvider>(["microsoft", "google"])("at %s is asked for with its scopes and PKCE", of => {
    const query = Object.fromEntries(consentQuery(of, { email: user, state: "s", challenge: "c" }));
    expect(query).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      login_hint: user,
      prompt: "consent",
    });
    expect(query.scope).toContain(of === "google" ? "https://mail.google.com/" : "offline_access");
  });
});

describe.skipIf(!hasDovecot)("a mailbox whose servers take tokens alone", () => {
  let dovecot: Dovecot;
  let tokens: Awaited<ReturnType<typeof tokensOnly>>;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    tokens = await tokensOnly(provider.mail.introspection);
    dovecot = await startDovecot(tokens.settings);
  });
  afterAll(async () => {
    await dovecot.stop();
    await tokens[Symbol.asyncDispose]();
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });
  const deliver = (subject: string) =>
    dovecot.deliver(
      user,
      `From: Jule <jule@cafe.example>\r\nTo: ${user}\r\nSubject: ${subject}\r\nMessage-ID: <${subject}.${user}>\r\nDate: ${new Date().toUTCString()}\r\n\r\nGuten Tag\r\n`,
    );
  const subjects = async () => {
    const rows = await own.db.many<{ subject: string }>(
      sql`select subject from emails where company_id = ${own.id} order by subject`,
    );
    return rows.map(({ subject }) => subject);
  };
  const sync = async () => (await as().emails.state()).syncs[0];

  it("waits for the consent with a sentence and a next try, and is fetched once it is given", async () => {
    const { id } = await as().smtpSettings.add(mailbox(dovecot.port));
    await deliver("Eins");
    stop = await superviseMailboxes(own.db);
    await until(async () => (await sync())?.state === "failed");
    expect(await sync()).toMatchObject({ settingId: id, failedStep: "signIn", failedFault: "consent" });
    expect((await sync())?.nextTryAt).toBeInstanceOf(Date);
    await consent(id);
    await until(async () => (await subjects()).length === 1);
  });

  it("refuses passwords, and tokens of another user, with the reason", async () => {
    const password = await as().smtpSettings.try(
      mailbox(dovecot.port, { signIn: "password", password: "richtig" }),
    );
    expect(password.smtp.failed).toBe("signIn");
    expect(password.imap.failed).toBe("signIn");
    const { id } = await as().smtpSettings.add(mailbox(dovecot.port));
    const trial = () => as().smtpSettings.try({ ...mailbox(dovecot.port), id });
    expect(await fieldsOf(trial())).toEqual({ signIn: ["mail.consentFirst"] });
    provider.person = { email: "anders@kontor.example" };
    await consent(id);
    expect(await trial()).toMatchObject({
      smtp: { failed: "signIn", fault: "tokenRejected" },
      imap: { failed: "signIn", fault: "tokenRejected" },
    });
    provider.person = { email: user };
    await consent(id);
    expect(await trial()).toMatchObject({
      smtp: { failed: null, sender: { allowed: true } },
      imap: { failed: null, folders: 5 },
    });
  });

  it("sends and files mails, also where the token was void before its end", async () => {
    const { id } = await as().smtpSettings.add(mailbox(dovecot.port));
    await consent(id);
    await provider.mail.voidAccess(await token(id));
    const mail = newId();
    const fields = { recipients: ["jule@cafe.example"], copies: [], blindCopies: [], body: "Ja." };
    await as().emailDrafts.save({ id: mail, smtpSettingId: id, subject: "Antwort", ...fields });
    await as().emailDrafts.send({ id: mail });
    await sendEmail(own.db, mail, { signal: new AbortController().signal, lastAttempt: false });
    expect(smtp.mails.map(({ to }) => to)).toEqual([["jule@cafe.example"]]);
    await provider.mail.voidAccess(await token(id));
    await fileSentEmail(own.db, mail);
    const { messageId } = await own.db.one<{ messageId: string }>(
      sql`select message_id as "messageId" from emails where id = ${mail}`,
    );
    expect(await withMailbox(own.db, id, client => isInSent(client, messageId))).toBe(true);
    await provider.mail.voidAccess(await token(id));
    const sender = await mailboxSender(own.db, id, { name: "Lotse", origin: "http://localhost:3000" });
    const notice = { id: newId(), to: "frauke@kontor.example", subject: "Neu", text: "Neu", html: "<p>Neu" };
    expect(await sender!.send(notice)).toEqual({ sent: true });
  });

  it("keeps a mail to be sent while the consent is withdrawn, and says why", async () => {
    const { id } = await as().smtpSettings.add(mailbox(dovecot.port));
    await consent(id);
    await provider.mail.withdraw();
    const mail = newId();
    const fields = { recipients: ["jule@cafe.example"], copies: [], blindCopies: [], body: "Ja." };
    await as().emailDrafts.save({ id: mail, smtpSettingId: id, subject: "Antwort", ...fields });
    await as().emailDrafts.send({ id: mail });
    const work = () =>
      sendEmail(own.db, mail, { signal: new AbortController().signal, lastAttempt: false }).catch(
        () => undefined,
      );
    await work();
    const row = () =>
      own.db.one<{ state: string; reason: string }>(sql`select state, reason from emails where id = ${mail}`);
    expect(await row()).toEqual({ state: "waiting", reason: "consent" });
    expect(smtp.mails).toEqual([]);
    await consent(id);
    await work();
    expect((await row()).state).toBe("sent");
    expect(smtp.mails).toHaveLength(1);
  });
});
