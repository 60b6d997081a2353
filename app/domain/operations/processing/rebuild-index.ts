import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueueSync } from "~/domain/retrieval/milvus/milvus-retrieval";
import { milvusServer } from "~/domain/retrieval/retrieval";

/**
 * Has the index in Milvus built anew beside the present one, which is searched until the new one holds everything.
 * @throws AppError not_found without Milvus
 */
export async function rebuildIndex(db: Db): Promise<Record<string, never>> {
  if (!milvusServer()) throw new AppError("not_found");
  await db.transaction(async tx => {
    await tx.run(sql`update index_engine set rebuild_at = ${clock.now()}`);
    await enqueueSync(tx);
  });
  return {};
}
