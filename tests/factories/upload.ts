import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";
import { storage } from "~/integrations/storage/storage";

/** Bytes in chunks, as they arrive over the network. */
export async function* inPieces(bytes: Buffer, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A validated staged upload; its kind follows from the name. */
export async function staged(db: Db, actor: Actor, name: string, bytes: Buffer): Promise<{ id: string }> {
  const [id, key] = [newId(), newId()];
  const draft = await storage().write(key, inPieces(bytes));
  await draft.keep();
  const kind: DocumentKind = name.endsWith(".docx") ? "docx" : "pdf";
  const expires = new Date(clock.now().getTime() + 3_600_000);
  await db.run(sql`
    insert into staged_uploads (id, company_id, user_id, kind, name, bytes, sha256, storage_key, expires_at)
    values (${id}, ${actor.companyId}, ${actor.id}, ${kind}, ${name}, ${bytes.length}, ${draft.sha256}, ${key},
            ${expires})`);
  return { id };
}
