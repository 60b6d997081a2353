import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SmtpInput } from "~/contract/smtp-fields";
import { closeCompany } from "~/domain/companies/company/close-company";
import { openPassword } from "~/domain/companies/smtp/mailbox-password";
import { trySmtpSetting } from "~/domain/companies/smtp/try-smtp-setting";
import type { Actor } from "~/domain/core/actor/actor";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { givePlan, makeCompany, makePerson } from "../factories/company";
import { makeDivision } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";
import { silentServer } from "../fakes/silent-server";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "2", EMAIL_SETTINGS_LIMIT: "2" });
const as = (actor: Actor = own.manager) => asking(own.db, actor);

const mailbox: SmtpInput = {
  email: "auskunft@kontor.example",
  emailFrom: "",
  smtpHost: "mail.kontor.example",
  smtpPort: 587,
  smtpSecurity: "starttls",
  imapHost: "mail.kontor.example",
  imapPort: 993,
  imapSecurity: "tls",
  signIn: "password",
  password: "CANARY-4711",
  authServer: "",
  signature: "",
  allowedEmails: ["Chefin@Kunde.example", "*@partner.example"],
};
const fieldsOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    error => error.data.fields,
  );

beforeEach(async () => {
  await own.db.run(sql`delete from email_settings`);
  await own.db.run(sql`delete from smtp_settings`);
  await own.db.run(sql`delete from subscriptions`);
});

