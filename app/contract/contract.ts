import { account } from "./account";
import { activities } from "./activities";
import { answers } from "./answers";
import { approvedAnswers } from "./approved-answers";
import { batches } from "./batches";
import { chats } from "./chats";
import { company } from "./company";
import { confirmations } from "./confirmations";
import { country } from "./country";
import { dashboard } from "./dashboard";
import { declarations } from "./declarations";
import { deletionReceipts } from "./deletion-receipts";
import { divisions } from "./divisions";
import { emailAnswers } from "./email-answers";
import { emailChange } from "./email-change";
import { emailChanges } from "./email-changes";
import { emailDrafts } from "./email-drafts";
import { emailFiles } from "./email-files";
import { emailSettings } from "./email-settings";
import { emails } from "./emails";
import { employees } from "./employees";
import { feedback } from "./feedback";
import { figures } from "./figures";
import { files } from "./files";
import { findings } from "./findings";
import { folders } from "./folders";
import { goldenQuestions } from "./golden-questions";
import { google } from "./google";
import { humanChecks } from "./human-checks";
import { inspections } from "./inspections";
import { invoices } from "./invoices";
import { legal } from "./legal";
import { letterhead } from "./letterhead";
import { mailChoices } from "./mail-choices";
import { mailSendings } from "./mail-sendings";
import { mailTemplates } from "./mail-templates";
import { mailbox } from "./mailbox";
import { models } from "./models";
import { notifications } from "./notifications";
import { operatorInbox } from "./operator-inbox";
import { operatorMails } from "./operator-mails";
import { outages } from "./outages";
import { passwords } from "./passwords";
import { checkouts, subscription } from "./payments";
import { people } from "./people";
import { phone } from "./phone";
import { plan } from "./plan";
import { privacy } from "./privacy";
import { processing } from "./processing";
import { provider } from "./provider";
import { questions } from "./questions";
import { companyRoles, roles } from "./roles";
import { search } from "./search";
import { session } from "./session";
import { sessions } from "./sessions";
import { shares } from "./shares";
import { signUp } from "./sign-up";
import { smtpSettings } from "./smtp-settings";
import { system } from "./system";
import { tags } from "./tags";
import { topics } from "./topics";
import { twoFactor } from "./two-factor";
import { unsentForms } from "./unsent-forms";
import { verifications } from "./verifications";
import { visitors } from "./visitors";
import { whatsapp } from "./whatsapp";

/** Every endpoint of api/v1. Server, OpenAPI document and typed client share this object. */
export const contract = {
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
  mailbox,
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
};
