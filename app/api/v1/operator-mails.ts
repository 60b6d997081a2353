import { actorOf, os } from "~/api/implement";
import { exportOperatorMails, listOperatorMails } from "~/domain/outbox/mail/list-operator-mails";
import { readOperatorMail } from "~/domain/outbox/mail/read-operator-mail";
import { resendMail } from "~/domain/outbox/mail/resend-mail";
import { reopenMail, settleMail } from "~/domain/outbox/mail/settle-mail";

export const operatorMails = os.operatorMails.router({
  list: os.operatorMails.list.handler(({ input, context }) => listOperatorMails(context.db, input)),
  export: os.operatorMails.export.handler(({ input, context }) => exportOperatorMails(context.db, input)),
  read: os.operatorMails.read.handler(({ input, context }) => readOperatorMail(context.db, input.id)),
  resend: os.operatorMails.resend.handler(({ input, context }) => resendMail(context.db, input.id)),
  settle: os.operatorMails.settle.handler(({ input, context }) =>
    settleMail(context.db, actorOf(context), input.id),
  ),
  reopen: os.operatorMails.reopen.handler(({ input, context }) => reopenMail(context.db, input.id)),
});
