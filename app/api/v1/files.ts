import { actorOf, os } from "~/api/implement";
import { addKnowledge } from "~/domain/knowledge/file/add-knowledge";
import { cancelFile } from "~/domain/knowledge/file/cancel-file";
import { changeFile } from "~/domain/knowledge/file/change-file";
import { deleteStaged } from "~/domain/knowledge/file/delete-staged";
import { listAttempts } from "~/domain/knowledge/file/list-attempts";
import { firstFiles, listFiles } from "~/domain/knowledge/file/list-files";
import { listOwners } from "~/domain/knowledge/file/list-owners";
import { listPages } from "~/domain/knowledge/file/list-pages";
import { listVersions } from "~/domain/knowledge/file/list-versions";
import { readFileState } from "~/domain/knowledge/file/read-file-state";
import { readPage } from "~/domain/knowledge/file/read-page";
import { readStaged } from "~/domain/knowledge/file/read-staged";
import { removeFile } from "~/domain/knowledge/file/remove-file";
import { replaceFile } from "~/domain/knowledge/file/replace-file";
import { retryFile } from "~/domain/knowledge/file/retry-file";
import { setFileTags } from "~/domain/knowledge/file/set-file-tags";
import { uploadState } from "~/domain/operations/system/storage-state";

export const files = os.files.router({
  list: os.files.list.handler(({ input, context }) => listFiles(context.db, actorOf(context), input)),
  newest: os.files.newest.handler(({ input, context }) => firstFiles(context.db, actorOf(context), input)),
  read: os.files.read.handler(({ input, context }) => readFileState(context.db, actorOf(context), input.id)),
  page: os.files.page.handler(({ input, context }) => readPage(context.db, actorOf(context), input.id)),
  store: os.files.store.handler(() => uploadState()),
  staged: os.files.staged.handler(({ input, context }) => readStaged(context.db, actorOf(context), input.id)),
  unstage: os.files.unstage.handler(async ({ input, context }) => {
    await deleteStaged(context.db, actorOf(context), input.id);
    return {};
  }),
  add: os.files.add.handler(({ input, context }) => addKnowledge(context.db, actorOf(context), input)),
  change: os.files.change.handler(({ input, context }) =>
    changeFile(context.db, actorOf(context), input, context.version),
  ),
  setTags: os.files.setTags.handler(({ input, context }) => setFileTags(context.db, actorOf(context), input)),
  replace: os.files.replace.handler(({ input, context }) =>
    replaceFile(context.db, actorOf(context), input, context.version),
  ),
  owners: os.files.owners.handler(({ input, context }) => listOwners(context.db, actorOf(context), input.id)),
  pages: os.files.pages.handler(({ input, context }) => listPages(context.db, actorOf(context), input)),
  attempts: os.files.attempts.handler(({ input, context }) =>
    listAttempts(context.db, actorOf(context), input.id),
  ),
  versions: os.files.versions.handler(({ input, context }) =>
    listVersions(context.db, actorOf(context), input.id),
  ),
  retry: os.files.retry.handler(({ input, context }) => retryFile(context.db, actorOf(context), input.id)),
  cancel: os.files.cancel.handler(({ input, context }) => cancelFile(context.db, actorOf(context), input.id)),
  remove: os.files.remove.handler(({ input, context }) => removeFile(context.db, actorOf(context), input.id)),
});
