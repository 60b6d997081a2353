import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { digestOf, newestSeal, type Seal, type SealedEntry, sealedColumns, sealOf } from "./seal-of";

const batchSize = 5_000;

/**
 * Seals unsealed entries in batches of 5,000, each seal chained to the one before. A periodic job, so that no
 * write waits for it; concurrent runs are serialised.
 * @returns the newest seal, if there is a new one
 */
export async function sealActivities(db: Db): Promise<Pick<Seal, "number" | "seal"> | undefined> {
  let newest: Pick<Seal, "number" | "seal"> | undefined;
  for (;;) {
    const seal = await db.transaction(sealBatch);
    newest = seal ?? newest;
    if (!seal || seal.entries < batchSize) return newest;
  }
}

async function sealBatch(tx: Db): Promise<Seal | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('activity_seals'))`);
  const entries = await tx.many<SealedEntry>(sql`
    select ${sealedColumns} from activities where sealed_by is null order by id limit ${batchSize}`);
  if (entries.length === 0) return undefined;
  const last = await newestSeal(tx);
  const lastAt = new Date(Math.max(...entries.map(entry => entry.at.getTime())));
  const content = {
    number: (last?.number ?? 0) + 1,
    entries: entries.length,
    lastAt,
    digest: digestOf(entries),
  };
  const seal = sealOf(last?.seal, content);
  await tx.run(sql`
    insert into activity_seals (number, entries, last_at, digest, seal)
    values (${content.number}, ${content.entries}, ${lastAt}, ${content.digest}, ${seal})`);
  const ids = entries.map(entry => entry.id);
  await tx.run(sql`update activities set sealed_by = ${content.number} where id = any(${ids}::uuid[])`);
  return { ...content, seal };
}
