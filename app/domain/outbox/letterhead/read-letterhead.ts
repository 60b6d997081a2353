import sql from "sql-template-tag";
import type { Letterhead } from "~/contract/letterhead";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

type Row = Omit<Letterhead, "logo"> & { kind: string | null; bytes: Buffer | null };

/** What the actor's company puts on the mails to its people. @throws AppError forbidden for people without one */
export async function readLetterhead(db: Db, actor: Actor): Promise<Letterhead> {
  const row = await db.maybe<Row>(sql`
    select sender, signature, logo_kind as kind, logo_bytes as bytes, version
    from letterheads where company_id = ${ownCompany(actor)}`);
  if (!row) return { sender: "", signature: "", logo: null, version: 1 };
  const { kind, bytes, ...letterhead } = row;
  return { ...letterhead, logo: bytes && `data:image/${kind};base64,${bytes.toString("base64")}` };
}
