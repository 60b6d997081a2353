import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { asking } from "../../../../tests/factories/asking";
import { mailboxFields } from "../../../../tests/factories/dovecot-mailbox";
import { ownCompany } from "../../../../tests/factories/own-company";
import { until } from "../../../../tests/factories/until";
import { indexMails } from "./index-mails";
import { recordWords } from "./mail-words";
import { purgeWords } from "./purge-words";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8,localhost", SMTP_LIMIT: "9" });
const api = () => asking(own.db, own.manager);

async function mailboxWith(address: string, text: string): Promise<string> {
  const { id } = await api().smtpSettings.add(mailboxFields(address, 9));
  await receive(id, text);
  return id;
}
async function receive(setting: string, text: string): Promise<string> {
  const id = newId();
  await own.db.run(sql`
    insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, from_name, from_address, to_addresses,
      cc_addresses, subject, text, read, starred, labels, sent_at)
    values (${id}, ${own.id}, ${setting}, 'inbox', ${newId()}, '', '', 'a@b.example', '{}', '{}', '', ${text}, false, false,
      '{}', now())`);
  await indexMails(own.db);
  return id;
}
const words = async () =>
  (await own.db.many<{ word: string }>(sql`select word from mail_words where company_id = ${own.id}`)).map(
    ({ word }) => word,
  );

describe("the words of a company's mails", () => {
  it("are deleted with the mailbox that alone had them", async () => {
    const leaving = await mailboxWith("leaving@kontor.example", "Gehaltsabrechnung von O'Neill\\Wagner");
    await mailboxWith("staying@kontor.example", "Lieferschein von Wagner");
    expect(await words()).toEqual(expect.arrayContaining(["gehaltsabrechnung", "lieferschein", "wagner"]));
    await own.db.run(sql`delete from graphile_worker._private_jobs`);
    await api().smtpSettings.remove({ id: leaving });
    const [job] = await own.db.many<{ payload: { companyId: string } }>(sql`
      select payload from graphile_worker._private_jobs p join graphile_worker.jobs j on j.id = p.id
      where j.task_identifier = 'purge_mail_words'`);
    await purgeWords(own.db, job?.payload.companyId);
    const left = await words();
    expect(left).toEqual(expect.arrayContaining(["lieferschein", "wagner"]));
    expect(left).not.toContain("gehaltsabrechnung");
  });

  it("are deleted by the daily run after their last mail was", async () => {
    const setting = await mailboxWith("daily@kontor.example", "Urlaubsantrag");
    const id = await receive(setting, "Urlaubsantrag, Kündigung");
    await own.db.run(sql`delete from emails where id = ${id}`);
    await purgeWords(own.db);
    expect(await words()).toContain("urlaubsantrag");
    expect(await words()).not.toContain("kundigung");
  });

  it("are kept for a mail that is stored while they are looked through", async () => {
    const setting = await mailboxWith("meanwhile@kontor.example", "Inventur");
    const [{ id }] = [
      await own.db.one<{ id: string }>(sql`
      select id from emails where smtp_setting_id = ${setting}`),
    ];
    await own.db.run(sql`delete from emails where id = ${id}`);
    let purging: Promise<void> | undefined;
    await own.db.transaction(async tx => {
      await recordWords(tx, own.id, ["inventur"]);
      purging = purgeWords(own.db, own.id);
      await until(async () => {
        const waiting = await own.db.many(sql`
          select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
        return waiting.length > 0;
      });
      await tx.run(sql`
        insert into emails (id, company_id, smtp_setting_id, folder, thread_id, message_id, from_name, from_address,
          to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at, terms)
        values (${newId()}, ${own.id}, ${setting}, 'inbox', ${newId()}, '', '', 'a@b.example', '{}', '{}', '', 'Inventur',
          false, false, '{}', now(), array_to_tsvector('{inventur}'))`);
    });
    await purging;
    expect(await words()).toContain("inventur");
  });
});
