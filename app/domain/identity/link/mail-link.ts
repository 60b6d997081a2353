import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { type LinkPurpose, linkPurposes } from "./link-purpose";
import { consumeMailAllowance, type MailRequestKey } from "./mail-allowance";
import { makeLink } from "./make-link";

export type LinkReader = {
  email: string;
  name: string;
  language: Language;
  company: string;
};

export type LinkMail = {
  purpose: LinkPurpose;
  /** One mail per key, however often its job runs. */
  requestKey: MailRequestKey;
  /** The person who requested it, if not the user. */
  requestedBy?: string | undefined;
  /** The mail's text with the token in its link. */
  compose: (reader: LinkReader, token: string) => MailMessage;
};

/**
 * Creates a link for a user and queues its mail, both or neither. Does nothing if the user is gone or has another
 * status than the purpose requires, or if the address has reached its hourly limit.
 */
export async function mailLink(db: Db, userId: string, mail: LinkMail): Promise<void> {
  const { purpose, requestKey, compose, requestedBy } = mail;
  await db.transaction(async tx => {
    // Locks the row, so that concurrent requests are counted one after the other.
    const reader = await tx.maybe<LinkReader & { companyId: string | null }>(sql`
      select u.email, ${personName} as name, u.language, u.company_id as "companyId",
             coalesce((select c.name from companies c where c.id = u.company_id), '') as company
      from users u where u.id = ${userId} and u.status = ${linkPurposes[purpose].status} for no key update of u`);
    if (!reader) return;
    if (!(await consumeMailAllowance(tx, reader.email, requestKey))) return;
    const to = reader.email;
    // An unverified registration may be deleted with its company; its mail must remain counted.
    const companyId = linkPurposes[purpose].status === "unverified" ? null : reader.companyId;
    const message = compose(reader, await makeLink(tx, userId, purpose));
    await queueMail(tx, { to, companyId, purpose, onceKey: requestKey, requestedBy, message });
  });
}
