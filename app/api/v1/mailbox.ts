import { os } from "~/api/implement";
import { listMails } from "~/domain/outbox/mail/list-mails";

export const mailbox = os.mailbox.router({
  list: os.mailbox.list.handler(({ context }) => listMails(context.db)),
});
