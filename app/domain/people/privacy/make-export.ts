import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { storage } from "~/integrations/storage/storage";
import { exportDays } from "./sweep-exports";
import { type ExportTexts, zipExport } from "./zip-export";

/** Timeout for creating a .zip. */
const maxDurationMs = 10 * 60_000;

type ExportReader = {
  email: string;
  name: string;
  language: Language;
  timeZone: string;
  access: Access;
};
type ExportRequest = ExportReader & { id: string; userId: string; companyId: string | null };

export interface ExportOptions {
  signal: AbortSignal;
  /** The job is not retried after this attempt. */
  lastAttempt: boolean;
  /** What the .zip says to its reader. */
  texts: (reader: ExportReader) => ExportTexts;
  /** The mail: ready until the given time, or failed. */
  compose: (reader: ExportReader, end: { id: string; until: Date } | undefined) => MailMessage;
}

/**
 * Creates a waiting export: ready, or failed with a reason. That of a suspended user is dropped. Idempotent, so it can
 * be repeated after an interruption.
 */
export async function makeExport(db: Db, id: string, options: ExportOptions): Promise<void> {
  const request = await beginExport(db, id);
  if (!request) return dropOfSuspended(db, id);
  const limit = AbortSignal.timeout(maxDurationMs);
  try {
    await writeExport(db, request, options, AbortSignal.any([options.signal, limit]));
  } catch (error) {
    if (options.lastAttempt && !options.signal.aborted)
      await failExport(db, id, limit.aborted ? "export_timeout" : "export_failed", options.compose);
    else
      await db
        .run(sql`update exports set state = 'waiting' where id = ${id} and state = 'working'`)
        .catch(() => {});
    throw error;
  }
}

/** The select list of an {@link ExportRequest}, from exports e and users u. */
const requestColumns = sql`
  e.id, u.id as "userId", u.company_id as "companyId", u.email, ${personName} as name, u.language,
  u.time_zone as "timeZone", (select access from roles where id = u.role_id) as access`;

function beginExport(db: Db, id: string): Promise<ExportRequest | undefined> {
  return db.maybe<ExportRequest>(sql`
    update exports e set state = 'working' from users u
    where e.id = ${id} and e.state in ('waiting', 'working') and u.id = e.user_id and u.status = 'active'
    returning ${requestColumns}`);
}

/** A suspended user gets none, and may start another one after the suspension: a waiting one would be in its way. */
async function dropOfSuspended(db: Db, id: string): Promise<void> {
  await db.run(sql`
    delete from exports e using users u
    where e.id = ${id} and e.state in ('waiting', 'working') and u.id = e.user_id and u.status <> 'active'`);
}

async function writeExport(
  db: Db,
  request: ExportRequest,
  options: ExportOptions,
  signal: AbortSignal,
): Promise<void> {
  const key = newId();
  const draft = await storage().write(key, zipExport(db, request.userId, options.texts(request), signal));
  const until = new Date(clock.now().getTime() + exportDays * 24 * 3_600_000);
  try {
    await draft.keep();
    await db.transaction(async tx => {
      const updated = await tx.run(sql`
        update exports set state = 'ready', storage_key = ${key}, bytes = ${draft.bytes}, expires_at = ${until}
        where id = ${request.id} and state = 'working'`);
      // The user is gone, or another process has finished it.
      if (updated === 0) throw new NoLongerNeeded();
      await queueMail(tx, {
        to: request.email,
        companyId: request.companyId,
        purpose: "export_ready",
        onceKey: `export_ready:${request.id}`,
        message: options.compose(request, { id: request.id, until }),
      });
    });
  } catch (error) {
    await draft.drop();
    if (!(error instanceof NoLongerNeeded)) throw error;
  }
}

class NoLongerNeeded extends Error {}

/** Marks an export as failed for good, and mails its user. */
export async function failExport(
  db: Db,
  id: string,
  reason: "export_timeout" | "export_failed",
  compose: ExportOptions["compose"],
): Promise<void> {
  await db.transaction(async tx => {
    const failed = await tx.maybe<ExportRequest>(sql`
      update exports e set state = 'failed', reason = ${reason} from users u
      where e.id = ${id} and e.state in ('waiting', 'working') and u.id = e.user_id
      returning ${requestColumns}`);
    if (!failed) return;
    await queueMail(tx, {
      to: failed.email,
      companyId: failed.companyId,
      purpose: "export_failed",
      onceKey: `export_failed:${id}`,
      message: compose(failed, undefined),
    });
  });
}
