import sql, { raw } from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addMailbox, deliverTo } from "../../../../tests/factories/dovecot-mailbox";
import { untilTried } from "../../../../tests/factories/mailbox-tries";
import { ownCompany } from "../../../../tests/factories/own-company";
import { intervals } from "../../../../tests/factories/quick-intervals";
import { until } from "../../../../tests/factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { superviseMailboxes } from "./supervise-mailboxes";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });

describe.skipIf(!hasDovecot)("a mail that the database refuses", () => {
  let dovecot: Dovecot;
  let user = "";
  let setting = "";
  let stop: (() => Promise<void>) | undefined;
  const logged = vi.spyOn(console, "error");
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(async () => {
    logged.mockRestore();
    await dovecot.stop();
  });
  beforeEach(async () => {
    logged.mockReset().mockImplementation(() => {});
    user = `${own.id}@kontor.example`;
    setting = (await addMailbox(own, user, dovecot.port)).id;
    // Counted although each of these statements is undone.
    await own.db.run(sql`create sequence refusals`);
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await own.db.run(sql`drop function if exists refuse cascade`);
    await own.db.run(sql`drop sequence refusals`);
  });

  const deliver = async (...subjects: string[]) => {
    for (const subject of subjects) await deliverTo(dovecot, user, { subject });
  };
  const work = async () => {
    stop = await superviseMailboxes(own.db, { intervals });
  };
  /** The database refuses mails of this subject with this SQLSTATE. */
  const refuse = (subject: string, state: string) =>
    own.db.run(
      raw(`
      create or replace function refuse() returns trigger language plpgsql as $$
        begin perform nextval('refusals'); raise 'refused' using errcode = '${state}'; end $$;
      create trigger refuse before insert on emails for each row when (new.subject = '${subject}')
        execute function refuse()`),
    );
  const refusals = async () =>
    (
      await own.db.one<{ count: number }>(sql`
      select case when is_called then last_value else 0 end as count from refusals`)
    ).count;
  const mails = () =>
    own.db.many<{ uid: number; subject: string; state: string; text: string }>(sql`
      select uid, subject, state, text from emails where company_id = ${own.id} and not stale order by uid`);
  const soon = (holds: () => Promise<boolean>) => untilTried(own.db, setting, holds);
  const stored = (count: number) => soon(async () => (await mails()).length === count);

  it.each([
    ["a value that a column does not take", "22021"],
    ["a broken constraint", "23514"],
  ])("for %s is unreadable, and the others of its folder come", async (_why, state) => {
    await refuse("Gift", state);
    await deliver("1", "Gift", "3");
    await work();
    await stored(3);
    expect((await mails()).map(({ subject, state: how }) => [subject, how])).toEqual([
      ["1", "received"],
      ["", "unreadable"],
      ["3", "received"],
    ]);
    // Also among new mails, which are stored with another cursor.
    await deliver("Gift", "5");
    await stored(5);
    expect((await mails()).map(({ state: how }) => how).slice(3)).toEqual(["unreadable", "received"]);
    await until(
      async () =>
        (await own.db.maybe(sql`
          select 1 as fine from mailbox_syncs where state = 'watching' and failed_step is null limit 1`)) !==
        undefined,
    );
  });

  it("is told to the operator with the reason, without what it says", async () => {
    await refuse("Gift", "22021");
    await deliver("Gift");
    await work();
    await stored(1);
    const [line = ""] = logged.mock.calls.map(call => call.map(String).join(" "));
    expect(line).toMatch(/UID 1\) is unreadable.* 22021$/);
    expect(line).not.toContain("Gift");
  });

  it("while the database is away is no mail of bad content: it comes once the database is back", async () => {
    await refuse("Gift", "57P03");
    await deliver("1", "Gift", "3");
    await work();
    await soon(async () => (await refusals()) >= 4);
    expect(await mails()).toEqual([]);
    await own.db.run(sql`drop function refuse cascade`);
    await stored(3);
    expect((await mails()).every(({ state }) => state === "received")).toBe(true);
  });
});
