import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import type { DeclarationReceipt } from "~/contract/declarations";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { emailKey } from "~/domain/core/actor/email-key";
import { keyFor } from "~/domain/core/secret/process-key";
import { hashOf } from "~/domain/core/secret/tokens";
import { queueMail } from "~/domain/outbox/mail/queue-mail";

/** How long the mailed link can carry a cancellation out. */
const linkDays = 14;

type Compose = (
  receipt: DeclarationReceipt,
  link: { token: string; endsAt: Date; company: string } | undefined,
) => MailMessage;
type Row = DeclarationReceipt & { id: string; email: string };

/**
 * Confirms a declaration by mail, once. If it cancels a renewing plan of the company whose data manager has the address,
 * ordinarily and not later than its paid period ends, the mail has a link that carries it out: only the owner of the
 * address can open it, and a stranger who types it in changes nothing.
 */
export async function mailReceipt(db: Db, declarationId: string, compose: Compose): Promise<void> {
  await db.transaction(async tx => {
    const row = await tx.maybe<Row>(sql`
      select id, kind, extraordinary, reason, name, contract, email, ends_on::text as "endsOn",
        received_at as "receivedAt", language, 'Europe/Berlin' as "timeZone"
      from contract_declarations where id = ${declarationId} for no key update`);
    if (!row) return;
    const company = await companyOf(tx, row.email);
    const endsAt = company?.endsAt;
    const carriesOut =
      row.kind === "cancellation" &&
      !row.extraordinary &&
      endsAt &&
      (row.endsOn === null || row.endsOn <= (company?.lastDay ?? ""));
    // A function of the id and of our key, so that a repeated job makes the same link.
    const token = createHmac("sha256", keyFor("link")).update(`declaration ${row.id}`).digest("base64url");
    if (company)
      await tx.run(sql`
        update contract_declarations set company_id = ${company.id},
          token_hash = ${carriesOut ? hashOf(token) : null},
          token_until = ${carriesOut ? new Date(clock.now().getTime() + linkDays * 86_400_000) : null}
        where id = ${row.id} and state = 'open'`);
    await queueMail(tx, {
      to: row.email,
      companyId: company?.id ?? null,
      onceKey: `declaration:${row.id}`,
      purpose: carriesOut ? "contract_link" : "contract_receipt",
      message: compose(
        { ...row, timeZone: company?.timeZone ?? row.timeZone },
        carriesOut && company ? { token, endsAt, company: company.name } : undefined,
      ),
    });
  });
}

type Company = {
  id: string;
  name: string;
  timeZone: string;
  endsAt: Date | null;
  /** The day of `endsAt` in the time zone of the company. */
  lastDay: string | null;
};

/** The company of the data manager with this address, and when the paid period of its renewing plan ends. */
function companyOf(tx: Db, email: string) {
  return tx.maybe<Company>(sql`
    select c.id, c.name, c.time_zone as "timeZone", s.period_ends_at as "endsAt",
      day_of(c.id, s.period_ends_at)::text as "lastDay"
    from users u join roles r on r.id = u.role_id and r.access = 'user' join companies c on c.id = u.company_id
    left join lateral (
      select period_ends_at from subscriptions s
      where s.company_id = c.id and s.provider_id is not null and s.days is null and s.period_ends_at is not null
        and s.state in ('active', 'past_due') and (s.ends_at is null or s.ends_at > ${clock.now()})
      order by s.starts_at desc limit 1) s on true
    where u.email_key = ${emailKey(email)} and u.status = 'active'`);
}
