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
  for (const [index, stored] of seals.entries()) {
    const id = `${stored.number}`;
    if (stored.number !== index + 1 || !sealOf(before, stored).equals(stored.seal))
      report.push({ what: "seal of the activity log that does not fit the one before it", id });
    before = stored.seal;
    const entries = await db.many<SealedEntry>(
      sql`select ${sealedColumns} from activities where sealed_by = ${stored.number} order by id`,
    );
    const whole = entries.length === stored.entries && digestOf(entries).equals(stored.digest);
    if (stored.forgotten ? entries.length > 0 : !whole)
      report.push({ what: "entries of the activity log that their seal does not know", id });
  }
  // Backdated entries, or entries removed from a seal, are unsealed but older than the newest seal.
  const backdated = await db.many<{ id: string }>(sql`
    select id from activities
    where sealed_by is null and at < (select max(last_at) from activity_seals) - interval '1 hour'`);
  return [
    ...report,
    ...findings(
      "entry of the activity log that came later than it says",
      backdated.map(({ id }) => id),
    ),
  ];
}
