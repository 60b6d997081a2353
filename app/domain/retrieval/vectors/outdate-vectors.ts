import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Increments the divisions' vector versions, which outdates cached vectors after the commit. */
export async function outdateVectors(tx: Db, divisionIds: string[]): Promise<void> {
  await tx.run(sql`
    insert into division_versions (division_id, version, vectors) select d, 0, 1 from unnest(${divisionIds}::uuid[]) d
    on conflict (division_id) do update set vectors = division_versions.vectors + 1`);
}
