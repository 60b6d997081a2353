import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** Channel on which the id of a file is said when something about it has changed. */
export const filesChannel = "files";
/** Channel on which the id of a division is said when its passages have changed. */
export const passagesChannel = "passages";

/** Pages that show these files look again, once the transaction is through. */
export async function tellFiles(tx: Db, fileIds: string[]): Promise<void> {
  await tx.run(sql`select pg_notify(${filesChannel}, id) from unnest(${fileIds}::text[]) as id`);
}

/** Indexes in memory over this division know that they are old, once the transaction is through. */
export async function tellPassages(tx: Db, divisionId: string): Promise<void> {
  await tx.run(sql`
    insert into division_versions (division_id) values (${divisionId})
    on conflict (division_id) do update set version = division_versions.version + 1`);
  await tx.run(sql`select pg_notify(${passagesChannel}, ${divisionId})`);
}
