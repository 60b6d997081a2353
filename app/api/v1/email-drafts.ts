import { actorOf, os } from "~/api/implement";
import { cancelSending } from "~/domain/mailbox/draft/cancel-sending";
import { listCorrespondents } from "~/domain/mailbox/draft/list-correspondents";
import { listSenders } from "~/domain/mailbox/draft/list-senders";
import { readDraft } from "~/domain/mailbox/draft/read-draft";
import { removeDraft } from "~/domain/mailbox/draft/remove-draft";
import { resendEmail } from "~/domain/mailbox/draft/resend-email";
import { saveDraft } from "~/domain/mailbox/draft/save-draft";
import { sendDraft } from "~/domain/mailbox/draft/send-draft";

export const emailDrafts = os.emailDrafts.router({
  senders: os.emailDrafts.senders.handler(({ context }) => listSenders(context.db, actorOf(context))),
  correspondents: os.emailDrafts.correspondents.handler(({ context }) =>
    listCorrespondents(context.db, actorOf(context)),
  ),
  read: os.emailDrafts.read.handler(({ input, context }) =>
    readDraft(context.db, actorOf(context), input.id),
  ),
  save: os.emailDrafts.save.handler(({ input, context }) =>
    saveDraft(context.db, actorOf(context), input, context.version),
  ),
  remove: os.emailDrafts.remove.handler(({ input, context }) =>
    removeDraft(context.db, actorOf(context), input.id),
  ),
  send: os.emailDrafts.send.handler(({ input, context }) =>
    sendDraft(context.db, actorOf(context), input, context.version),
  ),
  takeBack: os.emailDrafts.takeBack.handler(({ input, context }) =>
    cancelSending(context.db, actorOf(context), input.id),
  ),
  resend: os.emailDrafts.resend.handler(({ input, context }) =>
    resendEmail(context.db, actorOf(context), input.id),
  ),
});