describe("a company's mailbox", () => {
  it("is added with its password sealed, which no answer contains", async () => {
    const added = await as().smtpSettings.add(mailbox);
    expect(added).toMatchObject({
      emailFrom: "auskunft@kontor.example",
      authServer: "",
      allowedEmails: ["chefin@kunde.example", "@partner.example"],
      divisions: [],
      version: 1,
    });
    const { sealed } = await own.db.one<{ sealed: Buffer }>(
      sql`select sealed_password as sealed from smtp_settings`,
    );
    expect(sealed.includes("CANARY")).toBe(false);
    expect(openPassword(added.id, sealed)).toBe("CANARY-4711");
    const answers = [
      added,
      await as().smtpSettings.read({ id: added.id }),
      await as().smtpSettings.list({}),
      await own.db.many(sql`select * from activities`),
    ];
    expect(JSON.stringify(answers)).not.toContain("CANARY");
  });

  it("keeps its password while the field is empty, but not for another server or account", async () => {
    const { id } = await as().smtpSettings.add(mailbox);
    const change = (changes: Partial<SmtpInput>) =>
      as().smtpSettings.change({ ...mailbox, password: "", ...changes, id });
    expect(await change({ emailFrom: "info@kontor.example" })).toMatchObject({ version: 2 });
    for (const other of [
      { smtpHost: "evil.example" },
      { imapHost: "evil.example" },
      { email: "other@kontor.example" },
    ])
      expect(await fieldsOf(change(other))).toEqual({ password: ["mail.passwordAgain"] });
    expect(await change({ smtpHost: "neu.kontor.example", password: "NEU" })).toMatchObject({ version: 3 });
    const { sealed } = await own.db.one<{ sealed: Buffer }>(
      sql`select sealed_password as sealed from smtp_settings`,
    );
    expect(openPassword(id, sealed)).toBe("NEU");
  });

  it("exists once for an address, and is not changed by a form that is out of date", async () => {
    const { id, version } = await as().smtpSettings.add(mailbox);
    expect(await fieldsOf(as().smtpSettings.add({ ...mailbox, email: "AUSKUNFT@kontor.example" }))).toEqual({
      email: ["mail.taken"],
    });
    const other = await as().smtpSettings.add({ ...mailbox, email: "zwei@kontor.example" });
    expect(await fieldsOf(as().smtpSettings.change({ ...mailbox, id: other.id }))).toEqual({
      email: ["mail.taken"],
    });
    await as().smtpSettings.change({ ...mailbox, id });
    expect(await codeOf(as().smtpSettings.change({ ...mailbox, id }, { context: { version } }))).toBe(
      "conflict_version",
    );
  });

  it("refuses what is no host, no port and no sender, and addresses of networks that are not allowed", async () => {
    const add = (changes: object) => as().smtpSettings.add({ ...mailbox, ...changes } as SmtpInput);
    for (const changes of [
      { smtpHost: "mail kontor" },
      { smtpHost: "https://mail.example" },
      { imapHost: "mail.example:993" },
      { smtpPort: 0 },
      { imapPort: 70_000 },
      { smtpPort: 25.5 },
      { email: "keine" },
      { authServer: "", allowedEmails: ["kunde"] },
      { authServer: "", allowedEmails: ["@"] },
    ])
      expect(await codeOf(add(changes)), JSON.stringify(changes)).toBe("bad_request");
    expect(await fieldsOf(add({ smtpHost: "10.0.0.1", imapHost: "169.254.169.254" }))).toEqual({
      smtpHost: ["mail.address"],
      imapHost: ["mail.address"],
    });
    own.settings({ ALLOW_PRIVATE_HOSTS: "" });
    expect(await fieldsOf(add({ imapSecurity: "none" }))).toEqual({ imapSecurity: ["mail.plain"] });
    expect(await fieldsOf(add({ password: "" }))).toEqual({ password: ["field.required"] });
  });

  it("belongs to its company, and employees and public users do not see it", async () => {
    const { id } = await as().smtpSettings.add(mailbox);
    const { manager } = await makeCompany(own.db);
    expect(await codeOf(as(manager).smtpSettings.read({ id }))).toBe("not_found");
    expect(await codeOf(as(manager).smtpSettings.change({ ...mailbox, id }))).toBe("not_found");
    expect(await codeOf(as(manager).smtpSettings.remove({ id }))).toBe("not_found");
    for (const other of [own.employee, await makePerson(own.db, "public_user")]) {
      expect(await codeOf(as(other).smtpSettings.list({}))).toBe("forbidden");
      expect(await codeOf(as(other).smtpSettings.try(mailbox))).toBe("forbidden");
    }
  });

  it("is not lent to another company's test: a foreign id brings no password", async () => {
    const { id } = await as().smtpSettings.add(mailbox);
    const { manager } = await makeCompany(own.db);
    expect(await fieldsOf(as(manager).smtpSettings.try({ ...mailbox, id, password: "" }))).toEqual({
      password: ["field.required"],
    });
    expect(
      await fieldsOf(as().smtpSettings.try({ ...mailbox, id, password: "", smtpHost: "evil.example" })),
    ).toEqual({ password: ["mail.passwordAgain"] });
  });

  it("is not deleted while a division uses it, and named then; afterwards it is gone", async () => {
    const { id } = await as().smtpSettings.add(mailbox);
    const divisionId = await makeDivision(own.db, own.id, { name: "Personal" });
    const setting = await as().emailSettings.add(emailSetting(divisionId, id));
    await expect(as().smtpSettings.remove({ id })).rejects.toMatchObject({
      code: "smtp_in_use",
      data: { values: { divisions: "Personal" } },
    });
    expect((await as().smtpSettings.read({ id })).divisions).toEqual(["Personal"]);
    await as().emailSettings.remove({ id: setting.id });
    expect(await as().smtpSettings.remove({ id })).toEqual({ id, email: mailbox.email });
    expect(await codeOf(as().smtpSettings.read({ id }))).toBe("not_found");
  });
});

const emailSetting = (divisionId: string, smtpSettingId: string) => ({
  divisionId,
  smtpSettingId,
  toEmails: ["frauke@kontor.example"],
  tells: ["feedback" as const],
  pace: "hourly" as const,
  answering: "draft" as const,
});

