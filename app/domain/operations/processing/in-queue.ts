import sql from "sql-template-tag";
import type { ProcessingFile } from "~/contract/processing";
import type { Db } from "~/db/connection";

type Place = { id: string; place: number; waiting: number };

/** Files with their places among those that wait, in the order in which workers take them. */
export async function inQueue<File extends Pick<ProcessingFile, "id" | "status">>(
  db: Db,
  files: File[],
): Promise<(File & { place: number | null; waiting: number })[]> {
  const ids = files.flatMap(({ id, status }) => (status === "queued" ? [id] : []));
  const places = ids.length > 0 ? await placesOf(db, ids) : [];
  return files.map(file => {
    const { place, waiting } = places.find(({ id }) => id === file.id) ?? { place: null, waiting: 0 };
    return { ...file, place, waiting };
  });
}

function placesOf(db: Db, ids: string[]): Promise<Place[]> {
  return db.many<Place>(sql`
    with queue as (
      select payload ->> 'fileId' as id, row_number() over (order by priority, run_at, j.id) as place,
             count(*) over () as waiting
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'read_file' and locked_at is null and attempts < max_attempts
    )
    select id, min(place) as place, min(waiting) as waiting from queue where id = any(${ids}::text[]) group by id`);
}
