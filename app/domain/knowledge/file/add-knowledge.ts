import sql from "sql-template-tag";
import type { DivisionInput } from "~/contract/division-fields";
import { AppError } from "~/contract/errors";
import type { SameName } from "~/contract/same-names";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { insertDivision } from "~/domain/knowledge/division/add-division";
import { lockTarget } from "~/domain/knowledge/division/lock-target";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";
import { consumeStaged, type Staged } from "./consume-staged";
import { deleteUploadedBytes } from "./delete-uploaded-bytes";
import { findNamesakes, type Namesake } from "./find-namesakes";
import { insertFile } from "./insert-file";
import { insertVersion } from "./insert-version";
import { markFileDeleted } from "./mark-file-deleted";
import { notifyFilesChanged } from "./notify-files-changed";

export interface Knowledge {
  divisionId?: string | undefined;
  newDivision?: DivisionInput | undefined;
  docx?: string | undefined;
  pdf?: string | undefined;
  same: "ask" | "keep" | "replace";
  sameName?: "ask" | SameName;
}

/**
 * Adds staged uploads to an existing or a new division and enqueues their reading, in one transaction, so that a
 * refused form keeps its uploads. `kept` lists the names of uploads that the division already has.
 * @throws AppError those of {@link consumeStaged} and {@link insertDivision}; form_invalid without a division;
 * not_found; division_locked; file_duplicate and file_name_there with `name` and `field`
 */
export async function addKnowledge(
  db: Db,
  actor: Actor,
  form: Knowledge,
): Promise<{ divisionId: string; fileIds: string[]; kept: string[] }> {
  const { surplus, ...added } = await db.transaction(async tx => {
    const staged = await consumeStaged(tx, actor, form);
    const divisionId = await divisionOf(tx, actor, form);
    const fileIds: string[] = [];
    const kept: Staged[] = [];
    for (const upload of staged) {
      const duplicate = await findDuplicate(tx, actor, divisionId, upload);
      if (duplicate && (form.same === "ask" || (form.same === "replace" && !duplicate.replaceable)))
        throw new AppError("file_duplicate", { values: { name: duplicate.name, field: upload.kind } });
      await tx.run(sql`delete from staged_uploads where id = ${upload.id}`);
      if (duplicate && form.same === "keep") {
        kept.push(upload);
        continue;
      }
      if (duplicate) await markFileDeleted(tx, duplicate.id, actor.id);
      const namesake = duplicate
        ? undefined
        : await findNamesake(tx, actor, upload, { divisionId, sameName: form.sameName });
      fileIds.push(
        namesake
          ? await insertVersion(tx, actor, { id: namesake.id, divisionId }, upload)
          : await insertFile(tx, actor, { divisionId }, upload),
      );
    }
    await notifyFilesChanged(tx);
    const surplus = kept.map(upload => upload.storage_key);
    return { divisionId, fileIds, kept: kept.map(upload => upload.name), surplus };
  });
  for (const key of surplus) await deleteUploadedBytes(key);
  return added;
}

/** Returns the division that the form names, locked, or adds its new one. */
async function divisionOf(tx: Db, actor: Actor, form: Knowledge): Promise<string> {
  const companyId = ownCompany(actor);
  if (form.newDivision) return insertDivision(tx, companyId, form.newDivision);
  if (!form.divisionId) throw new AppError("form_invalid", { fields: { division: ["field.required"] } });
  await lockTarget(tx, actor, form.divisionId);
  return form.divisionId;
}

/**
 * Finds a file of the division with the same bytes, with its name if the actor may see it. Replacing it deletes it,
 * which a role may restrict to own uploads.
 */
async function findDuplicate(tx: Db, actor: Actor, divisionId: string, upload: Staged) {
  return tx.maybe<{ id: string; name: string; replaceable: boolean }>(sql`
    select f.id, case when ${reachableFiles(actor)} then f.name else ${upload.name} end as name,
           ${reachableFiles(actor, "delete")} as replaceable from files f
    where f.division_id = ${divisionId} and f.sha256 = ${upload.sha256} and f.status <> 'deleting' for update`);
}

/**
 * Finds the file that an upload of the same name becomes a version of, if any.
 * @throws AppError file_name_there if the uploader has to say what to do, or may not replace it
 */
async function findNamesake(
  tx: Db,
  actor: Actor,
  upload: Staged,
  { divisionId, sameName }: { divisionId: string; sameName: Knowledge["sameName"] },
): Promise<Namesake | undefined> {
  if (!sameName || sameName === "both") return undefined;
  const [namesake] = await findNamesakes(tx, actor, { divisionId, name: upload.name });
  if (namesake && (sameName === "ask" || !namesake.replaceable))
    throw new AppError("file_name_there", { values: { name: namesake.name, field: upload.kind } });
  return namesake;
}
