import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { purgeVisitorQuestions } from "~/domain/chats/visitor/purge-visitor-questions";
import { purgeVisitors } from "~/domain/feedback/feedback/purge-visitors";
import { purgeRetired } from "~/domain/identity/session/refresh-session";
import { purgeUnverified } from "~/domain/identity/sign-up/purge-unverified";
import { draftDays } from "~/domain/outbox/sending/draft-sending";

/** How long sent and failed mails are kept, to answer questions about missing ones. */
const mailDays = 90;

/** How long it can be looked up what became of many files uploaded at once. */
const batchDays = 30;

/** Claims end three years after the year that they arose in (§§ 195, 199 BGB); until then a deletion can be proven. */
const receiptDays = 4 * 366;

/** Thirteen months, so that a month can be compared with the same of the year before. */
const modelCallDays = 400;

const hours = (count: number) => new Date(clock.now().getTime() - count * 3_600_000);

/**
 * Deletes expired data: request ids, failed sign-ins, uploaded imports, used human checks, counts, retired
 * generations and ended sessions after a day; who asked on a day after three; unsent forms, expired sessions, links, mailed codes and changes of address; devices not seen
 * for 90 days, batches of uploads and questions of visitors after 30, mails after as many, unverified registrations after 14; expired Google approvals, and nonces after a day; words and addresses of the public form after two years.
 */
export async function purgeExpired(db: Db): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys
    where created_at < ${hours(24)}
       or (status is null and not done and coalesce(alive_at, created_at) < clock_timestamp() - interval '1 minute')`);
  await db.run(sql`delete from sign_in_failures where at < ${hours(24)}`);
  await db.run(sql`delete from people_imports where created_at < ${hours(24)}`);
  await db.run(sql`delete from human_checks where at < ${hours(24)}`);
  await db.run(sql`delete from day_askers where day < ${hours(72)}::date`);
  await db.run(sql`delete from rate_limits where last_at < ${hours(24)}`);
  await db.run(sql`delete from links where expires_at < ${clock.now()}`);
  await db.run(sql`delete from unsent_forms where expires_at < ${clock.now()}`);
  await db.run(sql`delete from ended_sessions where ended_at < ${hours(24)}`);
  await db.run(sql`delete from mailed_codes where expires_at < ${clock.now()}`);
  await db.run(sql`delete from email_changes where expires_at < ${clock.now()}`);
  await db.run(sql`delete from waiting_identities where expires_at < ${clock.now()}`);
  await db.run(sql`delete from used_nonces where at < ${hours(24)}`);
  await db.run(sql`delete from sessions where refresh_until < ${clock.now()}`);
  await db.run(sql`delete from batches where created_at < ${hours(batchDays * 24)}`);
  // Claims end three years after the year that they arose in (§§ 195, 199 BGB).
  await db.run(sql`
    delete from contract_declarations where state <> 'open' and received_at < ${hours(4 * 366 * 24)}`);
  await db.run(sql`delete from deletion_receipts where deleted_at < ${hours(receiptDays * 24)}`);
  await db.run(sql`delete from model_calls where created_at < ${hours(modelCallDays * 24)}`);
  await db.run(sql`delete from provider_breakers where updated_at < ${hours(24)}`);
  await purgeRetired(db);
  await db.run(sql`delete from mails where created_at < ${hours(mailDays * 24)}`);
  await db.run(
    sql`delete from mail_sendings where state = 'draft' and created_at < ${hours(draftDays * 24)}`,
  );
  await db.run(sql`delete from known_devices where seen_at < ${hours(90 * 24)}`);
  await purgeVisitors(db);
  await purgeVisitorQuestions(db);
  await db.transaction(tx => purgeUnverified(tx, sql`created_at < ${hours(14 * 24)}`));
}
