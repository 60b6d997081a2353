import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import {
  digestOf,
  type Seal,
  type SealedEntry,
  sealedColumns,
  sealOf,
} from "~/domain/operations/activity/seal-of";
import { type Finding, findings } from "./finding";

/** Verifies every seal of the activity log against its entries and the previous seal, batch by batch. */
export async function examineLog(db: Db): Promise<Finding[]> {
  const report: Finding[] = [];
  const seals = await db.many<Seal & { forgotten: boolean }>(sql`
    select number, entries, last_at as "lastAt", digest, seal, forgotten_at is not null as forgotten
    from activity_seals order by number`);
  let before: Buffer | undefined;
  for (const [index, one] of seals.entries()) {
    if (one.number !== index + 1 || !sealOf(before, one).equals(one.seal))
      report.push({
        what: "seal of the activity log that does not fit the one before it",
        id: `${one.number}`,
      });
    before = one.seal;
    const entries = await db.many<SealedEntry>(
      sql`select ${sealedColumns} from activities where sealed_by = ${one.number} order by id`,
    );
    const whole = entries.length === one.entries && digestOf(entries).equals(one.digest);
    if (one.forgotten ? entries.length > 0 : !whole)
      report.push({ what: "entries of the activity log that their seal does not know", id: `${one.number}` });
  }
  // Backdated entries, or entries removed from a seal, are unsealed but older than the newest seal.
  const behind = await db.many<{ id: string }>(sql`
    select id from activities
    where sealed_by is null and at < (select max(last_at) from activity_seals) - interval '1 hour'`);
  return [
    ...report,
    ...findings(
      "entry of the activity log that came later than it says",
      behind.map(one => one.id),
    ),
  ];
}
