import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Database } from "~/db/connection";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { checkDkim, KeyUnreachable, type ResolveDns } from "~/integrations/mailbox/authenticate-mail";
import { readSource } from "~/integrations/mailbox/stored-mails";
import { maxSourceBytes } from "./check-signature";

/** Chosen: older mails are checked on request of a reader. */
const maxDays = 7;
/** In one run, the newest first; the rest of a first sync is checked on request. */
const maxMails = 100;
const maxAttempts = 3;
const timeoutMs = 5 * 60_000;

type Unchecked = { id: string; fromAddress: string; path: string; uid: number };

/**
 * Checks the signatures of new mails of a mailbox before a reader opens them, so that the look-up of the key, whose name
 * the sender chooses, reveals only that the mail has arrived.
 * @returns whether keys were unreachable, so that a later run may fetch them
 * @throws MailServerFault, imapflow's errors while the mailbox cannot be read
 */
export async function checkNewSenders(
  db: Database,
  settingId: string,
  signal: AbortSignal,
  resolver?: ResolveDns,
): Promise<{ unreachable: boolean }> {
  const mails = await db.many<Unchecked>(sql`
    select e.id, e.from_address as "fromAddress", f.path, e.uid
    from emails e join mail_folders f on f.id = e.folder_id
    where e.smtp_setting_id = ${settingId} and e.signature = 'unchecked' and e.folder = 'inbox'
      and e.state = 'received' and e.uid is not null and not e.stale and e.size <= ${maxSourceBytes}
      and e.sent_at > ${new Date(clock.now().getTime() - maxDays * 86_400_000)} and e.signature_tries < ${maxAttempts}
    order by e.sent_at desc, e.id limit ${maxMails}`);
  if (mails.length === 0) return { unreachable: false };
  let unreachable = false;
  const checkAll = async (client: ImapFlow) => {
    for (const { id, fromAddress, path, uid } of mails) {
      signal.throwIfAborted();
      await db.run(sql`update emails set signature_tries = signature_tries + 1 where id = ${id}`);
      const source = await readSource(client, path, uid, maxSourceBytes);
      if (!source) continue;
      try {
        const signature = await checkDkim(source, fromAddress, resolver);
        await db.run(sql`update emails set signature = ${signature} where id = ${id}`);
      } catch (error) {
        if (!(error instanceof KeyUnreachable)) throw error;
        unreachable = true;
      }
    }
  };
  const limitedSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  await withMailbox(db, settingId, checkAll, limitedSignal);
  return { unreachable };
}
