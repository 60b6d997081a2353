import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { requireLease } from "~/domain/mailbox/sync/lease";
import { asking } from "../../../../tests/factories/asking";
import { mailboxFields } from "../../../../tests/factories/dovecot-mailbox";
import { ownCompany } from "../../../../tests/factories/own-company";
import { until } from "../../../../tests/factories/until";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8,localhost", SMTP_LIMIT: "9" });

it("a mailbox is deleted after a worker has stored the mails at hand, and neither fails", async () => {
  const api = asking(own.db, own.manager);
  const { id } = await api.smtpSettings.add(mailboxFields("kim@kontor.example", 9));
  await own.db.run(sql`
    insert into mailbox_syncs (smtp_setting_id, company_id, holder) values (${id}, ${own.id}, 'worker')
    on conflict (smtp_setting_id) do update set holder = 'worker'`);
  let removing: Promise<unknown> | undefined;
  await own.db.transaction(async tx => {
    await requireLease(tx, { id, holder: "worker" });
    removing = api.smtpSettings.remove({ id });
    await until(async () => {
      const waiting = await own.db.many(sql`
        select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
      return waiting.length > 0;
    });
    await tx.run(sql`
      insert into mail_folders (id, company_id, smtp_setting_id, path, role)
      values (gen_random_uuid(), ${own.id}, ${id}, 'INBOX', 'inbox')`);
  });
  await removing;
  expect(await own.db.many(sql`select 1 as one from mail_folders where smtp_setting_id = ${id}`)).toEqual([]);
});