describe("a division's email setting", () => {
  let id: string;
  let divisionId: string;
  beforeEach(async () => {
    ({ id } = await as().smtpSettings.add(mailbox));
    divisionId = await makeDivision(own.db, own.id);
  });

  it("is added once for a division, changed, listed and deleted", async () => {
    const before = await as().emailSettings.choices();
    expect(before.mailboxes).toEqual([{ id, email: mailbox.email }]);
    expect(before.divisions.map(one => one.id)).toContain(divisionId);
    const added = await as().emailSettings.add(emailSetting(divisionId, id));
    expect(added).toMatchObject({
      toEmails: ["frauke@kontor.example"],
      pace: "hourly",
      email: mailbox.email,
    });
    expect((await as().emailSettings.choices()).divisions.map(one => one.id)).not.toContain(divisionId);
    expect(await fieldsOf(as().emailSettings.add(emailSetting(divisionId, id)))).toEqual({
      divisionId: ["mail.divisionTaken"],
    });
    const { divisionId: _, ...fields } = emailSetting(divisionId, id);
    const changed = await as().emailSettings.change({
      ...fields,
      id: added.id,
      tells: [],
      answering: "automatic",
      toEmails: ["eins@kontor.example", "zwei@kontor.example"],
    });
    expect(changed).toMatchObject({ version: 2, tells: [], answering: "automatic" });
    expect((await as().emailSettings.list({})).rows).toEqual([changed]);
    expect(await codeOf(as().emailSettings.remove({ id: added.id }, { context: { version: 1 } }))).toBe(
      "conflict_version",
    );
    await as().emailSettings.remove({ id: added.id });
    expect((await as().emailSettings.list({})).total).toBe(0);
  });

  it("has one or two recipients", async () => {
    const add = (toEmails: string[]) =>
      codeOf(as().emailSettings.add({ ...emailSetting(divisionId, id), toEmails }));
    expect(await add([])).toBe("bad_request");
    expect(await add(["a@x.example", "b@x.example", "c@x.example"])).toBe("bad_request");
    expect(await add(["niemand"])).toBe("bad_request");
    expect(await add(["a@x.example", "b@x.example"])).toBe("done");
  });

  it("takes neither another company's mailbox nor its division, and is seen by no stranger", async () => {
    const other = await makeCompany(own.db);
    const theirDivision = await makeDivision(own.db, other.id);
    const theirs = await as(other.manager).smtpSettings.add(mailbox);
    expect(await fieldsOf(as().emailSettings.add(emailSetting(theirDivision, id)))).toEqual({
      divisionId: ["mail.divisionGone"],
    });
    expect(await fieldsOf(as().emailSettings.add(emailSetting(divisionId, theirs.id)))).toEqual({
      smtpSettingId: ["mail.mailboxGone"],
    });
    const { id: ownId } = await as().emailSettings.add(emailSetting(divisionId, id));
    expect(await codeOf(as(other.manager).emailSettings.read({ id: ownId }))).toBe("not_found");
    expect(await codeOf(as(other.manager).emailSettings.remove({ id: ownId }))).toBe("not_found");
    expect(await codeOf(as(own.employee).emailSettings.list({}))).toBe("forbidden");
  });

  it("goes with its division, and everything with the company", async () => {
    await as().emailSettings.add(emailSetting(divisionId, id));
    await as().divisions.remove({ id: divisionId });
    expect((await as().emailSettings.list({})).total).toBe(0);
    const other = await makeCompany(own.db);
    const theirs = await as(other.manager).smtpSettings.add(mailbox);
    await as(other.manager).emailSettings.add(emailSetting(await makeDivision(own.db, other.id), theirs.id));
    await own.db.transaction(tx => closeCompany(tx, other.id));
    const { left } = await own.db.one<{ left: number }>(
      sql`select count(*) as left from smtp_settings where company_id = ${other.id}`,
    );
    expect(left).toBe(0);
  });
});

