import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { queueMail } from "~/domain/mail/queue-mail";
import { type LinkPurpose, linkPurposes } from "./link-purpose";
import { makeLink } from "./make-link";
import { mayMail, type Wish } from "./may-mail";

export type LinkReader = {
  email: string;
  name: string;
  language: "de" | "en" | "fr" | "ar";
  company: string;
};

export type LinkMail = {
  purpose: LinkPurpose;
  /** One mail for one wish, however often its job runs. */
  wish: Wish;
  /** The mail's words, with the token in its link. */
  compose: (reader: LinkReader, token: string) => { subject: string; text: string; html: string };
};

/**
 * Makes a link for a user and puts its mail into the outbox, both or neither. Nothing happens for a user who is
 * gone or has not the status that the purpose is for, and where the address has had its mails of this hour.
 */
export async function mailLink(db: Db, userId: string, mail: LinkMail): Promise<void> {
  const { purpose, wish, compose } = mail;
  await db.transaction(async tx => {
    // The row is held, so that two who wish at the same moment are counted one after the other.
    const reader = await tx.maybe<LinkReader & { companyId: string | null }>(sql`
      select u.email, u.first_name || ' ' || u.last_name as name, u.language, u.company_id as "companyId",
             coalesce((select c.name from companies c where c.id = u.company_id), '') as company
      from users u where u.id = ${userId} and u.status = ${linkPurposes[purpose].status} for no key update of u`);
    if (!reader) return;
    if (!(await mayMail(tx, reader.email, wish))) return;
    const to = reader.email;
    // A registration may go with its company; that it had a mail is still counted.
    const companyId = linkPurposes[purpose].status === "unverified" ? null : reader.companyId;
    const message = compose(reader, await makeLink(tx, userId, purpose));
    await queueMail(tx, { to, companyId, purpose, onceKey: wish, message });
  });
}
