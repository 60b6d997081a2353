import type { Db } from "~/db/connection";
import type { Storage } from "~/integrations/storage/disk";
import { examineBytes } from "./examine-bytes";
import { examineLog } from "./examine-log";
import { examineReceipts } from "./examine-receipts";
import { examineRows } from "./examine-rows";
import type { Finding } from "./finding";

/** Finds leftover, missing or stuck data in database and storage. Changes nothing. */
export async function examine(db: Db, storage: Storage): Promise<{ ok: boolean; findings: Finding[] }> {
  const findings = [
    ...(await examineRows(db)),
    ...(await examineBytes(db, storage)),
    ...(await examineLog(db)),
    ...(await examineReceipts(db, storage)),
  ];
  return { ok: findings.length === 0, findings };
}
