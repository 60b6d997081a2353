import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import type { Db } from "~/db/connection";
import { mailboxChannel } from "~/domain/core/mailbox/wake-mailbox";
import { addMailbox } from "../../../../tests/factories/dovecot-mailbox";
import { ownCompany } from "../../../../tests/factories/own-company";
import { until } from "../../../../tests/factories/until";
import { readMailboxState } from "./read-mailbox-state";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "20" });

describe("a data manager with twenty mailboxes", () => {
  it("has all of them fetched when the mails are opened, and waits no longer than with one", async () => {
    const woken = new Set<string>();
    const stop = await own.db.listen(mailboxChannel, id => void woken.add(id));
    const [first] = await mailboxes(1);
    const statements = await countRuns(db => readMailboxState(db, own.manager));
    await until(async () => woken.has(first!));
    await mailboxes(19);
    await own.db.run(sql`update mailbox_syncs set looked_at = now() - interval '1 hour'`);
    woken.clear();
    expect(await countRuns(db => readMailboxState(db, own.manager))).toBe(statements);
    await until(async () => woken.size === 20);
    await stop();
  });
});

/** Adds mailboxes that were looked at an hour ago. */
async function mailboxes(count: number): Promise<string[]> {
  const added: string[] = [];
  for (let at = 0; at < count; at++) {
    const { id } = await addMailbox(own, `post-${count}-${at}@kontor.example`, 1143);
    added.push(id);
    await own.db.run(sql`
      insert into mailbox_syncs (smtp_setting_id, company_id, state, looked_at)
      values (${id}, ${own.id}, 'watching', now() - interval '1 hour')
      on conflict (smtp_setting_id) do update set state = 'watching', looked_at = excluded.looked_at`);
  }
  return added;
}

/** How many statements that return no rows are run one after another. */
async function countRuns(work: (db: Db) => Promise<unknown>): Promise<number> {
  let runs = 0;
  const counting: Db = {
    many: query => own.db.many(query),
    one: query => own.db.one(query),
    maybe: query => own.db.maybe(query),
    transaction: inner => own.db.transaction(inner),
    run: query => {
      runs += 1;
      return own.db.run(query);
    },
  };
  await work(counting);
  return runs;
}
