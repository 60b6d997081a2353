import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { demoAnswers } from "~/db/seed/email-answers";
import { demoEmails } from "~/db/seed/emails";
import { demoMailbox } from "~/db/seed/mail-settings";
import { safeHtml } from "~/integrations/mailbox/safe-html";
import { enqueue } from "~/queue/enqueue";
import { timedId } from "./timed-id";

const folders = { inbox: "INBOX", sent: "Sent", draft: "Drafts", spam: "Junk", trash: "Trash" };

/** Adds the mails of the demo company's mailbox, as if they had been fetched, and their answers. */
export async function addEmails(tx: Db): Promise<void> {
  const companyId = demoId(demoMailbox.company);
  // Read once, because ids contain times.
  const now = clock.now().getTime();
  const before = (hours: number) => new Date(now - hours * 3_600_000);
  const folderId = (role: string) => demoId(`mail folder ${role}`);
  for (const [role, path] of Object.entries(folders))
    await tx.run(sql`
      insert into mail_folders (id, smtp_setting_id, company_id, path, role, uid_validity, fetched_at, since, top_uid, low_uid,
        first_look_done)
      values (${folderId(role)}, ${demoId(`mailbox ${demoMailbox.email}`)}, ${companyId}, ${path}, ${role}, 1, ${before(2)}, ${before(90 * 24)}, 100, 1, true)`);
  const names = Object.fromEntries(demoEmails.map(({ address, from }) => [address, from]));
  for (const [at, mail] of demoEmails.entries()) {
    const id = timedId(`email ${at}`, before(mail.hours));
    const state = mail.written ?? (mail.folder === "sent" ? "sent" : "received");
    const reason = state === "failed" ? "refused: 550 5.1.1 Recipient address rejected: User unknown" : "";
    const threadId = mail.thread ? demoId(`email thread ${mail.thread}`) : id;
    const messageId = `<${at}@demo.example>`;
    const to = mail.to ?? demoMailbox.email;
    const reported = mail.reportsOn === undefined ? undefined : demoEmails[mail.reportsOn];
    await tx.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder_id, folder, uid, message_id, fingerprint, thread_id,
        from_name, from_address, to_addresses, cc_addresses, recipient_names, subject, text, html, safe_html, state,
        reason, read, starred, labels, sent_at, arrived_at, reported_message_id, undelivered_addresses)
      values (${id}, ${companyId}, ${demoId(`mailbox ${demoMailbox.email}`)}, ${mail.written ? null : folderId(mail.folder)}, ${mail.folder},
        ${mail.written ? null : 100 - at}, ${messageId}, ${messageId}, ${threadId}, ${mail.from}, ${mail.address},
        ${[to]}, ${[]}, ${JSON.stringify(names[to] ? { [to]: names[to] } : {})}, ${mail.subject},
        ${mail.text}, ${mail.html ?? null}, ${mail.html ? safeHtml(mail.html) : null}, ${state}, ${reason}, ${mail.read}, ${mail.starred}, ${mail.labels}, ${before(mail.hours)},
        ${before(mail.hours)}, ${reported ? `<${mail.reportsOn}@demo.example>` : ""}, ${reported?.to ? [reported.to] : []})`);
    if (mail.written === "waiting") {
      await tx.run(sql`update emails set send_at = sent_at where id = ${id}`);
      // The same key as when a user sends a mail, so that cancelling or rescheduling finds this job.
      await enqueue(tx, "send_email", { emailId: id }, { key: `email:${id}`, runAt: before(mail.hours) });
    }
    for (const [number, name] of mail.attachments.entries())
      await tx.run(sql`
        insert into email_attachments (id, company_id, email_id, number, name, type, size, part)
        values (${demoId(`email ${at} file ${number}`)}, ${companyId}, ${id}, ${number + 1}, ${name}, 'application/pdf',
          48200, '')`);
  }
  for (const answer of demoAnswers) {
    const mail = demoEmails[answer.email]!;
    const messageId = `<${answer.email}@demo.example>`;
    await tx.run(sql`
      insert into email_answers (id, company_id, division_id, smtp_setting_id, email_id, fingerprint, message_id,
        reference_ids, from_address, from_name, subject, question, language, state, reason, declined, support, sources,
        answerer, answer, reply_message_id, created_at)
      values (${timedId(`email answer ${answer.email}`, before(mail.hours))}, ${companyId},
        ${demoId(`${demoMailbox.company} ${demoMailbox.setting.division}`)}, ${demoId(`mailbox ${demoMailbox.email}`)},
        ${timedId(`email ${answer.email}`, before(mail.hours))}, ${messageId}, ${messageId}, ${[]}, ${mail.address},
        ${mail.from}, ${mail.subject}, ${answer.question}, 'de', ${answer.state}, ${answer.reason}, ${answer.declined},
        ${answer.support}, ${JSON.stringify(answer.sources)}::jsonb, 'builtin', ${answer.answer},
        ${`<answer-${answer.email}@demo.example>`}, ${before(mail.hours)})`);
  }
}
