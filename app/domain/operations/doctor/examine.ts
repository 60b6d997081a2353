import type { Db } from "~/db/connection";
import { settings } from "~/env";
import { StorageFault } from "~/integrations/storage/storage-fault";
import type { Storage } from "~/integrations/storage/storage-port";
import { storageSentence } from "~/integrations/storage/storage-sentence";
import { examineBytes } from "./examine-bytes";
import { examineLog } from "./examine-log";
import { examineReceipts } from "./examine-receipts";
import { examineRows } from "./examine-rows";
import type { Finding } from "./finding";

/**
 * Finds leftover, missing or stuck data in database and storage. Changes nothing. While the storage does not work, that is
 * the finding, and what needs it is not examined.
 */
export async function examine(db: Db, storage: Storage): Promise<{ ok: boolean; findings: Finding[] }> {
  const fault = await storage.check().then(
    () => undefined,
    error => (error instanceof StorageFault ? error : Promise.reject(error)),
  );
  const findings = [
    ...(await examineRows(db)),
    ...(await examineLog(db)),
    ...(fault
      ? [{ what: storageSentence(fault, settings()), id: fault.kind }]
      : [...(await examineBytes(db, storage)), ...(await examineReceipts(db, storage))]),
  ];
  return { ok: findings.length === 0, findings };
}
