import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";

export type Staged = {
  id: string;
  kind: DocumentKind;
  name: string;
  bytes: number;
  sha256: Buffer;
  storage_key: string;
};

/**
 * Locks the staged uploads of a form until the transaction ends.
 * @throws AppError file_missing without uploads, upload_expired with the `field`, file_wrong_field with `field`
 * and `name`
 */
export async function consumeStaged(
  tx: Db,
  actor: Actor,
  form: { [kind in DocumentKind]?: string | undefined },
): Promise<Staged[]> {
  const fields = (["docx", "pdf"] as const).filter(kind => form[kind]);
  if (fields.length === 0) throw new AppError("file_missing");
  const staged: Staged[] = [];
  for (const field of fields) {
    const upload = await tx.maybe<Staged>(sql`
      select id, kind, name, bytes, sha256, storage_key from staged_uploads
      where id = ${form[field]} and user_id = ${actor.id} and company_id = ${actor.companyId}
        and expires_at > ${clock.now()}
      for update`);
    if (!upload) throw new AppError("upload_expired", { values: { field } });
    if (upload.kind !== field)
      throw new AppError("file_wrong_field", { values: { field, name: upload.name } });
    staged.push(upload);
  }
  return staged;
}
