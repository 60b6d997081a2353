import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { demoMails } from "~/db/seed/mails";

const asHtml = (text: string) =>
  text === ""
    ? ""
    : `<!doctype html><html lang="de"><meta charset="utf-8"><title></title><body style="font:16px/1.5 sans-serif">${text
        .split("\n\n")
        .map(part => `<p>${part}</p>`)
        .join("")}</body></html>`;

/** Adds mails of the outbox that were sent, failed or came back; none of them is sent. */
export async function addMails(tx: Db): Promise<void> {
  // Read once, because mails of the same hour keep their order.
  const now = clock.now().getTime();
  const ago = (hours: number) => new Date(now - hours * 3_600_000);
  for (const { to, purpose, subject, text, state, attempts, reason, hours, by, undelivered } of demoMails) {
    const at = ago(hours);
    await tx.run(sql`
      insert into mails (id, user_id, company_id, to_address, subject, text, html, purpose, state, attempts, reason, created_at, sent_at, failed_at,
        requested_by, undelivered_at, undelivered_reason)
      values (${demoId(`mail ${purpose} ${to}`)}, (select id from users where email_key = ${to}),
              (select company_id from users where email_key = ${to}), ${to}, ${subject}, ${text}, ${asHtml(text)}, ${purpose},
              ${state}, ${attempts}, ${reason}, ${at}, ${state === "sent" ? at : null},
              ${state === "failed" ? at : null}, ${by ? demoId(by) : null}, ${undelivered ? ago(undelivered.hours) : null},
              ${undelivered?.reason ?? ""})`);
  }
}
