import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import sql from "sql-template-tag";
import type { Storage } from "~/contract/system";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { settings } from "~/env";
import { storageState } from "./storage-state";

/** Storage use: files by state and company, the database, the disk and this process's memory. */
export async function readStorage(db: Db): Promise<Storage> {
  const { DATA_DIR, FILE_STORE, s3 } = settings();
  const [files, companies, size, disk, state] = await Promise.all([
    db.many<Storage["files"][number]>(sql`
      select status, count(*) as files, sum(bytes)::bigint as bytes from files group by status order by status`),
    db.many<Storage["companies"][number]>(sql`
      select c.id, c.name, count(*) as files, sum(f.bytes)::bigint as bytes from files f
      join companies c on c.id = f.company_id group by c.id, c.name order by bytes desc, c.name collate natural_order limit 10`),
    db.one<{ bytes: number }>(sql`select pg_database_size(current_database()) as bytes`),
    statfs(resolve(DATA_DIR)),
    storageState(),
  ]);
  return {
    files,
    companies,
    bucket: FILE_STORE === "s3" && s3 ? s3.bucket : null,
    state,
    databaseBytes: size.bytes,
    freeBytes: disk.bavail * disk.bsize,
    memoryBytes: process.memoryUsage.rss(),
    maxMemoryBytes: process.resourceUsage().maxRSS * 1024,
    since: new Date(clock.now().getTime() - process.uptime() * 1000),
  };
}
