import sql from "sql-template-tag";
import type { StagedUpload } from "~/contract/files";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitBytes, type UploadBody } from "~/domain/core/limit/limit-bytes";
import { checkUpload } from "~/domain/knowledge/reading/check-upload";
import { cleanName } from "~/domain/knowledge/reading/clean-name";
import { inspectDocument } from "~/domain/knowledge/reading/inspect-document";
import { settings } from "~/env";
import { storage } from "~/integrations/storage/storage";
import { deleteUploadedBytes } from "./delete-uploaded-bytes";
import { withUploadSlot } from "./upload-slots";

/** Lifetime of a staged upload, in milliseconds. */
const stagedForMs = 60 * 60_000;

/** Chosen: a form needs two. Beyond this maximum the user's oldest are deleted. */
const maxStaged = 20;

type Upload = { name: string; body: UploadBody; signal?: AbortSignal | undefined };

/**
 * Streams an upload into storage, validates it, and keeps it for an hour until its form is sent. A refused upload is
 * not stored. `name` is for display only.
 * @throws AppError uploads_under_way, file_too_large with `limit` (MB), and those of {@link checkUpload} and {@link inspectDocument}
 */
export function stageUpload(db: Db, actor: Actor, upload: Upload): Promise<StagedUpload> {
  return withUploadSlot(actor, () => stage(db, actor, upload));
}

async function stage(db: Db, actor: Actor, upload: Upload): Promise<StagedUpload> {
  const companyId = ownCompany(actor);
  const key = newId();
  const draft = await storage().write(key, limitBytes(settings().UPLOAD_LIMIT_MB, upload.body));
  let staged: StagedUpload;
  try {
    const { kind } = await checkUpload(draft.path, upload.name);
    await inspectDocument(draft.path, kind, {
      owner: companyId,
      ocrPages: settings().OCR_PAGES,
      ...(upload.signal ? { signal: upload.signal } : {}),
    });
    await draft.keep();
    staged = { id: newId(), kind, name: cleanName(upload.name), bytes: draft.bytes };
    const expires = new Date(clock.now().getTime() + stagedForMs);
    await db.run(sql`
      insert into staged_uploads (id, company_id, user_id, kind, name, bytes, sha256, storage_key, expires_at)
      values (${staged.id}, ${companyId}, ${actor.id}, ${kind}, ${staged.name}, ${staged.bytes}, ${draft.sha256},
              ${key}, ${expires})`);
  } catch (error) {
    await draft.drop();
    throw error;
  }
  await deleteSurplus(db, actor.id);
  return staged;
}

async function deleteSurplus(db: Db, userId: string): Promise<void> {
  const surplus = await db.many<{ storage_key: string }>(sql`
    delete from staged_uploads where id in (
      select id from staged_uploads where user_id = ${userId} order by expires_at desc, id desc offset ${maxStaged}
    ) returning storage_key`);
  for (const { storage_key } of surplus) await deleteUploadedBytes(storage_key);
}
