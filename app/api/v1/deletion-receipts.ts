import { actorOf, os } from "~/api/implement";
import { listReceipts, readReceipt } from "~/domain/operations/receipt/list-receipts";

export const deletionReceipts = os.deletionReceipts.router({
  list: os.deletionReceipts.list.handler(({ input, context }) =>
    listReceipts(context.db, actorOf(context), input),
  ),
  read: os.deletionReceipts.read.handler(({ input, context }) =>
    readReceipt(context.db, actorOf(context), input.id),
  ),
});
