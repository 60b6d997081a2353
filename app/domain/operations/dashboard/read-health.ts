import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import sql from "sql-template-tag";
import type { Health } from "~/contract/dashboard";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { storageState } from "~/domain/operations/system/storage-state";
import { settings } from "~/env";

/** Files and mails that have waited longer than this are late. Reading a document takes minutes at most. */
const lateMs = 15 * 60_000;
/** Less free space than this endangers the database. Chosen: ten uploads of the largest size. */
const minFreeBytes = 1_000_000_000;

type PartState = Omit<Health, "since">;

/** The state of each part of the installation, and since when it is in it. */
export async function readHealth(db: Db): Promise<Health[]> {
  const [states, recorded] = await Promise.all([
    readStates(db),
    db.many<{ part: string; state: string; since: Date }>(sql`select part, state, since from health_states`),
  ]);
  return states.map(current => {
    const unchanged = recorded.find(({ part, state }) => part === current.part && state === current.state);
    return { ...current, since: unchanged?.since ?? null };
  });
}

/** Stores since when each part has been in its state. Called by the sweep. */
export async function recordHealth(db: Db): Promise<void> {
  for (const { part, state } of await readStates(db))
    await db.run(sql`
      insert into health_states as h (part, state, since) values (${part}, ${state}, ${clock.now()})
      on conflict (part) do update set state = excluded.state, since = excluded.since where h.state <> excluded.state`);
}

async function readStates(db: Db): Promise<PartState[]> {
  const late = new Date(clock.now().getTime() - lateMs);
  const [row, disk, store] = await Promise.all([
    db.one<{
      unread: number;
      stuck: number;
      mails: number;
      lateMails: number;
      failed: number;
      answers: number;
    }>(sql`
      select (select count(*) from files where status in ('queued', 'reading', 'indexing')) as unread,
             (select count(*) from files where status in ('queued', 'reading', 'indexing') and created_at < ${late}) as stuck,
             (select count(*) from mails where state = 'waiting') as mails,
             (select count(*) from mails where state = 'waiting' and created_at < ${late}) as "lateMails",
             coalesce(sum(failed), 0)::bigint as failed, coalesce(sum(answered), 0)::bigint as answers
      from day_counts where day >= ${clock.now()}::date`),
    statfs(resolve(settings().DATA_DIR)),
    storageState(),
  ]);
  const free = disk.bavail * disk.bsize;
  const mail = settings().SMTP_URL ? (row.lateMails > 0 ? "late" : "ok") : "off";
  const broken = row.failed >= 5 && row.failed > row.answers;
  return [
    { part: "mail", state: mail, amount: row.mails },
    { part: "index", state: row.stuck > 0 ? "late" : "ok", amount: row.unread },
    { part: "database", state: "ok", amount: null },
    store === "ready"
      ? { part: "storage", state: free < minFreeBytes ? "late" : "ok", amount: free }
      : { part: "storage", state: "broken", amount: null, fault: store },
    { part: "provider", state: broken ? "broken" : row.failed >= 5 ? "late" : "ok", amount: row.failed },
  ];
}
