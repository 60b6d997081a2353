import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRoutes } from "~/api/open-routes";
import { clock } from "~/db/clock";
import { breakerKey, recordOutcome } from "~/domain/chats/model/breaker";
import type { Actor } from "~/domain/core/actor/actor";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { fakeSmtp } from "~/integrations/smtp/fake-server";
import { createSender } from "~/integrations/smtp/send";
import { fakeS3 } from "~/integrations/storage/fake-s3";
import { sendMailJob } from "~/jobs/handlers/send-mail";
import { sweepJob } from "~/jobs/handlers/sweep";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";

const own = ownCompany({}, { plan: true });
const realNow = clock.now;
let administrator: Actor;
beforeEach(async () => {
  administrator = await makePerson(own.db, "administrator");
});
afterEach(async () => {
  clock.now = realNow;
  await own.db.run(sql`delete from mails`);
  await own.db.run(sql`delete from provider_breakers`);
  await own.db.run(sql`update index_engine set failed_at = null, answered_at = null`);
});

/** The outages that an actor reads once the state that is kept for ten seconds has run out. */
async function told(actor: Actor) {
  const at = clock.now().getTime() + 11_000;
  clock.now = () => new Date(at);
  return (await asking(own.db, actor).outages.list()).map(({ part, state }) => `${part} ${state}`);
}
async function ready() {
  const answer = await openRoutes(new Request("http://lotse.test/api/v1/health/ready"), own.db);
  return { status: answer!.status, parts: (await answer!.json()).parts };
}

const identity = { name: "Lotse", origin: "https://lotse.example" };
const message = { subject: "Bereit", text: "Ihre Datei ist bereit.", html: "<p>Bereit</p>" };
const queue = () => queueMail(own.db, { to: "kim@kontor.example", purpose: "file_ready", message });
const job = () => ({ db: own.db, signal: new AbortController().signal, attempt: 1, lastAttempt: false });

describe("what does not work is said", () => {
  it("to those who add files and to administrators, while the file store is away", async () => {
    const fake = await fakeS3();
    own.settings(fake.env);
    expect(await told(own.manager)).toEqual([]);
    await fake.close();
    await until(async () => (await told(own.manager)).includes("storage down"));
    expect(await told(administrator)).toEqual(["storage down"]);
    expect(await told(own.employee)).toEqual([]);
    await expect(asking(own.db).outages.list()).rejects.toMatchObject({ code: "unauthorized" });
    await fake.reopen();
    await until(async () => (await told(own.manager)).length === 0);
    await fake.close();
  });

  it("while Milvus does not answer, until it does", async () => {
    own.settings({ MILVUS_ADDRESS: "127.0.0.1:9" });
    expect(await told(own.manager)).toEqual([]);
    await own.db.run(sql`update index_engine set failed_at = now(), error = 'UNAVAILABLE'`);
    expect(await told(own.manager)).toEqual(["search down"]);
    expect(await told(administrator)).toEqual(["search down"]);
    expect(await told(own.employee)).toEqual([]);
    await own.db.run(sql`update index_engine set answered_at = failed_at + interval '1 second'`);
    expect(await told(own.manager)).toEqual([]);
  });

  it("while the operator's provider is not asked: to the operator, and to companies that it answers", async () => {
    own.settings({
      AI_PROVIDER: "openai",
      AI_BASE_URL: "http://127.0.0.1:9/v1",
      AI_MODEL: "m",
      AI_KEY: "key",
    });
    expect((await ready()).parts).toMatchObject({ provider: "ready" });
    const key = breakerKey(null, "http://127.0.0.1:9/v1", "key");
    for (let times = 0; times < 5; times++)
      await recordOutcome(own.db, key, { outcome: "provider_unreachable", isProbe: false });
    expect(await told(administrator)).toEqual(["provider down"]);
    expect(await told(own.manager)).toEqual(["provider down"]);
    expect(await ready()).toMatchObject({ status: 200, parts: { provider: "failing" } });
    await recordOutcome(own.db, key, { outcome: "complete", isProbe: true });
    expect(await told(own.manager)).toEqual([]);
  });

  it("not to other companies, while a company's own provider is not asked", async () => {
    const other = await makeCompany(own.db);
    await own.db.run(sql`
      insert into settings (scope, name, updated_at, value) values (${own.id}, 'provider', now(),
        '{"kind": "openai-compatible", "baseUrl": "http://127.0.0.1:9/v1", "model": "m"}')`);
    const key = breakerKey(own.id, "http://127.0.0.1:9/v1", undefined);
    for (let times = 0; times < 5; times++)
      await recordOutcome(own.db, key, { outcome: "provider_timeout", isProbe: false });
    expect(await told(own.manager)).toEqual(["provider down"]);
    expect(await told(other.manager)).toEqual([]);
    expect(await told(administrator)).toEqual([]);
  });

  it("while the mail server takes nothing; mails wait, and follow the first that it takes again", async () => {
    const smtp = await fakeSmtp();
    const sender = createSender(smtp.url, identity)!;
    own.settings({ SMTP_URL: smtp.url });
    expect((await ready()).parts).toMatchObject({ mail: "ready" });
    const away = createSender("smtp://127.0.0.1:9", identity)!;
    const ids = [await queue(), await queue(), await queue()];
    for (const id of ids)
      await expect(sendMailJob(away, identity)({ mailId: id! }, job())).rejects.toThrow("unreachable");
    expect(await told(administrator)).toEqual(["mail down"]);
    expect(await told(own.manager)).toEqual(["mail down"]);
    expect(await ready()).toMatchObject({ status: 200, parts: { mail: "failing" } });

    // By themselves, they would be tried in some hours.
    const due = () =>
      own.db.many<{ id: string }>(sql`
        select payload ->> 'mailId' as id from graphile_worker._private_jobs
        where key like 'send_mail:%' and run_at <= now() order by 1`);
    await own.db.run(sql`
      update graphile_worker._private_jobs set run_at = now() + interval '6 hours' where key like 'send_mail:%'`);
    await sweepJob({}, job());
    expect(await due()).toEqual([{ id: ids[0] }]);
    await sendMailJob(sender, identity)({ mailId: ids[0]! }, job());
    expect((await due()).map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(1)));
    expect(await told(administrator)).toEqual([]);
    await smtp.close();
  });

  it("but not because one recipient's mail is refused", async () => {
    own.settings({ SMTP_URL: "smtp://127.0.0.1:9" });
    const id = await queue();
    await own.db.run(sql`update mails set attempts = 3, reason = 'refused: 450 greylisted' where id = ${id}`);
    expect(await told(administrator)).toEqual([]);
  });
});
