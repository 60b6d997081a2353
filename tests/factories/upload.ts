import type { StagedUpload } from "~/contract/files";
import type { Database } from "~/db/connection";
import { stageUpload } from "~/domain/file/stage-upload";
import type { Actor } from "~/domain/session/actor";

/** Bytes as they come over the wire, in pieces. */
export async function* inPieces(bytes: Buffer, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A checked upload that waits for its form. */
export function stage(db: Database, actor: Actor, name: string, bytes: Buffer): Promise<StagedUpload> {
  return stageUpload(db, actor, { name, body: inPieces(bytes) });
}
