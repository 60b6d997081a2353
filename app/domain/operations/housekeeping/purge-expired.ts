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

/** Claims end three years after the year that they arose in (§§ 195, 199 BGB): receipts and declarations prove until then. */
const proofDays = 4 * 366;

/** Thirteen months, so that a month can be compared with the same of the year before. */
const modelCallDays = 400;

/** How long a device that is no longer used counts as known. */
const deviceDays = 90;

/** How long a registration waits for the verification of its address. */
const unverifiedDays = 14;

const hoursAgo = (hours: number) => new Date(clock.now().getTime() - hours * 3_600_000);
const daysAgo = (days: number) => hoursAgo(days * 24);

/** Deletes everything that has expired, each kind after its own time. Called by the sweep. */
export async function purgeExpired(db: Db): Promise<void> {
  await db.run(sql`
    delete from idempotency_keys
    where created_at < ${hoursAgo(24)}
       or (status is null and not done and coalesce(alive_at, created_at) < clock_timestamp() - interval '1 minute')`);
  await db.run(sql`delete from sign_in_failures where at < ${hoursAgo(24)}`);
  await db.run(sql`delete from people_imports where created_at < ${hoursAgo(24)}`);
  await db.run(sql`delete from human_checks where at < ${hoursAgo(24)}`);
  await db.run(sql`delete from day_askers where day < ${daysAgo(3)}::date`);
  await db.run(sql`delete from rate_limits where last_at < ${hoursAgo(24)}`);
  await db.run(sql`delete from links where expires_at < ${clock.now()}`);
  await db.run(sql`delete from used_links where expires_at < ${clock.now()}`);
  await db.run(sql`delete from unsent_forms where expires_at < ${clock.now()}`);
  await db.run(sql`delete from ended_sessions where ended_at < ${hoursAgo(24)}`);
  await db.run(sql`delete from mailed_codes where expires_at < ${clock.now()}`);
  await db.run(sql`delete from email_changes where expires_at < ${clock.now()}`);
  await db.run(sql`delete from waiting_identities where expires_at < ${clock.now()}`);
  await db.run(sql`delete from used_nonces where at < ${hoursAgo(24)}`);
  await db.run(sql`delete from sessions where refresh_until < ${clock.now()}`);
  await db.run(sql`delete from batches where created_at < ${daysAgo(batchDays)}`);
  await db.run(sql`
    delete from contract_declarations where state <> 'open' and received_at < ${daysAgo(proofDays)}`);
  await db.run(sql`delete from deletion_receipts where deleted_at < ${daysAgo(proofDays)}`);
  await db.run(sql`delete from model_calls where created_at < ${daysAgo(modelCallDays)}`);
  await db.run(sql`delete from provider_breakers where updated_at < ${hoursAgo(24)}`);
  await purgeRetired(db);
  await db.run(sql`delete from mails where created_at < ${daysAgo(mailDays)}`);
  await db.run(sql`delete from mail_sendings where state = 'draft' and created_at < ${daysAgo(draftDays)}`);
  await db.run(sql`delete from known_devices where seen_at < ${daysAgo(deviceDays)}`);
  await purgeVisitors(db);
  await purgeVisitorQuestions(db);
  await db.transaction(tx => purgeUnverified(tx, sql`created_at < ${daysAgo(unverifiedDays)}`));
}
