import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { logoKilobytes } from "~/contract/letterhead-limits";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitBytes, type UploadBody } from "~/domain/core/limit/limit-bytes";
import { cleanPicture } from "~/domain/core/picture/clean-picture";

/**
 * Replaces the logo on the company's mails. Mail programs do not all show WebP, so only PNG and JPEG are taken.
 * @throws AppError logo_too_large with `limit` (KB), logo_type, forbidden without the permission or a company, and those
 * of `cleanPicture`
 */
export async function changeLogo(db: Db, actor: Actor, body: UploadBody): Promise<void> {
  if (!actor.ability.can("update", "Company")) throw new AppError("forbidden");
  const companyId = ownCompany(actor);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of limitBytes(1, body)) {
    size += chunk.byteLength;
    if (size > logoKilobytes * 1024)
      throw new AppError("logo_too_large", { values: { limit: logoKilobytes } });
    chunks.push(chunk);
  }
  const { kind, bytes, width, height } = cleanLogo(Buffer.concat(chunks));
  await db.run(sql`
    insert into letterheads (company_id, logo_kind, logo_bytes, logo_width, logo_height)
    values (${companyId}, ${kind}, ${bytes}, ${width}, ${height})
    on conflict (company_id) do update set logo_kind = excluded.logo_kind, logo_bytes = excluded.logo_bytes,
      logo_width = excluded.logo_width, logo_height = excluded.logo_height`);
}

/** The picture without its metadata. @throws AppError logo_type for WebP and for files that are no picture */
function cleanLogo(bytes: Buffer) {
  try {
    const picture = cleanPicture(bytes);
    if (picture.kind !== "webp") return picture;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "picture_type") throw error;
  }
  throw new AppError("logo_type");
}

/** Deletes the logo. Does nothing without one. @throws AppError forbidden for people without a company */
export async function removeLogo(db: Db, actor: Actor): Promise<void> {
  await db.run(sql`
    update letterheads set logo_kind = null, logo_bytes = null, logo_width = null, logo_height = null
    where company_id = ${ownCompany(actor)}`);
}
