import { actorOf, os } from "~/api/implement";
import { addTag } from "~/domain/feedback/tag/add-tag";
import { changeTag } from "~/domain/feedback/tag/change-tag";
import { chooseTags } from "~/domain/feedback/tag/choose-tags";
import { listTags } from "~/domain/feedback/tag/list-tags";
import { mergeTags } from "~/domain/feedback/tag/merge-tags";
import { readTag } from "~/domain/feedback/tag/read-tag";
import { removeTag } from "~/domain/feedback/tag/remove-tag";

export const tags = os.tags.router({
  list: os.tags.list.handler(({ input, context }) => listTags(context.db, actorOf(context), input)),
  choices: os.tags.choices.handler(({ input, context }) =>
    chooseTags(context.db, actorOf(context), input.words),
  ),
  read: os.tags.read.handler(({ input, context }) => readTag(context.db, actorOf(context), input.id)),
  add: os.tags.add.handler(({ input, context }) => addTag(context.db, actorOf(context), input)),
  change: os.tags.change.handler(({ input, context }) =>
    changeTag(context.db, actorOf(context), input, context.version),
  ),
  merge: os.tags.merge.handler(({ input, context }) =>
    mergeTags(context.db, actorOf(context), input, context.version),
  ),
  remove: os.tags.remove.handler(({ input, context }) =>
    removeTag(context.db, actorOf(context), input.id, context.version),
  ),
});
