import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { sendLetters } from "~/domain/outbox/sending/send-letters";
import { letter } from "~/mail/letter";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany, makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({});
let admin: Actor;
const as = (actor: Actor = admin) => asking(own.db, actor).mailSendings;
const words = {
  subject: "Wartung",
  blocks: [
    { kind: "paragraph" as const, text: "Am Sonntag." },
    { kind: "button" as const, text: "Öffnen" },
  ],
};
const notice = { ...words, purpose: "notice" as const, language: "de" as const };
const group = (changes: object) => ({ role: null, company: null, language: null, ...changes });
const mails = () =>
  own.db.many<{ to: string; text: string; purpose: string }>(
    sql`select to_address as "to", text, purpose from mails order by to_address`,
  );
const run = (id: string, compose = letter) => sendLetters(own.db, id, compose, new AbortController().signal);

beforeEach(async () => {
  await own.db.run(sql`delete from mails`);
  await own.db.run(sql`delete from mail_sendings`);
  admin = await makePerson(own.db, "administrator");
});

describe("a letter", () => {
  it("goes to one person, after it was confirmed, once", async () => {
    const { id, recipients, state } = await as().draft({ ...notice, to: own.employee.email.toUpperCase() });
    expect({ recipients, state }).toEqual({ recipients: 1, state: "draft" });
    await run(id);
    expect(await mails()).toEqual([]);
    const ends = await Promise.all([1, 2, 3].map(() => codeOf(as().send({ id }))));
    expect(ends.sort()).toEqual(["done", "sending_started", "sending_started"]);
    await Promise.all([run(id), run(id)]);
    await run(id);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: own.employee.email, purpose: "notice" });
    expect(mail?.text).toContain("Am Sonntag.");
    expect(await as().read({ id })).toMatchObject({ state: "done", queued: 1 });
  });

  it("goes to a group that role, company and language narrow", async () => {
    await makeCompany(own.db);
    const role = (await own.db.one<{ id: string }>(sql`select id from roles where key = 'employee'`)).id;
    const count = async (changes: object) =>
      (await as().draft({ ...notice, group: group(changes) })).recipients;
    const all = await count({});
    expect(await count({ company: own.id })).toBe(2);
    expect(await count({ company: own.id, role })).toBe(1);
    expect(all).toBeGreaterThan(2);
    expect(await count({ company: own.id, language: "fr" })).toBe(0);
    await own.db.run(sql`update users set language = 'fr' where id = ${own.employee.id}`);
    const { id } = await as().draft({ ...notice, group: group({ company: own.id, language: "fr" }) });
    await as().send({ id });
    await run(id);
    expect((await mails()).map(({ to }) => to)).toEqual([own.employee.email]);
  });

  it("that is no notice skips those who turned it off, and says how; a notice reaches them", async () => {
    await asking(own.db, own.employee).mailChoices.change({ wanted: [] });
    const to = { group: group({ company: own.id }) };
    const news = await as().draft({ ...notice, ...to, purpose: "news" });
    expect(news).toMatchObject({ recipients: 1, unwanted: 1 });
    await as().send({ id: news.id });
    await run(news.id);
    const sent = await mails();
    expect(sent.map(mail => mail.to)).toEqual([own.manager.email]);
    expect(sent[0]?.text).toContain("in den Einstellungen Ihres Kontos abbestellen");
    expect(await as().draft({ ...notice, ...to })).toMatchObject({ recipients: 2, unwanted: 0 });
  });

  it("is complete and without double mails when its job dies and runs again, over several batches", async () => {
    await own.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select gen_random_uuid(), ${own.id}, role_id, 'p' || n || '@viele.example', 'p' || n || '@viele.example', 'P', n::text,
             'active', now()
      from users, generate_series(1, 450) n where id = ${own.employee.id}`);
    const { id, recipients } = await as().draft({ ...notice, group: group({ company: own.id }) });
    expect(recipients).toBe(452);
    await as().send({ id });
    let made = 0;
    const dying: typeof letter = (...args) => {
      if (++made === 300) throw new Error("killed");
      return letter(...args);
    };
    await expect(run(id, dying)).rejects.toThrow("killed");
    expect(await mails()).toHaveLength(200);
    await Promise.all([run(id), run(id)]);
    const to = (await mails()).map(mail => mail.to);
    expect([to.length, new Set(to).size]).toEqual([452, 452]);
    expect(await as().read({ id })).toMatchObject({ state: "done", queued: 452 });
  });

  it("is stopped halfway: what waits is withdrawn, no more is made, and who goes on reaches each of the others once", async () => {
    await own.db.run(sql`
      insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
      select gen_random_uuid(), ${own.id}, role_id, 's' || n || '@viele.example', 's' || n || '@viele.example', 'S', n::text,
             'active', now()
      from users, generate_series(1, 250) n where id = ${own.employee.id}`);
    const { id, recipients } = await as().draft({ ...notice, group: group({ company: own.id }) });
    expect(await codeOf(as().stop({ id }))).toBe("sending_not_running");
    await as().send({ id });
    let made = 0;
    const dying: typeof letter = (...args) => {
      if (++made === 230) throw new Error("killed");
      return letter(...args);
    };
    await expect(run(id, dying)).rejects.toThrow("killed");
    await own.db.run(sql`
      update mails set state = 'sent', sent_at = now() where id in (select id from mails order by id limit 3)`);
    const got = (await mails()).length;
    expect(got).toBe(200);
    expect((await as().open()).rows).toEqual([{ id, subject: "Wartung", state: "sending" }]);
    expect(await as().stop({ id })).toMatchObject({ state: "stopped", sent: 3, waiting: 0, queued: 3 });
    await run(id);
    expect(await mails()).toHaveLength(3);
    expect((await as().open()).rows).toEqual([{ id, subject: "Wartung", state: "stopped" }]);
    expect(await codeOf(as().stop({ id }))).toBe("sending_not_running");

    // Another letter in the meantime is not touched.
    const other = await as().draft({ ...notice, subject: "Berichtigung", to: own.employee.email });
    await as().send({ id: other.id });
    await run(other.id);
    await as().send({ id });
    await Promise.all([run(id), run(id)]);
    const to = (await mails()).map(mail => mail.to);
    expect([to.length, new Set(to).size]).toEqual([recipients + 1, recipients]);
    expect(await as().read({ id })).toMatchObject({ state: "done", queued: recipients, sent: 3 });
    // All were made, and most wait for the server: there is still something to stop.
    expect(await as().stop({ id })).toMatchObject({ state: "stopped", sent: 3, queued: 3 });
    expect((await mails()).map(mail => mail.to)).toContain(own.employee.email);
    await own.db.run(sql`update mail_sendings set started_at = now() - interval '31 days' where id = ${id}`);
    expect(await codeOf(as().send({ id }))).toBe("sending_started");
  });

  it("is refused at the field for a stranger's address, an unknown company or placeholder, and to no one", async () => {
    const fields = (input: object) =>
      as()
        .draft({ ...notice, ...input })
        .then(
          () => ({}),
          (error: { data?: { fields?: object } }) => error.data?.fields ?? {},
        );
    const unknown = "01890000-0000-7000-8000-000000000000";
    expect(await fields({ to: "fremd@fern.example" })).toEqual({ to: ["sending.nobody"] });
    expect(await fields({ group: group({ company: unknown }) })).toEqual({
      "group.company": ["sending.company"],
    });
    expect(await fields({ group: group({ role: unknown }) })).toEqual({ "group.role": ["role.unknown"] });
    expect(await fields({ subject: "Für {{name}}" })).toEqual({
      subject: ["template.placeholder:name:product"],
    });
    const { id } = await as().draft({ ...notice, group: group({ company: own.id, language: "ar" }) });
    expect(await codeOf(as().send({ id }))).toBe("sending_empty");
  });
});

it("no company and no staff without the module writes letters", async () => {
  const { id } = await as().draft({ ...notice, to: own.employee.email });
  for (const actor of [own.manager, own.employee, await makePerson(own.db, "staff")]) {
    expect(await codeOf(as(actor).draft({ ...notice, to: own.employee.email }))).toBe("forbidden");
    expect(await codeOf(as(actor).send({ id }))).toBe("forbidden");
    expect(await codeOf(as(actor).stop({ id }))).toBe("forbidden");
    expect(await codeOf(as(actor).open())).toBe("forbidden");
    expect(await codeOf(as(actor).read({ id }))).toBe("forbidden");
  }
  expect(await mails()).toEqual([]);
});
