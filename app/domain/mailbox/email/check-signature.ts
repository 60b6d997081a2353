import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { MailSignature } from "~/contract/mail-sender";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitRate } from "~/domain/core/limit/limit-rate";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { checkDkim, type ResolveDns } from "~/integrations/mailbox/authenticate-mail";
import { readSource } from "~/integrations/mailbox/stored-mails";

/** Larger mails are not fetched to check their signature. */
export const maxSourceBytes = 10 * 1024 * 1024;

type SignedMail = {
  id: string;
  settingId: string;
  fromAddress: string;
  path: string | null;
  uid: number | null;
};

/**
 * Fetches a mail from its server, checks its signature and records the result; undefined if the mail is gone, or
 * too large.
 * @throws MailServerFault, imapflow's errors while the mail cannot be fetched
 */
export async function checkSignature(
  db: Db,
  { id, settingId, fromAddress, path, uid }: SignedMail,
  resolver?: ResolveDns,
): Promise<MailSignature | undefined> {
  if (!path || !uid) return undefined;
  const source = await withMailbox(db, settingId, client => readSource(client, path, uid, maxSourceBytes));
  if (!source) return undefined;
  const signature = await checkDkim(source, fromAddress, resolver);
  await db.run(sql`update emails set signature = ${signature} where id = ${id}`);
  return signature;
}

/**
 * The same for a received mail of the actor's company, on request of a reader.
 * @throws AppError not_found, too_many_requests, mail_unreachable while the server or the sender's key cannot be reached
 */
export async function checkSender(
  db: Db,
  actor: Actor,
  id: string,
  resolver?: ResolveDns,
): Promise<{ signature: MailSignature }> {
  const companyId = ownCompany(actor);
  const mail = await db.maybe<SignedMail>(sql`
    select e.id, e.smtp_setting_id as "settingId", e.from_address as "fromAddress", f.path, e.uid
    from emails e join mail_folders f on f.id = e.folder_id
    where e.id = ${id} and e.company_id = ${companyId} and e.state = 'received' and e.uid is not null and not e.stale`);
  if (!mail) throw new AppError("not_found");
  // Chosen: each is a connection to the mail server and a look-up of a name that the sender chose.
  await limitRate(db, { what: "signature check", whom: companyId, max: 20, minutes: 1 });
  const signature = await checkSignature(db, mail, resolver).catch(() => {
    throw new AppError("mail_unreachable");
  });
  if (!signature) throw new AppError("not_found");
  return { signature };
}
