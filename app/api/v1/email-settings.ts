import { actorOf, os } from "~/api/implement";
import { addEmailSetting } from "~/domain/companies/email-setting/add-email-setting";
import { changeEmailSetting } from "~/domain/companies/email-setting/change-email-setting";
import { emailSettingChoices } from "~/domain/companies/email-setting/email-setting-choices";
import { listEmailSettings } from "~/domain/companies/email-setting/list-email-settings";
import { readEmailSetting } from "~/domain/companies/email-setting/read-email-setting";
import { removeEmailSetting } from "~/domain/companies/email-setting/remove-email-setting";
import { readMailStop, stopMails } from "~/domain/outbox/notice/stop-mails";

export const emailSettings = os.emailSettings.router({
  list: os.emailSettings.list.handler(({ input, context }) =>
    listEmailSettings(context.db, actorOf(context), input),
  ),
  choices: os.emailSettings.choices.handler(({ context }) =>
    emailSettingChoices(context.db, actorOf(context)),
  ),
  read: os.emailSettings.read.handler(({ input, context }) =>
    readEmailSetting(context.db, actorOf(context), input.id),
  ),
  add: os.emailSettings.add.handler(({ input, context }) =>
    addEmailSetting(context.db, actorOf(context), input),
  ),
  change: os.emailSettings.change.handler(({ input, context }) =>
    changeEmailSetting(context.db, actorOf(context), input, context.version),
  ),
  remove: os.emailSettings.remove.handler(({ input, context }) =>
    removeEmailSetting(context.db, actorOf(context), input.id, context.version),
  ),
  readStop: os.emailSettings.readStop.handler(({ input, context }) => readMailStop(context.db, input.token)),
  stop: os.emailSettings.stop.handler(({ input, context }) => stopMails(context.db, input)),
});
