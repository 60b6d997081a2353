import type { Socket } from "node:net";
import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addMailbox, deliverTo } from "../../../../tests/factories/dovecot-mailbox";
import { ownCompany } from "../../../../tests/factories/own-company";
import { until } from "../../../../tests/factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { localProxy } from "../../../../tests/fakes/local-proxy";
import { silentServer } from "../../../../tests/fakes/silent-server";
import { changeEmails } from "./change-emails";
import { superviseMailboxes } from "./supervise-mailboxes";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "99" });
const intervals = { visit: 100, answer: 2_000, scan: 5_000, renew: 10_000 };

/** Stands before the server and counts what each open connection was told to do. */
async function countingProxy(target: number) {
  const open = new Map<Socket, string>();
  let commands = "";
  let most = 0;
  const proxy = await localProxy(target, (client, upstream) => {
    client.on("close", () => open.delete(client));
    open.set(client, "");
    most = Math.max(most, open.size);
    client.on("data", (data: Buffer) => {
      open.set(client, data.toString("latin1"));
      commands += data.toString("latin1");
    });
    client.pipe(upstream);
    upstream.pipe(client);
  });
  return {
    ...proxy,
    idling: () => [...open.values()].filter(last => / IDLE/.test(last)).length,
    open: () => open.size,
    most: () => most,
    takeCommands() {
      const taken = commands;
      commands = "";
      return taken;
    },
  };
}

describe.skipIf(!hasDovecot)("mailboxes without a connection of their own", () => {
  let dovecot: Dovecot;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  afterEach(async () => {
    await stop?.();
    stop = undefined;
  });

  const user = (name: string) => `${name}.${own.id}@kontor.example`;
  const add = (name: string, imapPort = dovecot.port) => addMailbox(own, user(name), imapPort);
  const deliver = (name: string, subject: string) => deliverTo(dovecot, user(name), { subject });
  const subjects = async () =>
    (
      await own.db.many<{ subject: string }>(sql`
        select subject from emails where company_id = ${own.id} order by subject`)
    ).map(({ subject }) => subject);
  const looks = async () =>
    (
      await own.db.one<{ looks: Date[] }>(sql`
        select array_agg(looked_at order by smtp_setting_id) as looks from mailbox_syncs
        where company_id = ${own.id}`)
    ).looks;
  const work = async (connections: number) => {
    stop = await superviseMailboxes(own.db, { connections, intervals });
  };

  it("are visited again and again: mail comes, and what is done here reaches the server", async () => {
    await deliver("a", "1");
    await add("a");
    await work(0);
    await until(async () => (await subjects()).join() === "1");
    await deliver("a", "2");
    await until(async () => (await subjects()).join() === "1,2");
    const ids = await own.db.many<{ id: string }>(sql`select id from emails where company_id = ${own.id}`);
    await changeEmails(
      own.db,
      own.id,
      ids.map(({ id }) => id),
      { read: true },
    );
    await until(
      async () =>
        (await own.db.one<{ open: number }>(sql`select count(*) as open from mailbox_changes`)).open === 0,
    );
  });

  it("are only asked for their state where nothing has happened, also after the worker was started again", async () => {
    await using proxy = await countingProxy(dovecot.port);
    await deliver("a", "1");
    await add("a", proxy.port);
    await work(0);
    await until(async () => (await subjects()).join() === "1");
    // The second look at the latest finds nothing new.
    const visited = async (times: number) => {
      for (let at = 0; at < times; at++) {
        const [before] = await looks();
        await until(async () => (await looks())[0]?.getTime() !== before?.getTime());
      }
    };
    await visited(3);
    await stop?.();
    proxy.takeCommands();
    await work(0);
    await visited(2);
    const commands = proxy.takeCommands();
    expect(commands).toMatch(/ STATUS INBOX /);
    expect(commands).not.toMatch(/ (SELECT|FETCH|SEARCH) /);
    await until(() => Promise.resolve(proxy.open() === 0));
  });

  it("take turns beside those that have one, and all get their mail", async () => {
    await using proxy = await countingProxy(dovecot.port);
    const names = ["a", "b", "c", "d", "e"];
    for (const name of names) {
      await deliver(name, `${name}1`);
      await add(name, proxy.port);
    }
    await work(2);
    await until(async () => (await subjects()).length === names.length);
    await until(() => Promise.resolve(proxy.idling() === 2));
    for (const name of names) await deliver(name, `${name}2`);
    await until(async () => (await subjects()).length === 2 * names.length);
    expect(proxy.idling()).toBeLessThanOrEqual(2);
  });

  it.each([
    ["before it greets", ""],
    ["after its greeting", "* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n"],
  ])("are not held up by forty whose server hangs %s", async (_when, greeting) => {
    await using silent = await silentServer(greeting);
    for (let at = 0; at < 40; at++) await add(`still${at}`, silent.port);
    await work(0);
    const failed = async () =>
      own.db.many<{ step: string; attempts: number; later: boolean }>(sql`
        select failed_step as step, attempts, next_try_at > now() as later from mailbox_syncs
        where company_id = ${own.id} and state = 'failed'`);
    await until(async () => (await failed()).length === 40);
    for (const one of await failed()) expect(one).toMatchObject({ step: "port", attempts: 1, later: true });
    // All are tried again at once; they hang in places of their own.
    await own.db.run(sql`update mailbox_syncs set next_try_at = null where company_id = ${own.id}`);
    await deliver("a", "1");
    await add("a");
    await until(async () => (await subjects()).join() === "1");
  });
});
