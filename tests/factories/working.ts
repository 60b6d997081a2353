import type { Database } from "~/db/connection";
import { newId } from "~/db/id";
import { chatSharedJob } from "~/jobs/handlers/chat-shared";
import { deleteDivisionJob } from "~/jobs/handlers/delete-division";
import { deleteFileJob } from "~/jobs/handlers/delete-file";
import { mailUploadJob } from "~/jobs/handlers/mail-upload";
import { nameTopicsJob } from "~/jobs/handlers/name-topics";
import { abandonedReadFileJob, readFileJob } from "~/jobs/handlers/read-file";
import { runGoldenJob } from "~/jobs/handlers/run-golden";
import { abandonedRunTopicsJob, runTopicsJob } from "~/jobs/handlers/run-topics";
import { sweepJob } from "~/jobs/handlers/sweep";
import { unpackArchiveJob } from "~/jobs/handlers/unpack-archive";
import { type JobWorker, startWorker } from "~/jobs/worker";

/**
 * A worker for files and divisions; mails remain in the outbox. It sweeps on request only, not every ten minutes, because a
 * seal of the activity log would outlive the companies, which the next test deletes first.
 */
export function working(db: Database): Promise<JobWorker> {
  return startWorker({
    database: db,
    process: newId(),
    periodic: false,
    handlers: {
      read_file: readFileJob,
      mail_upload: mailUploadJob,
      unpack_archive: unpackArchiveJob,
      delete_file: deleteFileJob,
      delete_division: deleteDivisionJob,
      run_topics: runTopicsJob,
      name_topics: nameTopicsJob,
      chat_shared: chatSharedJob,
      run_golden: runGoldenJob,
      sweep: sweepJob,
    },
    abandoned: { read_file: abandonedReadFileJob, run_topics: abandonedRunTopicsJob },
  });
}
