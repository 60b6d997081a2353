import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMailbox } from "../../../../tests/factories/dovecot-mailbox";
import { untilTried } from "../../../../tests/factories/mailbox-tries";
import { ownCompany } from "../../../../tests/factories/own-company";
import { intervals } from "../../../../tests/factories/quick-intervals";
import { until } from "../../../../tests/factories/until";
import { type CuttingProxy, cuttingProxy } from "../../../../tests/fakes/cutting-proxy";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { superviseMailboxes } from "./supervise-mailboxes";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });

describe.skipIf(!hasDovecot)("a connection that ends within an answer", () => {
  let dovecot: Dovecot;
  let proxy: CuttingProxy;
  let user = "";
  let setting = "";
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  beforeEach(async () => {
    proxy = await cuttingProxy(dovecot.port);
    user = `${own.id}@kontor.example`;
    const added = await addMailbox(own, user, proxy.port);
    setting = added.id;
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await proxy[Symbol.asyncDispose]();
  });

  const deliver = (...names: string[]) =>
    names.reduce(async (before, name) => {
      await before;
      await dovecot.deliver(
        user,
        `From: Jule <jule@cafe.example>\r\nTo: ${user}\r\nSubject: ${name}\r\nMessage-ID: <${name}.${user}>\r\nDate: Sat, 21 Nov 2026 10:00:00 +0000\r\n\r\nGuten Tag ${name}\r\n`,
      );
    }, Promise.resolve());
  const work = async () => {
    stop = await superviseMailboxes(own.db, { intervals });
  };
  const mails = () =>
    own.db.many<{ id: string; subject: string; state: string }>(sql`
      select id, subject, state from emails where company_id = ${own.id} and not stale order by uid`);
  const soon = (holds: () => Promise<boolean>) => untilTried(own.db, setting, holds);
  const stored = (count: number) => soon(async () => (await mails()).length === count);
  const looked = (since: Date) =>
    soon(
      async () =>
        (await own.db.maybe(sql`
          select 1 as looked from mailbox_syncs where state = 'watching' and looked_at > ${since} limit 1`)) !==
        undefined,
    );
  const databaseTime = async () => (await own.db.one<{ now: Date }>(sql`select now()`)).now;

  it.each([
    ["new mails are asked for", /SEARCH UID (?!1:)\d+:\*/],
    ["it is asked which mails are still there", /SEARCH UID 1:\*/],
    ["flags are asked for", /FETCH 1:\d+ \(UID FLAGS/],
    ["mails are fetched", /BODY\.PEEK/],
  ])("deletes and skips nothing when %s", async (_when, command) => {
    for (const bytes of [0, 12, 40]) {
      const at = (await mails()).length;
      if (at === 0) {
        await deliver("1", "2", "3");
        await work();
        await stored(3);
        await looked(new Date(0));
      }
      const before = await mails();
      proxy.cut = { command, bytes };
      const cuts = proxy.cuts;
      await deliver(`neu ${bytes}`);
      await until(() => Promise.resolve(proxy.cuts > cuts));
      await stored(before.length + 1);
      await looked(await databaseTime());
      const after = await mails();
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.at(-1)).toMatchObject({ subject: `neu ${bytes}`, state: "received" });
    }
  });

  it("is opened again although its end could not be noted, as the database was away", async () => {
    await deliver("1");
    await work();
    await stored(1);
    await looked(new Date(0));
    // Counted although each of these statements is undone.
    await own.db.run(sql`create sequence refusals`);
    await own.db.run(sql`
      create function refuse() returns trigger language plpgsql as $$
        begin perform nextval('refusals'); raise 'away'; end $$`);
    await own.db.run(sql`
      create trigger refuse before update on mailbox_syncs for each row when (new.holder is null)
        execute function refuse()`);
    await dovecot.kill();
    await until(
      async () =>
        (await own.db.maybe(sql`select 1 as two from refusals where last_value >= 2`)) !== undefined,
    );
    await own.db.run(sql`drop function refuse cascade`);
    await dovecot.start();
    await deliver("2");
    await stored(2);
  });

  it("does not take a mail for unreadable that three killed processes were at", async () => {
    await deliver("1");
    await work();
    await stored(1);
    await stop?.();
    await deliver("2");
    await own.db.run(sql`update mailbox_syncs set attempts = 3`);
    await own.db.run(sql`
      update mail_folders set suspect_uid = 2, suspect_times = 3 where company_id = ${own.id} and role = 'inbox'`);
    await work();
    await stored(2);
    expect((await mails())[1]).toMatchObject({ subject: "2", state: "received" });
  });

  it("again and again at one mail makes that one unreadable, and the others come", async () => {
    proxy.poison = "Guten Tag Gift";
    await deliver("1", "Gift", "3");
    await work();
    await stored(3);
    expect((await mails()).map(({ state }) => state)).toEqual(["received", "unreadable", "received"]);
    expect(proxy.cuts).toBeGreaterThanOrEqual(4);
  });

  it("does not count while the server is away", async () => {
    proxy.poison = "Guten Tag Gift";
    await deliver("1", "Gift", "3");
    await work();
    await soon(async () => proxy.cuts >= 2);
    await dovecot.kill();
    const suspicion = async () =>
      (
        await own.db.one<{ most: number }>(sql`
        select max(suspect_times) as most from mail_folders where company_id = ${own.id}`)
      ).most;
    const before = await suspicion();
    const attempts = async () =>
      (
        await own.db.one<{ attempts: number }>(sql`
        select attempts from mailbox_syncs where company_id = ${own.id}`)
      ).attempts;
    const tried = await attempts();
    await soon(async () => (await attempts()) >= tried + 3);
    expect(await suspicion()).toBeLessThan(before + 3);
    proxy.poison = undefined;
    await dovecot.start();
    await stored(3);
    expect((await mails()).every(({ state }) => state === "received")).toBe(true);
  });
});
