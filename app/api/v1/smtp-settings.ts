import { actorOf, os } from "~/api/implement";
import { beginConsent } from "~/domain/companies/mail-consent/begin-consent";
import { giveConsent } from "~/domain/companies/mail-consent/give-consent";
import { addSmtpSetting } from "~/domain/companies/smtp/add-smtp-setting";
import { changeSmtpSetting } from "~/domain/companies/smtp/change-smtp-setting";
import { listSmtpSettings } from "~/domain/companies/smtp/list-smtp-settings";
import { readSmtpSetting } from "~/domain/companies/smtp/read-smtp-setting";
import { removeSmtpSetting } from "~/domain/companies/smtp/remove-smtp-setting";
import { trySmtpSetting } from "~/domain/companies/smtp/try-smtp-setting";

export const smtpSettings = os.smtpSettings.router({
  list: os.smtpSettings.list.handler(({ input, context }) =>
    listSmtpSettings(context.db, actorOf(context), input),
  ),
  read: os.smtpSettings.read.handler(({ input, context }) =>
    readSmtpSetting(context.db, actorOf(context), input.id),
  ),
  add: os.smtpSettings.add.handler(({ input, context }) =>
    addSmtpSetting(context.db, actorOf(context), input),
  ),
  change: os.smtpSettings.change.handler(({ input, context }) =>
    changeSmtpSetting(context.db, actorOf(context), input, context.version),
  ),
  remove: os.smtpSettings.remove.handler(({ input, context }) =>
    removeSmtpSetting(context.db, actorOf(context), input.id, context.version),
  ),
  beginConsent: os.smtpSettings.beginConsent.handler(({ input, context }) =>
    beginConsent(context.db, actorOf(context), input),
  ),
  giveConsent: os.smtpSettings.giveConsent.handler(({ input, context }) =>
    giveConsent(context.db, actorOf(context), input),
  ),
  try: os.smtpSettings.try.handler(({ input, context }) =>
    trySmtpSetting(context.db, actorOf(context), input),
  ),
});
