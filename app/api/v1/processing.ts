import { actorOf, os } from "~/api/implement";
import { cancelProcessing, retryProcessing } from "~/domain/operations/processing/change-processing";
import { exportProcessing, listProcessing } from "~/domain/operations/processing/list-processing";
import { listUsage } from "~/domain/operations/processing/list-usage";
import { readProcessing } from "~/domain/operations/processing/read-processing";
import { readProcessingState } from "~/domain/operations/processing/read-processing-state";
import { rebuildIndex } from "~/domain/operations/processing/rebuild-index";

export const processing = os.processing.router({
  list: os.processing.list.handler(({ input, context }) =>
    listProcessing(context.db, actorOf(context), input),
  ),
  export: os.processing.export.handler(({ input, context }) =>
    exportProcessing(context.db, actorOf(context), input),
  ),
  read: os.processing.read.handler(({ input, context }) =>
    readProcessing(context.db, actorOf(context), input.id),
  ),
  state: os.processing.state.handler(({ context }) => readProcessingState(context.db)),
  usage: os.processing.usage.handler(({ input, context }) => listUsage(context.db, actorOf(context), input)),
  retry: os.processing.retry.handler(({ input, context }) => retryProcessing(context.db, input.id)),
  rebuild: os.processing.rebuild.handler(({ context }) => rebuildIndex(context.db)),
  cancel: os.processing.cancel.handler(({ input, context }) =>
    cancelProcessing(context.db, actorOf(context), input.id),
  ),
});
