import type { Database } from "~/db/connection";
import { resumeMails } from "~/domain/outbox/mail/resume-mails";
import { settings } from "~/env";
import { createSender } from "~/integrations/smtp/send";
import { type JobHandlers, type JobWorker, startWorker } from "../worker";
import { changeEmailJob } from "./change-email";
import { confirmCodeJob } from "./confirm-code";
import { deleteDivision } from "./delete-division";
import { deleteFile } from "./delete-file";
import { googleAsksJob, googleChangedJob } from "./google";
import { inviteJob } from "./invite";
import { newDeviceJob } from "./new-device";
import { notifyEmailMoveJob } from "./notify-email-move";
import {
  abandonedExportDataJob,
  deleteExportBytesJob,
  eraseAccountJob,
  exportDataJob,
  notifyErasureJob,
} from "./privacy";
import { abandonedReadFileJob, readFileJob } from "./read-file";
import { requestResetJob } from "./request-reset";
import { abandonedSendMailJob, sendMailJob } from "./send-mail";
import { signUpJob, verifyAgainJob } from "./sign-up";
import { sweep } from "./sweep";
import { twoFactorChangedJob } from "./two-factor-changed";

/** The worker of this process with all handlers. Mails that waited for a mail server are sent first. */
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
      sign_up: signUpJob,
      verify_again: verifyAgainJob,
      change_email: changeEmailJob,
      new_device: newDeviceJob,
      two_factor_changed: twoFactorChangedJob,
      confirm_code: confirmCodeJob,
      google_asks: googleAsksJob,
      google_changed: googleChangedJob,
      invite: inviteJob,
      tell_move: notifyEmailMoveJob,
      export_data: exportDataJob,
      tell_erasure: notifyErasureJob,
      erase_account: eraseAccountJob,
      forget_bytes: deleteExportBytesJob,
      sweep,
    } satisfies Required<JobHandlers>,
    abandoned: {
      read_file: abandonedReadFileJob,
      send_mail: abandonedSendMailJob,
      export_data: abandonedExportDataJob,
    },
  });
}
