import type * as access from "./locales/en/access";
import type * as account from "./locales/en/account";
import type * as actions from "./locales/en/actions";
import type * as activity from "./locales/en/activity";
import type * as approved from "./locales/en/approved";
import type * as ask from "./locales/en/ask";
import type * as auth from "./locales/en/auth";
import type * as charts from "./locales/en/charts";
import type * as chats from "./locales/en/chats";
import type * as checkout from "./locales/en/checkout";
import type * as contracts from "./locales/en/contracts";
import type * as customizer from "./locales/en/customizer";
import type * as dashboard from "./locales/en/dashboard";
import type * as demos from "./locales/en/demos";
import type * as design from "./locales/en/design";
import type * as dialogs from "./locales/en/dialogs";
import type * as divisions from "./locales/en/divisions";
import type * as emailChange from "./locales/en/emailChange";
import type * as emails from "./locales/en/emails";
import type * as employees from "./locales/en/employees";
import type * as errors from "./locales/en/errors";
import type * as feedback from "./locales/en/feedback";
import type * as feedbackReport from "./locales/en/feedbackReport";
import type * as figures from "./locales/en/figures";
import type * as firstSteps from "./locales/en/firstSteps";
import type * as folders from "./locales/en/folders";
import type * as forms from "./locales/en/forms";
import type * as frame from "./locales/en/frame";
import type * as golden from "./locales/en/golden";
import type * as google from "./locales/en/google";
import type * as help from "./locales/en/help";
import type * as humanCheck from "./locales/en/humanCheck";
import type * as inspections from "./locales/en/inspections";
import type * as invoices from "./locales/en/invoices";
import type * as legal from "./locales/en/legal";
import type * as lists from "./locales/en/lists";
import type * as mailAnswers from "./locales/en/mailAnswers";
import type * as mailbox from "./locales/en/mailbox";
import type * as mailChoices from "./locales/en/mailChoices";
import type * as mailSettings from "./locales/en/mailSettings";
import type * as mailSync from "./locales/en/mailSync";
import type * as messages from "./locales/en/messages";
import type * as models from "./locales/en/models";
import type * as notifications from "./locales/en/notifications";
import type * as operatorMail from "./locales/en/operatorMail";
import type * as original from "./locales/en/original";
import type * as outages from "./locales/en/outages";
import type * as ownData from "./locales/en/ownData";
import type * as passwords from "./locales/en/passwords";
import type * as people from "./locales/en/people";
import type * as phone from "./locales/en/phone";
import type * as plan from "./locales/en/plan";
import type * as problems from "./locales/en/problems";
import type * as processing from "./locales/en/processing";
import type * as profile from "./locales/en/profile";
import type * as quarantine from "./locales/en/quarantine";
import type * as receipts from "./locales/en/receipts";
import type * as registration from "./locales/en/registration";
import type * as roles from "./locales/en/roles";
import type * as search from "./locales/en/search";
import type * as searchTest from "./locales/en/searchTest";
import type * as settings from "./locales/en/settings";
import type * as sharing from "./locales/en/sharing";
import type * as shell from "./locales/en/shell";
import type * as system from "./locales/en/system";
import type * as tagging from "./locales/en/tagging";
import type * as tags from "./locales/en/tags";
import type * as terms from "./locales/en/terms";
import type * as titles from "./locales/en/titles";
import type * as topics from "./locales/en/topics";
import type * as twoFactor from "./locales/en/twoFactor";
import type * as validation from "./locales/en/validation";
import type * as verify from "./locales/en/verify";
import type * as visitors from "./locales/en/visitors";
import type * as whatsapp from "./locales/en/whatsapp";

/** The English texts type all others, and every key used in pages. */
export type Texts = typeof access &
  typeof account &
  typeof actions &
  typeof activity &
  typeof ask &
  typeof auth &
  typeof charts &
  typeof chats &
  typeof checkout &
  typeof customizer &
  typeof contracts &
  typeof dashboard &
  typeof demos &
  typeof design &
  typeof dialogs &
  typeof divisions &
  typeof emails &
  typeof emailChange &
  typeof employees &
  typeof errors &
  typeof feedback &
  typeof feedbackReport &
  typeof figures &
  typeof firstSteps &
  typeof folders &
  typeof forms &
  typeof mailAnswers &
  typeof mailSettings &
  typeof mailSync &
  typeof mailbox &
  typeof mailChoices &
  typeof frame &
  typeof google &
  typeof help &
  typeof humanCheck &
  typeof invoices &
  typeof legal &
  typeof lists &
  typeof messages &
  typeof models &
  typeof notifications &
  typeof operatorMail &
  typeof original &
  typeof outages &
  typeof ownData &
  typeof passwords &
  typeof people &
  typeof phone &
  typeof plan &
  typeof problems &
  typeof profile &
  typeof quarantine &
  typeof receipts &
  typeof searchTest &
  typeof registration &
  typeof roles &
  typeof search &
  typeof settings &
  typeof inspections &
  typeof sharing &
  typeof shell &
  typeof system &
  typeof terms &
  typeof processing &
  typeof tagging &
  typeof tags &
  typeof approved &
  typeof golden &
  typeof topics &
  typeof titles &
  typeof twoFactor &
  typeof validation &
  typeof verify &
  typeof visitors &
  typeof whatsapp;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Texts;
    keySeparator: false;
    returnNull: false;
  }
}
