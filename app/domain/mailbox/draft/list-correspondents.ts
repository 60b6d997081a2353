import sql, { join } from "sql-template-tag";
import type { Correspondent } from "~/contract/email-drafts";
import type { Db } from "~/db/connection";
import { showsField } from "~/domain/access/role/shows-field";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { personName, personNameOrder } from "~/domain/core/actor/person-name";
import { lookAlikeOf, readKnownSenders } from "~/domain/mailbox/email/read-sender";

/** Number of the newest received mails, and of the newest sent ones, whose addresses are suggested. Chosen. */
const newestMails = 1_000;
/** Chosen: a page carries them all, so that they are also suggested without script. */
const [maxAddresses, maxPeople] = [200, 300];

/**
 * Lists suggested recipients: addresses with which the company has exchanged mails, the newest first, and its people, as
 * far as the actor may see them.
 * @throws AppError forbidden for users without a company
 */
export async function listCorrespondents(db: Db, actor: Actor): Promise<Correspondent[]> {
  const companyId = ownCompany(actor);
  const people = showsField(actor, "email") ? await listPeople(db, companyId) : [];
  const addresses = actor.ability.can("read", "Email") ? await listAddresses(db, companyId) : [];
  const names = new Map(people.map(({ name, address }) => [address.toLowerCase(), name]));
  const named = addresses.map(({ name, address }) => ({
    name: names.get(address.toLowerCase()) ?? name,
    address,
  }));
  const listed = new Set(addresses.map(({ address }) => address.toLowerCase()));
  return [...named, ...people.filter(({ address }) => !listed.has(address.toLowerCase()))];
}

const listPeople = (db: Db, companyId: string): Promise<Correspondent[]> =>
  db.many<Correspondent>(sql`
    select ${personName} as name, u.email as address from users u
    where u.company_id = ${companyId} and u.status <> 'suspended'
    order by ${join([...personNameOrder, sql`u.id`])} limit ${maxPeople}`);

/** Addresses of mail servers and unattended senders, whose mails may lack the header of automatic mail. */
const unanswered = "^(mailer-daemon|postmaster|(no|do-?not)-?reply)@";

const senderOf = ({ name, address }: Correspondent) => ({ fromName: name, fromAddress: address });

/** Lists the addresses of exchanged mails, without programs, mailing lists and look-alikes. */
async function listAddresses(db: Db, companyId: string): Promise<Correspondent[]> {
  const correspondents = await db.many<Correspondent>(sql`
    select (array_agg(m.address order by m.sent_at desc))[1] as address,
      coalesce((array_agg(m.name order by m.sent_at desc) filter (where m.name <> ''))[1], '') as name
    from (
      (select from_address as address, from_name as name, sent_at from emails
        where company_id = ${companyId} and folder in ('inbox', 'archive', 'other') and state = 'received' and not stale
          and automatic is null
        order by sent_at desc limit ${newestMails})
      union all
      select r.address, coalesce(s.names ->> lower(r.address), ''), s.sent_at from (
        select to_addresses || cc_addresses || bcc_addresses as addresses, recipient_names as names, sent_at from emails
        where company_id = ${companyId} and folder = 'sent' and state = 'sent' and not stale
        order by sent_at desc limit ${newestMails}) s cross join unnest(s.addresses) as r (address)
    ) m
    where m.address ~ '^[^@[:space:]]+@[^@[:space:]]+$' and m.address !~* ${unanswered}
      and lower(m.address) not in (select lower(email) from smtp_settings where company_id = ${companyId})
    group by lower(m.address) order by max(m.sent_at) desc limit ${maxAddresses}`);
  const known = await readKnownSenders(db, companyId, correspondents.map(senderOf));
  return correspondents.filter(correspondent => !lookAlikeOf(senderOf(correspondent), known));
}
