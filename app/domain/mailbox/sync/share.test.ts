import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addMailbox, deliverTo } from "../../../../tests/factories/dovecot-mailbox";
import { ownCompany } from "../../../../tests/factories/own-company";
import { until } from "../../../../tests/factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { superviseMailboxes } from "./supervise-mailboxes";
import { defaultIntervals } from "./watch-mailbox";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "99" });
const intervals = { ...defaultIntervals, scan: 100, visit: 500 };
const names = ["a", "b", "c", "d", "e"];

describe.skipIf(!hasDovecot)("mailboxes with several workers", () => {
  let dovecot: Dovecot;
  const workers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  afterEach(async () => {
    await Promise.all(workers.splice(0).map(stop => stop()));
    await own.db.run(sql`delete from mailbox_workers`);
    // A share is one of all mailboxes.
    await own.db.run(sql`delete from smtp_settings`);
  });

  const startWorker = async (connections = 99) => {
    const stop = await superviseMailboxes(own.db, { connections, intervals });
    workers.push(stop);
    return stop;
  };
  const user = (name: string) => `${name}.${own.id}@kontor.example`;
  const add = (name: string) => addMailbox(own, user(name), dovecot.port);
  const deliver = (name: string, subject: string) => deliverTo(dovecot, user(name), { subject });
  const mails = async () =>
    (
      await own.db.one<{ mails: number }>(
        sql`select count(*) as mails from emails where company_id = ${own.id}`,
      )
    ).mails;
  /** How many mailboxes each worker watches, the fewest first; those without a worker are left out. */
  const watched = async () =>
    (
      await own.db.many<{ boxes: number }>(sql`
        select count(*) as boxes from mailbox_syncs where company_id = ${own.id} and state = 'watching'
        group by holder order by 1`)
    ).map(({ boxes }) => boxes);
  const held = (...boxes: number[]) => until(async () => (await watched()).join() === boxes.join());

  it.each([
    ["an open connection", 99],
    ["visits alone", 0],
  ])(
    "are shared with a worker that comes later, and taken over from one that ends: with %s",
    async (_how, connections) => {
      for (const name of names) {
        await deliver(name, `${name}1`);
        await add(name);
      }
      await startWorker(connections);
      await held(5);
      const stop = await startWorker(connections);
      await held(2, 3);
      for (const name of names) await deliver(name, `${name}2`);
      await until(async () => (await mails()) === 10);
      expect(await watched()).toEqual([2, 3]);
      await stop();
      workers.splice(1);
      await held(5);
      for (const name of names) await deliver(name, `${name}3`);
      await until(async () => (await mails()) === 15);
      const failed = sql`select 1 as failed from mailbox_syncs where company_id = ${own.id} and failed_step is not null`;
      expect(await own.db.many(failed)).toEqual([]);
    },
  );

  it("that are added while several workers run are shared too", async () => {
    await startWorker();
    await startWorker();
    for (const name of names) await add(name);
    await held(2, 3);
  });

  it("of a killed worker are taken over once its lease has expired, and so is its share", async () => {
    await own.db.run(sql`
      insert into mailbox_workers (holder, alive_until) values ('killed', now() + interval '1 hour')`);
    for (const name of names) await add(name);
    await startWorker();
    await held(3);
    await own.db.run(sql`update mailbox_workers set alive_until = now() where holder = 'killed'`);
    await held(5);
  });
});
