import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";
import { enqueueReading } from "./enqueue-reading";
import { strandedArchives, strandedDivisions, strandedFiles } from "./stranded";

/** Enqueues a new job for every file, archive and division whose job is missing or has failed for good. */
export async function resumeStranded(db: Db): Promise<void> {
  await db.transaction(async tx => {
    const files = await tx.many<{ id: string; job: "read_file" | "delete_file" }>(strandedFiles);
    for (const { id, job } of files) {
      if (job === "read_file") await enqueueReading(tx, id);
      else await enqueue(tx, job, { fileId: id });
    }
    const archives = await tx.many<{ id: string }>(strandedArchives);
    for (const { id } of archives) await enqueue(tx, "unpack_archive", { itemId: id });
    const divisions = await tx.many<{ id: string }>(strandedDivisions);
    for (const { id } of divisions) await enqueue(tx, "delete_division", { divisionId: id });
  });
}
