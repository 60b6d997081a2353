import sql from "sql-template-tag";
import type { MailLetterhead } from "~/contract/mail-message";
import { companyMails } from "~/contract/mail-purposes";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";

export type Logo = { contentType: string; content: Buffer };

type Row = Omit<MailLetterhead, "logo"> & {
  kind: string | null;
  bytes: Buffer | null;
  width: number | null;
  height: number | null;
};

const columns = sql`
  l.sender, l.signature, l.logo_kind as kind, l.logo_bytes as bytes, l.logo_width as width, l.logo_height as height`;

const letterheadIn = ({ sender, signature, kind, bytes, width, height }: Row) => ({
  letterhead: { sender, signature, logo: width && height ? { width, height } : null },
  logo: bytes ? { contentType: `image/${kind}`, content: bytes } : undefined,
});

/**
 * The letterhead of a company on this mail: only on mails about the company to its own people. Others have not agreed to
 * receive texts of a company, which any user can register.
 */
export async function letterheadOf(
  db: Db,
  mailId: string,
): Promise<{ letterhead: MailLetterhead; logo: Logo | undefined } | undefined> {
  const row = await db.maybe<Row>(sql`
    select ${columns} from mails m
    join users u on u.id = m.user_id and u.company_id = m.company_id and u.status = 'active'
    join letterheads l on l.company_id = m.company_id
    where m.id = ${mailId} and m.purpose = any(${[...companyMails]})`);
  return row && letterheadIn(row);
}

/** The sides of the logo of the actor's company, null without one. @throws AppError forbidden without a company */
export async function logoSides(db: Db, actor: Actor): Promise<MailLetterhead["logo"]> {
  const row = await db.maybe<{ width: number; height: number }>(sql`
    select logo_width as width, logo_height as height from letterheads
    where company_id = ${ownCompany(actor)} and logo_bytes is not null`);
  return row ?? null;
}
