import { actorOf, os } from "~/api/implement";
import { addApproved } from "~/domain/feedback/approved/add-approved";
import { changeApproved, endApproved, removeApproved } from "~/domain/feedback/approved/change-approved";
import { exportApproved, listApproved } from "~/domain/feedback/approved/list-approved";
import { readApproved } from "~/domain/feedback/approved/read-approved";

export const approvedAnswers = os.approvedAnswers.router({
  list: os.approvedAnswers.list.handler(({ input, context }) =>
    listApproved(context.db, actorOf(context), input),
  ),
  export: os.approvedAnswers.export.handler(({ input, context }) =>
    exportApproved(context.db, actorOf(context), input),
  ),
  read: os.approvedAnswers.read.handler(({ input, context }) =>
    readApproved(context.db, actorOf(context), input.id),
  ),
  add: os.approvedAnswers.add.handler(({ input, context }) =>
    addApproved(context.db, actorOf(context), input),
  ),
  change: os.approvedAnswers.change.handler(({ input, context }) =>
    changeApproved(context.db, actorOf(context), input, context.version),
  ),
  end: os.approvedAnswers.end.handler(({ input, context }) =>
    endApproved(context.db, actorOf(context), input.id, context.version),
  ),
  remove: os.approvedAnswers.remove.handler(({ input, context }) =>
    removeApproved(context.db, actorOf(context), input.id, context.version),
  ),
});
