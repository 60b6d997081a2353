import sql from "sql-template-tag";
import type { StagedUpload } from "~/contract/files";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { ownCompany } from "~/domain/division/own-company";
import { checkUpload } from "~/domain/reading/check-upload";
import { cleanName } from "~/domain/reading/clean-name";
import { inspectDocument } from "~/domain/reading/inspect-document";
import type { Actor } from "~/domain/session/actor";
import { settings } from "~/env";
import { storage } from "~/integrations/storage/disk";
import { type UploadBody, upTo } from "./up-to";

/** How long a staged upload waits for its form, in milliseconds. */
export const stagedForMs = 60 * 60_000;

/** A form needs two; whoever stages more than this loses their oldest. */
const mostStaged = 20;

/**
 * Streams an upload into storage, looks at what it is, and keeps it for an hour until its form is
 * complete. What is refused leaves nothing. `name` is only ever shown.
 * @throws AppError file_too_large with `limit` (MB), and what {@link checkUpload} and {@link inspectDocument} refuse
 */
export async function stageUpload(
  db: Db,
  actor: Actor,
  upload: { name: string; body: UploadBody; signal?: AbortSignal | undefined },
): Promise<StagedUpload> {
  const companyId = ownCompany(actor);
  const key = newId();
  const draft = await storage().write(key, upTo(settings().UPLOAD_LIMIT_MB, upload.body));
  let staged: StagedUpload;
  try {
    const { kind } = await checkUpload(draft.path, upload.name);
    await inspectDocument(draft.path, kind, upload.signal ? { signal: upload.signal } : {});
    await draft.keep();
    staged = { id: newId(), kind, name: cleanName(upload.name), bytes: draft.bytes };
    const expires = new Date(clock.now().getTime() + stagedForMs);
    await db.run(sql`
      insert into staged_uploads (id, company_id, user_id, kind, name, bytes, sha256, storage_key, expires_at)
      values (${staged.id}, ${companyId}, ${actor.id}, ${kind}, ${staged.name}, ${staged.bytes}, ${draft.sha256},
              ${key}, ${expires})`);
  } catch (error) {
    await draft.drop();
    await storage().remove(key);
    throw error;
  }
  await dropSurplus(db, actor.id);
  return staged;
}

async function dropSurplus(db: Db, userId: string): Promise<void> {
  const surplus = await db.many<{ storage_key: string }>(sql`
    delete from staged_uploads where id in (
      select id from staged_uploads where user_id = ${userId} order by expires_at desc, id desc offset ${mostStaged}
    ) returning storage_key`);
  for (const { storage_key } of surplus) await storage().remove(storage_key);
}
