import type { KnowledgeFile } from "~/contract/files";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { tagLinks, writeTags } from "~/domain/core/tag/tag-links";
import { lockFile } from "./change-file";
import { readFileState } from "./read-file-state";

/** Sets the tags of a file that the actor may change. @throws AppError forbidden without a company, not_found (also a tag) */
export function setFileTags(
  db: Db,
  actor: Actor,
  { id, tagIds }: { id: string; tagIds: string[] },
): Promise<KnowledgeFile> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await lockFile(tx, actor, id, undefined);
    await writeTags(tx, tagLinks.file(id), companyId, tagIds);
    return readFileState(tx, actor, id);
  });
}
