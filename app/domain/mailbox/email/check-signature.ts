import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { MailSignature } from "~/contract/mail-sender";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { limitRate } from "~/domain/core/limit/limit-rate";
import { mailRefusal } from "~/domain/mailbox/sync/mail-refusal";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { checkDkim, KeyUnreachable, type ResolveDns } from "~/integrations/mailbox/authenticate-mail";
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
 * @throws MailServerFault, imapflow's errors while the mail cannot be fetched; KeyUnreachable
 */
export async function checkSignature(
  db: Db,
  mail: SignedMail,
  resolver?: ResolveDns,
): Promise<MailSignature | undefined> {
  return recordSignature(db, mail, await fetchSource(db, mail), resolver);
}

async function fetchSource(db: Db, { settingId, path, uid }: SignedMail): Promise<Buffer | undefined> {
  if (!path || !uid) return undefined;
  return withMailbox(db, settingId, client => readSource(client, path, uid, maxSourceBytes));
}

async function recordSignature(
  db: Db,
  { id, fromAddress }: SignedMail,
  source: Buffer | undefined,
  resolver: ResolveDns | undefined,
): Promise<MailSignature | undefined> {
  if (!source) return undefined;
  const signature = await checkDkim(source, fromAddress, resolver);
  await db.run(sql`update emails set signature = ${signature} where id = ${id}`);
  return signature;
}

/**
 * The same for a received mail of the actor's company, on request of a reader.
 * @throws AppError not_found, too_many_requests, those of {@link mailRefusal}, mail_key_unreachable while the sender's key
 * cannot be looked up
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
  const source = await fetchSource(db, mail).catch(error => {
    throw mailRefusal(error);
  });
  const signature = await recordSignature(db, mail, source, resolver).catch(error => {
    throw error instanceof KeyUnreachable ? new AppError("mail_key_unreachable") : error;
  });
  if (!signature) throw new AppError("not_found");
  return { signature };
}
