import { actorOf, os } from "~/api/implement";
import { AppError } from "~/contract/errors";
import { listEmails } from "~/domain/mailbox/email/list-emails";
import { readEmailHtml } from "~/domain/mailbox/email/read-email";
import { showPictures } from "~/domain/mailbox/email/show-pictures";
import { asOperator, operatorScope } from "~/domain/mailbox/operator/operator-scope";
import { readOperatorInboxMail, readOperatorMailbox } from "~/domain/mailbox/operator/read-operator-inbox";
import { replyAsOperator } from "~/domain/mailbox/operator/reply-as-operator";
import { changeEmails } from "~/domain/mailbox/sync/change-emails";
import { operatorReply } from "~/mail/operator-reply";

export const operatorInbox = os.operatorInbox.router({
  state: os.operatorInbox.state.handler(async ({ context }) => ({
    mailbox: await readOperatorMailbox(context.db, actorOf(context)),
  })),
  list: os.operatorInbox.list.handler(({ input, context }) =>
    listEmails(context.db, asOperator(actorOf(context)), { ...input, folder: "inbox" }),
  ),
  read: os.operatorInbox.read.handler(({ input, context }) =>
    readOperatorInboxMail(context.db, actorOf(context), input.id),
  ),
  html: os.operatorInbox.html.handler(async ({ input: { id, pictures }, context }) => {
    const { html } = await readEmailHtml(context.db, asOperator(actorOf(context)), id);
    return { html: html && pictures ? await showPictures(id, html) : html };
  }),
  markRead: os.operatorInbox.markRead.handler(async ({ input, context }) => {
    if ((await changeEmails(context.db, operatorScope, [input.id], { read: true })) === 0)
      throw new AppError("not_found");
    return {};
  }),
  reply: os.operatorInbox.reply.handler(({ input, context }) =>
    replyAsOperator(context.db, input, operatorReply),
  ),
});
