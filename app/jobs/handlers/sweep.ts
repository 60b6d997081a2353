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

/** Resumes what was left undone, and deletes what has expired. Runs every ten minutes. */
export const sweepJob: JobHandler<"sweep"> = async (_, { db }) => {
  await ignoreStorageFault(() => sweepUploads(db));
  await resumeStranded(db);
  await findExpiring(db);
  await resumeClosing(db);
  await purgeExpired(db);
  await endLostCalls(db);
  await endExpired(db);
  await resumeGolden(db);
  await resumeEmbedding(db);
  await resumeNaming(db);
  await resumeMilvusSync(db);
  await retryDelayed(db, 1);
  await recordHealth(db);
  await storeTopicWeeks(db);
  await storeAnalysisWeeks(db);
  await ignoreStorageFault(() => sweepExports(db));
  await eraseDue(db);
  await notifyPlanEnds(db);
  await indexMails(db);
  await remindOverdue(db);
  const seal = await sealActivities(db);
  // If the process's output is stored elsewhere, this line proves that no newer seals were cut off.
  if (seal) console.log(`activity log: seal ${seal.number} is ${seal.seal.toString("hex")}`);
  await ignoreStorageFault(() => proveReceipts(db, storage()));
  await purgeActivities(db, settings().ACTIVITY_DAYS);
};

/** Runs a step that needs the storage. If the storage fails, the next sweep repeats the step, and this one continues. */
async function ignoreStorageFault(step: () => Promise<void>): Promise<void> {
  await step().catch(error => {
    if (!(error instanceof StorageFault)) throw error;
    console.error(`sweep: the file store: ${error.detail}`);
  });
}
