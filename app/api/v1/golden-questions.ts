import { actorOf, os } from "~/api/implement";
import { addGolden, previewGolden } from "~/domain/feedback/golden/add-golden";
import { acceptGolden, removeGolden, requestRun } from "~/domain/feedback/golden/change-golden";
import { exportGolden, listGolden } from "~/domain/feedback/golden/list-golden";
import { readGolden } from "~/domain/feedback/golden/read-golden";

export const goldenQuestions = os.goldenQuestions.router({
  list: os.goldenQuestions.list.handler(({ input, context }) =>
    listGolden(context.db, actorOf(context), input),
  ),
  export: os.goldenQuestions.export.handler(({ input, context }) =>
    exportGolden(context.db, actorOf(context), input),
  ),
  preview: os.goldenQuestions.preview.handler(({ input, context }) =>
    previewGolden(context.db, actorOf(context), input),
  ),
  read: os.goldenQuestions.read.handler(({ input, context }) =>
    readGolden(context.db, actorOf(context), input.id),
  ),
  add: os.goldenQuestions.add.handler(({ input, context }) => addGolden(context.db, actorOf(context), input)),
  run: os.goldenQuestions.run.handler(({ input, context }) =>
    requestRun(context.db, actorOf(context), input),
  ),
  accept: os.goldenQuestions.accept.handler(({ input, context }) =>
    acceptGolden(context.db, actorOf(context), input.id, context.version),
  ),
  remove: os.goldenQuestions.remove.handler(({ input, context }) =>
    removeGolden(context.db, actorOf(context), input.id, context.version),
  ),
});
