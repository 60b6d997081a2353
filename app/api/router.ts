import { os } from "./implement";
import { account } from "./v1/account";
import { activities } from "./v1/activities";
import { answers } from "./v1/answers";
import { approvedAnswers } from "./v1/approved-answers";
import { batches } from "./v1/batches";
import { chats } from "./v1/chats";
import { company } from "./v1/company";
import { confirmations } from "./v1/confirmations";
import { country } from "./v1/country";
import { dashboard } from "./v1/dashboard";
import { declarations } from "./v1/declarations";
import { deletionReceipts } from "./v1/deletion-receipts";
import { divisions } from "./v1/divisions";
import { emailAnswers } from "./v1/email-answers";
import { emailChange } from "./v1/email-change";
import { emailChanges } from "./v1/email-changes";
import { emailDrafts } from "./v1/email-drafts";
import { emailFiles } from "./v1/email-files";
import { emailSettings } from "./v1/email-settings";
import { emails } from "./v1/emails";
import { employees } from "./v1/employees";
import { feedback } from "./v1/feedback";
import { figures } from "./v1/figures";
import { files } from "./v1/files";
import { findings } from "./v1/findings";
import { folders } from "./v1/folders";
import { goldenQuestions } from "./v1/golden-questions";
import { google } from "./v1/google";
import { humanChecks } from "./v1/human-checks";
import { inspections } from "./v1/inspections";
import { invoices } from "./v1/invoices";
import { letterhead } from "./v1/letterhead";
import { mailChoices } from "./v1/mail-choices";
import { mailSendings } from "./v1/mail-sendings";
import { mailTemplates } from "./v1/mail-templates";
import { mailbox } from "./v1/mailbox";
import { models } from "./v1/models";
import { notifications } from "./v1/notifications";
import { operatorInbox } from "./v1/operator-inbox";
import { operatorMails } from "./v1/operator-mails";
import { outages } from "./v1/outages";
import { passwords } from "./v1/passwords";
import { checkouts, subscription } from "./v1/payments";
import { people } from "./v1/people";
import { phone } from "./v1/phone";
import { plan } from "./v1/plan";
import { privacy } from "./v1/privacy";
import { processing } from "./v1/processing";
import { provider } from "./v1/provider";
import { questions } from "./v1/questions";
import { companyRoles, roles } from "./v1/roles";
import { search } from "./v1/search";
import { session } from "./v1/session";
import { sessions } from "./v1/sessions";
import { shares } from "./v1/shares";
import { signUp } from "./v1/sign-up";
import { smtpSettings } from "./v1/smtp-settings";
import { legal, system } from "./v1/system";
import { tags } from "./v1/tags";
import { topics } from "./v1/topics";
import { twoFactor } from "./v1/two-factor";
import { unsentForms } from "./v1/unsent-forms";
import { verifications } from "./v1/verifications";
import { visitors } from "./v1/visitors";
import { whatsapp } from "./v1/whatsapp";

/** Every endpoint of the contract with its implementation. */
export const router = os.router({
  session,
  signUp,
  humanChecks,
  verifications,
  deletionReceipts,
  divisions,
  employees,
  people,
  files,
  batches,
  findings,
  processing,
  chats,
  answers,
  approvedAnswers,
  goldenQuestions,
  questions,
  folders,
  shares,
  visitors,
  privacy,
  provider,
  models,
  passwords,
  mailbox,
  account,
  emailChange,
  letterhead,
  mailChoices,
  sessions,
  unsentForms,
  google,
  twoFactor,
  confirmations,
  activities,
  company,
  plan,
  checkouts,
  subscription,
  whatsapp,
  emails,
  emailChanges,
  emailDrafts,
  emailFiles,
  smtpSettings,
  emailAnswers,
  emailSettings,
  country,
  phone,
  figures,
  feedback,
  tags,
  declarations,
  topics,
  operatorInbox,
  operatorMails,
  mailTemplates,
  mailSendings,
  dashboard,
  roles,
  companyRoles,
  search,
  notifications,
  outages,
  system,
  inspections,
  invoices,
  legal,
});
