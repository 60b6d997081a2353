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

/** Adds mails of the outbox in each state; none of them is sent. */
export async function addMails(tx: Db): Promise<void> {
  for (const { to, purpose, subject, text, state, attempts, reason, hours } of demoMails) {
    const at = new Date(clock.now().getTime() - hours * 3_600_000);
    await tx.run(sql`
      insert into mails (id, user_id, company_id, to_address, subject, text, html, purpose, state, attempts, reason, created_at, sent_at)
      values (${demoId(`mail ${purpose} ${to}`)}, (select id from users where email_key = ${to}),
              (select company_id from users where email_key = ${to}), ${to}, ${subject}, ${text}, ${asHtml(text)}, ${purpose},
              ${state}, ${attempts}, ${reason}, ${at}, ${state === "sent" ? at : null})`);
  }
}