describe("the limits", () => {
  const settled = async (tries: Promise<unknown>[]) => {
    const outcomes = await Promise.allSettled(tries);
    const codes = outcomes.flatMap(one => (one.status === "rejected" ? [one.reason.code] : []));
    return { done: outcomes.length - codes.length, codes: [...new Set(codes)] };
  };

  it("let exactly as many mailboxes through as the plan grants, of fifty added at the same moment", async () => {
    const add = (_: unknown, at: number) =>
      as().smtpSettings.add({ ...mailbox, email: `m${at}@kontor.example` });
    expect(await settled(Array.from({ length: 50 }, add))).toEqual({
      done: 2,
      codes: ["smtp_limit_reached"],
    });
    expect((await as().smtpSettings.list({})).quota).toEqual({ used: 2, limit: 2, locked: true });
    expect((await as().plan.read()).smtp).toEqual({ used: 2, limit: 2, locked: true });
    await givePlan(own.db, own.id);
    expect(await codeOf(add(0, 99))).toBe("done");
    expect((await as().smtpSettings.list({})).quota).toEqual({ used: 3, limit: null, locked: false });
  });

  it("let exactly as many email settings through as the plan grants, of fifty added at the same moment", async () => {
    const { id } = await as().smtpSettings.add(mailbox);
    const divisions = await Promise.all(Array.from({ length: 50 }, () => makeDivision(own.db, own.id)));
    const tries = divisions.map(divisionId => as().emailSettings.add(emailSetting(divisionId, id)));
    expect(await settled(tries)).toEqual({ done: 2, codes: ["email_setting_limit_reached"] });
    expect((await as().plan.read()).emailSettings).toEqual({ used: 2, limit: 2, locked: true });
  });
});

describe.skipIf(!hasDovecot)("the test of a connection", () => {
  let smtp: FakeSmtp;
  let dovecot: Dovecot;
  beforeAll(async () => {
    [smtp, dovecot] = await Promise.all([fakeSmtp(), startDovecot()]);
  });
  afterAll(async () => {
    await smtp.close();
    await dovecot.stop();
  });
  const reachable = (): SmtpInput => ({
    ...mailbox,
    smtpHost: "127.0.0.1",
    smtpPort: Number(new URL(smtp.url).port),
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: dovecot.port,
    imapSecurity: "none",
    password: "richtig",
  });

  it("says for both servers apart what works and what does not, saves and sends nothing", async () => {
    const fine = { failed: null, fault: null };
    expect(await as().smtpSettings.try(reachable())).toMatchObject({
      smtp: fine,
      imap: { ...fine, folders: 5 },
    });
    const wrong = await as().smtpSettings.try({ ...reachable(), password: "falsch-4711" });
    expect(wrong).toMatchObject({
      smtp: { failed: "signIn", fault: "rejected" },
      imap: { failed: "signIn", fault: "rejected" },
    });
    expect(JSON.stringify(wrong)).not.toContain("falsch-4711");
    expect((await as().smtpSettings.list({})).total).toBe(0);
    expect(smtp.mails).toEqual([]);
  });

  it.each([
    ["says nothing", ""],
    ["greets and says nothing more", "220 mail.example ESMTP\r\n"],
  ])("ends in its time and says which step got no answer where a server %s", async (_what, greeting) => {
    await using silent = await silentServer(greeting);
    const hanging = { ...reachable(), smtpPort: silent.port, imapPort: silent.port };
    const noAnswer = { failed: "port", fault: "noAnswer" };
    expect(await trySmtpSetting(own.db, own.manager, hanging, 300)).toMatchObject({
      smtp: noAnswer,
      imap: noAnswer,
    });
    const half = { ...reachable(), smtpPort: silent.port };
    expect(await trySmtpSetting(own.db, own.manager, half, 2_000)).toMatchObject({
      smtp: noAnswer,
      imap: { failed: null },
    });
  });

  it("uses the stored password of an empty field", async () => {
    const { id } = await as().smtpSettings.add(reachable());
    expect(await as().smtpSettings.try({ ...reachable(), password: "", id })).toMatchObject({
      smtp: { failed: null },
      imap: { failed: null },
    });
  });

  it("is possible ten times a minute, so that no passwords can be guessed with it", async () => {
    const { manager } = await makeCompany(own.db);
    const tries = [];
    for (let turn = 0; turn < 11; turn++)
      tries.push(await codeOf(as(manager).smtpSettings.try({ ...reachable(), smtpPort: 9, imapPort: 9 })));
    expect(tries.slice(0, 10)).toEqual(Array(10).fill("done"));
    expect(tries[10]).toBe("too_many_requests");
  });
});
