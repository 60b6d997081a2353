import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/secret/process-key";

/** So many of one kind for one address, company or place. */
export type Limit = {
  what: string;
  whom: string;
  most: number;
  /** Within the last hours: 24 at most, for then counts are swept away. */
  hours: number;
};

// Keyed, so that the table tells neither who was meant nor what for.
const hashOf = ({ what, whom }: Limit) =>
  createHmac("sha256", keyFor("limit"))
    .update(JSON.stringify([what, whom]))
    .digest();

/** Counts one more, where there is room for it; false where there is none. Many at once come one after the other. */
export async function countWithin(db: Db, limit: Limit): Promise<boolean> {
  const counted = hashOf(limit);
  const now = clock.now();
  const since = new Date(now.getTime() - limit.hours * 3_600_000);
  return db.transaction(async tx => {
    await tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`count ${counted.toString("hex")}`}, 0))`,
    );
    const added = await tx.run(sql`
      insert into counts (counted, at) select ${counted}, ${now}
      where (select count(*) from counts where counted = ${counted} and at > ${since}) < ${limit.most}`);
    return added === 1;
  });
}
