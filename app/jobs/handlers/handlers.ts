import type { Database } from "~/db/connection";
import { resumeMails } from "~/domain/mail/resume-mails";
import { settings } from "~/env";
import { createSender } from "~/integrations/smtp/send";
import { type JobWorker, startWorker } from "../worker";
import { deleteDivision } from "./delete-division";
import { deleteFile } from "./delete-file";
import { inviteJob } from "./invite";
import { abandonedReadFileJob, readFileJob } from "./read-file";
import { requestResetJob } from "./request-reset";
import { abandonedSendMailJob, sendMailJob } from "./send-mail";
import { sweep } from "./sweep";

/** The worker of this process with every handler; mails that waited for a server go out first. */
export async function createWorker(database: Database): Promise<JobWorker> {
  const { SMTP_URL, APP_TITLE: name, DOMAIN: origin } = settings();
  const sender = createSender(SMTP_URL, { name, origin });
  if (sender) await resumeMails(database);
  return startWorker({
    database,
    handlers: {
      read_file: readFileJob,
      delete_file: deleteFile,
      delete_division: deleteDivision,
      send_mail: sendMailJob(sender),
      request_reset: requestResetJob,
      invite: inviteJob,
      sweep,
    },
    abandoned: { read_file: abandonedReadFileJob, send_mail: abandonedSendMailJob },
  });
}
