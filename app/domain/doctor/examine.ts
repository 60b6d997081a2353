import type { Db } from "~/db/connection";
import type { Storage } from "~/integrations/storage/disk";
import { examineBytes } from "./examine-bytes";
import { examineLog } from "./examine-log";
import { examineRows } from "./examine-rows";
import type { Finding } from "./finding";

/** Whether anything is left over, missing or stuck, in the database and in the storage. Changes nothing. */
export async function examine(db: Db, storage: Storage): Promise<{ ok: boolean; findings: Finding[] }> {
  const findings = [
    ...(await examineRows(db)),
    ...(await examineBytes(db, storage)),
    ...(await examineLog(db)),
  ];
  return { ok: findings.length === 0, findings };
}
