import { domainToUnicode } from "node:url";
import sql from "sql-template-tag";
import { isFreeDomain } from "~/contract/mail-providers";
import type { LookAlike, MailSender, MailSignature } from "~/contract/mail-sender";
import type { Db } from "~/db/connection";
import { dmarcResult } from "~/integrations/mailbox/authenticate-mail";
import { type Known, lookAlike } from "~/integrations/mailbox/look-alike";

type Sender = { fromName: string; fromAddress: string };

type SenderRow = Sender & {
  companyId: string;
  authResults: string[];
  authServer: string;
  signature: MailSignature;
};

/** Reads what is known of the sender of a received mail, without a request to a server. */
export async function readSender(db: Db, mail: SenderRow): Promise<MailSender> {
  const { companyId, fromAddress, authResults, authServer, signature } = mail;
  return {
    receiver: dmarcResult(authResults, authServer, fromAddress) ?? null,
    signature,
    lookAlike: lookAlikeOf(mail, await readKnownSenders(db, companyId, [mail])),
  };
}

/**
 * Reads the known senders of a company: the domains of its mailboxes, its people and its allowed senders, except those of
 * free providers; and its people who have the name of one of `senders`.
 */
export async function readKnownSenders(
  db: Db,
  companyId: string,
  senders: readonly Sender[],
): Promise<Known> {
  const names = senders.map(({ fromName }) => fromName.replace(/\s+/g, " ").trim().toLowerCase());
  const { domains, people } = await db.one<{
    domains: string[];
    people: { name: string; email: string }[];
  }>(sql`
    select array(
        select distinct lower(substring(a from '@([^@]+)$')) from (
          select email from smtp_settings where company_id = ${companyId}
          union all select unnest(allowed_emails) from smtp_settings where company_id = ${companyId}
          union all select email from users where company_id = ${companyId}
        ) as addresses (a) where a ~ '@[^@]+$') as domains,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', first_name || ' ' || last_name, 'email', email)) from users
        where company_id = ${companyId} and lower(first_name || ' ' || last_name) = any(${names})
      ), '[]') as people`);
  return { domains: domains.filter(domain => !isFreeDomain(domain)), people };
}

/** Returns what a sender looks like; null if they resemble no known sender. */
export function lookAlikeOf({ fromName, fromAddress }: Sender, known: Known): LookAlike | null {
  const [account, domain = ""] = fromAddress.split(/@(?=[^@]*$)/);
  const address = `${account}@${domainToUnicode(domain) || domain}`;
  return lookAlike({ name: fromName, address }, known) ?? null;
}
