import { type Database, isUnreachable } from "~/db/connection";
import { notifyPlanEnds } from "~/domain/billing/payment/notify-plan-ends";
import { resumeEmbedding } from "~/domain/chats/embedding/resume-embedding";
import { endLostCalls } from "~/domain/chats/model/settle-call";
import { resumeClosing } from "~/domain/companies/company/close-company";
import { remindOverdue } from "~/domain/companies/invoicing/remind-overdue";
import { endExpired } from "~/domain/feedback/approved/end-expired";
import { resumeGolden } from "~/domain/feedback/golden/resume-golden";
import { findExpiring } from "~/domain/knowledge/file/notify-expiring";
import { resumeStranded } from "~/domain/knowledge/file/resume-stranded";
import { sweepUploads } from "~/domain/knowledge/file/sweep-uploads";
import { indexMails } from "~/domain/mailbox/email/index-mails";
import { purgeActivities } from "~/domain/operations/activity/purge-activities";
import { sealActivities } from "~/domain/operations/activity/seal-activities";
import { storeAnalysisWeeks } from "~/domain/operations/dashboard/analysis-atoms";
import { recordHealth } from "~/domain/operations/dashboard/read-health";
import { storeTopicWeeks } from "~/domain/operations/dashboard/store-topic-weeks";
import { purgeExpired } from "~/domain/operations/housekeeping/purge-expired";
import { resumeNaming } from "~/domain/operations/naming/resume-naming";
import { proveReceipts } from "~/domain/operations/receipt/prove-receipts";
import { retryDelayed } from "~/domain/outbox/mail/resume-mails";
import { eraseDue } from "~/domain/people/privacy/erase-account";
import { sweepExports } from "~/domain/people/privacy/sweep-exports";
import { resumeMilvusSync } from "~/domain/retrieval/milvus/follow";
import { settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { StorageFault } from "~/integrations/storage/storage-fault";
import type { JobHandler } from "../worker";

type Step = (db: Database) => Promise<unknown>;

/** In their order: the storage first, because people wait for its space. */
const steps: Step[] = [
  sweepUploads,
  resumeStranded,
  findExpiring,
  resumeClosing,
  purgeExpired,
  endLostCalls,
  endExpired,
  resumeGolden,
  resumeEmbedding,
  resumeNaming,
  resumeMilvusSync,
  db => retryDelayed(db, 1),
  recordHealth,
  storeTopicWeeks,
  storeAnalysisWeeks,
  sweepExports,
  eraseDue,
  notifyPlanEnds,
  indexMails,
  remindOverdue,
  sealAndLog,
  db => proveReceipts(db, storage()),
  db => purgeActivities(db, settings().ACTIVITY_DAYS),
];

/**
 * Resumes what was left undone, and deletes what has expired. Runs every ten minutes. A step that fails, now or every time,
 * leaves the others to be done; the next sweep repeats it.
 * @throws AggregateError with the failures other than those of the storage
 */
export const sweepJob: JobHandler<"sweep"> = async (_, { db }) => {
  const failures: Error[] = [];
  for (const step of steps) {
    try {
      await step(db);
    } catch (error) {
      // Without the database each further step would only wait for a connection.
      if (isUnreachable(error)) throw error;
      if (error instanceof StorageFault) console.error(`sweep: the file store: ${error.detail}`);
      else failures.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(failure => failure.stack ?? failure.message).join("\n"));
};

async function sealAndLog(db: Database): Promise<void> {
  const seal = await sealActivities(db);
  // If the process's output is stored elsewhere, this line proves that no newer seals were cut off.
  if (seal) console.log(`activity log: seal ${seal.number} is ${seal.seal.toString("hex")}`);
}
