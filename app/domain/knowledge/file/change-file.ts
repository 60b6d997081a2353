import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { FileInput } from "~/contract/file-fields";
import type { KnowledgeFile } from "~/contract/files";
import { clock } from "~/db/clock";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { lockTarget } from "~/domain/knowledge/division/lock-target";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { cleanName } from "~/domain/knowledge/reading/clean-name";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";
import { retrieval } from "~/domain/retrieval/retrieval";
import { enqueue } from "~/queue/enqueue";
import { enqueueUploadMail } from "./ended-together";
import { possibleOwners } from "./list-owners";
import { notifyFilesChanged } from "./notify-files-changed";
import { readFileState } from "./read-file-state";

/**
 * Changes the name, owner and last day of a file, and moves it with its text and its unfinished new version to another
 * division, which then determines who may read its quotes in answers (decision 021). The actor needs the permission in both
 * divisions.
 * @throws AppError not_found, conflict_version, division_locked, file_there, form_invalid for an owner who cannot read the
 * division
 */
export async function changeFile(
  db: Db,
  actor: Actor,
  { id, ...fields }: FileInput & { id: string },
  expectedVersion?: number,
): Promise<KnowledgeFile> {
  try {
    return await db.transaction(async tx => {
      const file = await lockFile(tx, actor, id, expectedVersion);
      const name = withExtension(fields.name, file.kind);
      const now = clock.now();
      const today = sql`day_of(company_id, ${now}::timestamptz)`;
      const { isNewlyFound } = await tx.one<{ isNewlyFound: boolean }>(sql`
        update files set name = ${name}, owner_id = ${fields.ownerId}, valid_until = ${fields.validUntil},
          version = version + 1,
          found_since = case when division_id <> ${fields.divisionId}
            or valid_until < ${today} and coalesce(${fields.validUntil}::date >= ${today}, true) then ${now} else found_since end
        where id = ${id} returning found_since is not distinct from ${now}::timestamptz as "isNewlyFound"`);
      if (fields.divisionId !== file.division_id)
        await moveFile(tx, actor, id, { from: file.division_id, to: fields.divisionId });
      // An owner who has left the division is kept until another one is chosen, or the file is moved.
      const isKept = fields.ownerId === file.owner_id && fields.divisionId === file.division_id;
      if (fields.ownerId !== null && !isKept) await checkOwner(tx, id, fields.ownerId);
      // A division may exclude expired files from searches.
      await retrieval.upsert(tx, fields.divisionId, [id]);
      // The file may answer open questions to the division. The key is that of feedback/topic/enqueue-topics.
      const { divisionId } = fields;
      if (isNewlyFound) await enqueue(tx, "run_topics", { divisionId }, { key: `run_topics:${divisionId}` });
      await notifyFilesChanged(tx);
      return readFileState(tx, actor, id);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "files_once") throw error;
    throw new AppError("file_there", { values: { name: fields.name } });
  }
}

type LockedFile = { kind: DocumentKind; division_id: string; owner_id: string | null };

/**
 * Locks a file for a change until the transaction ends.
 * @throws AppError not_found, conflict_version
 */
export async function lockFile(
  tx: Db,
  actor: Actor,
  id: string,
  expectedVersion: number | undefined,
): Promise<LockedFile> {
  const file = await tx.maybe<LockedFile & { version: number }>(sql`
    select f.kind, f.division_id, f.owner_id, f.version from files f
    where f.id = ${id} and f.status <> 'deleting' and ${reachableFiles(actor, "update")} for update`);
  if (!file) throw new AppError("not_found");
  if (expectedVersion !== undefined && expectedVersion !== file.version)
    throw new AppError("conflict_version");
  return file;
}

async function moveFile(
  tx: Db,
  actor: Actor,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await lockTarget(tx, actor, to);
  const uploaders = await tx.many<{ uploadedBy: string | null }>(sql`
    update files set division_id = ${to} where id = ${id} or (replaces = ${id} and status <> 'deleting')
    returning uploaded_by as "uploadedBy"`);
  for (const { uploadedBy } of uploaders)
    for (const divisionId of [from, to]) await enqueueUploadMail(tx, { uploadedBy, divisionId });
  // A role may allow changes in some divisions only.
  const mayChange = await tx.maybe(
    sql`select f.id from files f where f.id = ${id} and ${reachableFiles(actor, "update")}`,
  );
  if (!mayChange) throw new AppError("not_found");
  await tx.run(sql`update passages set division_id = ${to} where file_id = ${id}`);
  await retrieval.remove(tx, from, [id]);
}

/** Checks that the owner can read the file in its division. */
async function checkOwner(tx: Db, id: string, ownerId: string): Promise<void> {
  const owner = await tx.maybe(sql`select 1 as found from (${possibleOwners(id)}) o where o.id = ${ownerId}`);
  if (!owner) throw new AppError("form_invalid", { fields: { ownerId: ["field.owner"] } });
}

/** A clean name with the extension of its kind. */
function withExtension(original: string, kind: DocumentKind): string {
  const name = cleanName(original);
  return name.toLowerCase().endsWith(`.${kind}`) ? name : cleanName(`${name}.${kind}`);
}
