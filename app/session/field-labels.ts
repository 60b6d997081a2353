import type { Language } from "~/contract/language";
import { anyKey } from "~/i18n/any-key";
import { textsFor } from "~/i18n/server";

/** The label of each field, by its name. */
const labels: Record<string, string> = {
  firstName: "auth:firstName",
  lastName: "auth:lastName",
  email: "auth:email",
  newEmail: "emailChange:newEmail",
  phone: "auth:phone",
  country: "auth:country",
  language: "auth:languageField",
  timeZone: "account:timeZone",
  companyName: "auth:companyName",
  terms: "auth:agree",
  ownVatId: "checkout:ownVatIdName",
  roleId: "people:field.role",
  mistralKey: "people:field.mistralKey",
  reason: "people:suspend.reason",
  currentPassword: "account:password.current",
  newPassword: "account:password.new",
  confirmPassword: "auth:confirmPassword",
  password: "auth:password",
  code: "twoFactor:code",
  division: "divisions:new.division",
  newDivision: "divisions:new.name",
  description: "divisions:description",
  notes: "divisions:notes",
  baseUrl: "settings:ai.baseUrl",
  model: "settings:ai.model",
  key: "settings:ai.key",
  picture: "account:picture.file",
  question: "chats:ask.label",
  people: "employees:several.people",
  amount: "invoices:amount",
  payment: "checkout:payment",
  on_account: "system:operator.on_account",
  price_days_30: "system:operator.price_days_30",
  price_days_365: "system:operator.price_days_365",
  from: "invoices:from",
  adviser: "invoices:datev.adviser",
  client: "invoices:datev.client",
  chart: "invoices:datev.chart",
  contract: "contracts:contract",
  endsOn: "contracts:endsOn",
  paidOn: "invoices:paidOn",
  until: "people:startPlan.until",
  wordings: "approved:wordings",
  answer: "approved:answer",
  validUntil: "approved:validUntil",
  sourceId: "golden:expects",
  name: "chats:form.name",
  emailFrom: "mailSettings:emailFrom",
  smtpHost: "mailSettings:smtpHost",
  smtpPort: "mailSettings:smtpPort",
  smtpSecurity: "mailSettings:smtpSecurity",
  imapHost: "mailSettings:imapHost",
  imapPort: "mailSettings:imapPort",
  imapSecurity: "mailSettings:imapSecurity",
  signIn: "mailSettings:signInBy",
  allowedEmails: "mailSettings:allowed",
  authServer: "mailSettings:authServer",
  signature: "mailSettings:signature",
  answering: "mailSettings:answering",
  supportThreshold: "mailSettings:supportThreshold",
  takesAttachments: "mailSettings:takesAttachments",
  divisionId: "mailSettings:division",
  ownerId: "divisions:file.owner",
  personId: "inspections:owner",
  firstDay: "inspections:from",
  lastDay: "inspections:until",
  smtpSettingId: "mailSettings:mailbox",
  recipients: "emails:to",
  copies: "emails:cc",
  blindCopies: "emails:bcc",
  body: "emails:body",
  at: "emails:later.day",
  atTime: "emails:later.time",
  subject: "operatorMail:subject",
  blocks: "operatorMail:blocks",
  to: "operatorMail:toPerson",
  text: "operatorMail:replyText",
  comment: "feedback:comment",
  contactEmail: "feedback:contact",
  intoId: "tags:mergeInto",
  note: "contracts:note",
  sites: "visitors:sites",
  approverId: "inspections:approver",
  embeddingModel: "settings:ai.embeddingModel",
  reminder_days: "system:operator.reminder_days",
  privacyContact: "system:operator.privacyContact",
  hosting: "system:operator.hosting",
  privacyAddition: "system:operator.privacyAddition",
  "group.role": "operatorMail:groupRole",
  "group.company": "operatorMail:groupCompany",
};

const companyDetails = [
  ...["street", "house_number", "postcode", "city", "buyer_reference", "billing_email"],
  ...["website", "address", "contact_details", "ust_idnr", "tax_number", "standard_tax_rate_of_benefits"],
  ...["commercial_register_number", "registry_court", "managing_director", "IBAN", "BIC"],
];

/** Codes of errors whose sentences name the field themselves. */
const namesField = /^(login|password|emails)\./;

function keyOf(field: string): string | undefined {
  if (companyDetails.includes(field)) return `account:company.${field}`;
  return labels[field];
}

/**
 * The label before each field's errors in the summary above a form, such as "IBAN: ": away from its field, a sentence
 * like "Please fill in this field." is unclear.
 * @param codes the codes of each field's errors
 */
export function namesOfFields(language: Language, codes: Record<string, string[]>): Record<string, string> {
  const translate = anyKey(textsFor(language));
  return Object.fromEntries(
    Object.entries(codes).flatMap(([field, ofField]) => {
      const key = keyOf(field);
      if (!key || ofField.some(code => namesField.test(code))) return [];
      return [[field, `${translate("shell:label", { name: translate(key) })} `]];
    }),
  );
}
