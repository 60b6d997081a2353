import { actorOf, os } from "~/api/implement";
import { draftFromDocuments } from "~/domain/mailbox/answering/draft-from-documents";
import { checkSender } from "~/domain/mailbox/email/check-signature";
import { listEmails } from "~/domain/mailbox/email/list-emails";
import { listServerFolders } from "~/domain/mailbox/email/list-server-folders";
import { readEmail, readEmailHtml } from "~/domain/mailbox/email/read-email";
import { readMailboxState } from "~/domain/mailbox/email/read-mailbox-state";
import { setEmailTags } from "~/domain/mailbox/email/set-email-tags";
import { showPictures } from "~/domain/mailbox/email/show-pictures";
import { requestOlderMails } from "~/domain/mailbox/sync/request-older-mails";
import { requestSync } from "~/domain/mailbox/sync/request-sync";
import { mailReply } from "~/mail/mail-reply";

export const emails = os.emails.router({
  list: os.emails.list.handler(({ input, context }) => listEmails(context.db, actorOf(context), input)),
  state: os.emails.state.handler(({ context }) => readMailboxState(context.db, actorOf(context))),
  folders: os.emails.folders.handler(({ context }) => listServerFolders(context.db, actorOf(context))),
  read: os.emails.read.handler(({ input, context }) => readEmail(context.db, actorOf(context), input.id)),
  setTags: os.emails.setTags.handler(({ input, context }) =>
    setEmailTags(context.db, actorOf(context), input),
  ),
  html: os.emails.html.handler(async ({ input: { id, pictures }, context }) => {
    const { html } = await readEmailHtml(context.db, actorOf(context), id);
    return { html: html && pictures ? await showPictures(id, html) : html };
  }),
  checkSender: os.emails.checkSender.handler(({ input, context }) =>
    checkSender(context.db, actorOf(context), input.id),
  ),
  ask: os.emails.ask.handler(({ input, context }) =>
    draftFromDocuments(context.db, actorOf(context), input, mailReply),
  ),
  older: os.emails.older.handler(({ context }) => requestOlderMails(context.db, actorOf(context))),
  fetch: os.emails.fetch.handler(({ context }) => requestSync(context.db, actorOf(context))),
});
