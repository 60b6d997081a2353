import { actorOf, os } from "~/api/implement";
import { makeEmailChange } from "~/domain/mailbox/email/make-email-change";
import { markFolderRead } from "~/domain/mailbox/email/mark-folder-read";
import { removeEmails } from "~/domain/mailbox/email/remove-emails";
import { undoEmailChange } from "~/domain/mailbox/email/undo-email-change";

export const emailChanges = os.emailChanges.router({
  make: os.emailChanges.make.handler(({ input, context }) =>
    makeEmailChange(context.db, actorOf(context), input),
  ),
  markFolderRead: os.emailChanges.markFolderRead.handler(({ input, context }) =>
    markFolderRead(context.db, actorOf(context), input),
  ),
  undo: os.emailChanges.undo.handler(({ input, context }) =>
    undoEmailChange(context.db, actorOf(context), input.id),
  ),
  remove: os.emailChanges.remove.handler(({ input, context }) =>
    removeEmails(context.db, actorOf(context), input.ids),
  ),
});
