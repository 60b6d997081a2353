import type { Database } from "~/db/connection";
import { resumeMails } from "~/domain/outbox/mail/resume-mails";
import { settings } from "~/env";
import { createSender } from "~/integrations/smtp/send";
import { type JobHandlers, type JobWorker, startWorker } from "../worker";
import { abandonedAnswerEmailJob, answerEmailJob } from "./answer-email";
import { changeEmailJob } from "./change-email";
import { chatSharedJob } from "./chat-shared";
import { checkSendersJob } from "./check-senders";
import { confirmCodeJob } from "./confirm-code";
import { deleteDivisionJob } from "./delete-division";
import { deleteFileJob } from "./delete-file";
import { embedPassagesJob } from "./embed-passages";
import { googleAsksJob, googleChangedJob } from "./google";
import { chatsInspectedJob, inspectionsChangedJob } from "./inspections";
import { inviteJob } from "./invite";
import { mailUploadJob } from "./mail-upload";
import { nameTopicsJob } from "./name-topics";
import { newDeviceJob } from "./new-device";
import { notifyEmailMoveJob } from "./notify-email-move";
import { notifyExpiringJob } from "./notify-expiring";
import { notifyRecipientsJob } from "./notify-recipients";
import { passwordChangedJob } from "./password-changed";
import {
  checkVatJob,
  comparePaymentsJob,
  confirmDeclarationJob,
  endPaymentsJob,
  handlePaymentEventJob,
  mailInvoiceJob,
  planNewsJob,
  remindInvoiceJob,
  settlePaymentsJob,
} from "./payments";
import {
  abandonedExportDataJob,
  cancelPlanJob,
  deleteExportBytesJob,
  eraseAccountJob,
  exportDataJob,
  notifyCompanyEndJob,
  notifyErasureJob,
} from "./privacy";
import { purgeMailWordsJob } from "./purge-mail-words";
import { questionSettledJob } from "./question-settled";
import { abandonedReadFileJob, readFileJob } from "./read-file";
import { requestResetJob } from "./request-reset";
import { runGoldenJob } from "./run-golden";
import { abandonedRunTopicsJob, runTopicsJob } from "./run-topics";
import { abandonedSendEmailJob, fileSentEmailJob, sendEmailJob } from "./send-email";
import { sendLettersJob } from "./send-letters";
import { abandonedSendMailJob, sendMailJob } from "./send-mail";
import { signUpJob, verifyAgainJob } from "./sign-up";
import { sweepJob } from "./sweep";
import { syncIndexJob } from "./sync-index";
import { abandonedTakeAttachmentsJob, takeAttachmentsJob } from "./take-attachments";
import { twoFactorChangedJob } from "./two-factor-changed";
import { abandonedUnpackArchiveJob, unpackArchiveJob } from "./unpack-archive";
import { withTemplates } from "./with-templates";

/** The worker of this process with all handlers. Mails that waited for a mail server are sent first. */
export async function createWorker(database: Database, periodic: boolean): Promise<JobWorker> {
  const { SMTP_URL, APP_TITLE: name, DOMAIN: origin } = settings();
  const sender = createSender(SMTP_URL, { name, origin });
  if (sender) await resumeMails(database);
  return startWorker({
    database,
    periodic,
    handlers: {
      read_file: withTemplates(readFileJob),
      mail_upload: withTemplates(mailUploadJob),
      unpack_archive: unpackArchiveJob,
      tell_expiring: withTemplates(notifyExpiringJob),
      delete_file: deleteFileJob,
      delete_division: deleteDivisionJob,
      embed_passages: embedPassagesJob,
      sync_index: syncIndexJob,
      send_mail: sendMailJob(sender, { name, origin }),
      send_email: sendEmailJob,
      file_sent_email: fileSentEmailJob,
      answer_email: answerEmailJob,
      check_senders: checkSendersJob,
      take_attachments: takeAttachmentsJob,
      tell_recipients: withTemplates(notifyRecipientsJob),
      request_reset: withTemplates(requestResetJob),
      sign_up: withTemplates(signUpJob),
      verify_again: withTemplates(verifyAgainJob),
      change_email: withTemplates(changeEmailJob),
      new_device: withTemplates(newDeviceJob),
      password_changed: withTemplates(passwordChangedJob),
      two_factor_changed: withTemplates(twoFactorChangedJob),
      confirm_code: withTemplates(confirmCodeJob),
      google_asks: withTemplates(googleAsksJob),
      google_changed: withTemplates(googleChangedJob),
      invite: withTemplates(inviteJob),
      tell_move: withTemplates(notifyEmailMoveJob),
      export_data: withTemplates(exportDataJob),
      tell_erasure: withTemplates(notifyErasureJob),
      tell_company_end: withTemplates(notifyCompanyEndJob),
      cancel_plan: cancelPlanJob,
      erase_account: eraseAccountJob,
      forget_bytes: deleteExportBytesJob,
      handle_payment_event: handlePaymentEventJob,
      settle_payments: settlePaymentsJob,
      mail_invoice: withTemplates(mailInvoiceJob),
      remind_invoice: withTemplates(remindInvoiceJob),
      plan_news: withTemplates(planNewsJob),
      confirm_declaration: withTemplates(confirmDeclarationJob),
      end_payments: endPaymentsJob,
      check_vat: checkVatJob,
      compare_payments: comparePaymentsJob,
      chat_shared: withTemplates(chatSharedJob),
      question_settled: withTemplates(questionSettledJob),
      chats_inspected: withTemplates(chatsInspectedJob),
      inspections_changed: withTemplates(inspectionsChangedJob),
      run_topics: withTemplates(runTopicsJob),
      name_topics: nameTopicsJob,
      run_golden: runGoldenJob,
      purge_mail_words: purgeMailWordsJob,
      send_letters: sendLettersJob,
      sweep: sweepJob,
    } satisfies Required<JobHandlers>,
    abandoned: {
      run_topics: abandonedRunTopicsJob,
      read_file: withTemplates(abandonedReadFileJob),
      unpack_archive: abandonedUnpackArchiveJob,
      send_mail: abandonedSendMailJob,
      send_email: abandonedSendEmailJob,
      answer_email: abandonedAnswerEmailJob,
      take_attachments: abandonedTakeAttachmentsJob,
      export_data: withTemplates(abandonedExportDataJob),
      end_payments: endPaymentsJob,
    },
  });
}
