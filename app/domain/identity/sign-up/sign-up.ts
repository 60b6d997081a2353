import sql from "sql-template-tag";
import type { MailMessage } from "~/contract/mail-message";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailKey } from "~/domain/core/actor/email-key";
import { personName } from "~/domain/core/actor/person-name";
import { consumeMailAllowance, type MailRequestKey } from "~/domain/identity/link/mail-allowance";
import { type LinkMail, mailLink } from "~/domain/identity/link/mail-link";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { type Draft, openDraft } from "./draft";
import { purgeUnverified } from "./purge-unverified";

/** The texts of the mails that a registration can send. */
export type SignUpMails = {
  verify: LinkMail["compose"];
  first_password: LinkMail["compose"];
  invite: LinkMail["compose"];
  inUse: (to: { name: string; language: Draft["language"] }) => MailMessage;
};

type Account = { id: string; status: string; proof: Buffer | null; hasPassword: boolean };

/**
 * Performs a registration. A new address gets an unverified account. A known one gets no second account; its
 * owner is notified. A second registration for an unverified address replaces the first and clears the password,
 * which the mailbox's owner then sets: so a stranger cannot set a password for an address that its owner is about
 * to verify.
 */
export async function signUp(
  db: Db,
  { requestId, sealed }: { requestId: string; sealed: string },
  mails: SignUpMails,
): Promise<void> {
  const draft = openDraft(sealed);
  const requestKey: MailRequestKey = `sign_up:${requestId}`;
  const key = emailKey(draft.email);
  const account = await db.transaction(async tx => {
    // Serialises registrations of one address.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sign_up ${key}`}, 0))`);
    const existing = await tx.maybe<Account>(sql`
      select id, status, sign_up_proof as proof, password_hash is not null as "hasPassword"
      from users where email_key = ${key}`);
    if (!existing) return addAccount(tx, draft, draft.passwordHash);
    if (existing.status !== "unverified" || existing.proof?.toString("base64") === draft.proof)
      return existing;
    await purgeUnverified(tx, sql`id = ${existing.id}`);
    return addAccount(tx, draft, null);
  });
  if (account.status === "active") return mailAddressInUse(db, account.id, requestKey, mails.inUse);
  if (account.status === "suspended") return;
  const purpose = account.status === "invited" ? "invite" : account.hasPassword ? "verify" : "first_password";
  await mailLink(db, account.id, { purpose, requestKey, compose: mails[purpose] });
}

/** Adds an unverified account, with the company that it registers. */
async function addAccount(tx: Db, draft: Draft, passwordHash: string | null): Promise<Account> {
  const now = clock.now();
  const id = newId();
  const companyId = draft.companyName === null ? null : newId();
  if (companyId)
    await tx.run(sql`
      insert into companies (id, name, country, public_code, created_at)
      values (${companyId}, ${draft.companyName}, ${draft.country}, ${newId().slice(-12)}, ${now})`);
  const proof = Buffer.from(draft.proof, "base64");
  await tx.run(sql`
    insert into users (id, company_id, role_id, email, email_key, first_name, last_name, phone, language, country,
                       password_hash, status, sign_up_proof, created_at)
    select ${id}, ${companyId}, id, ${draft.email}, ${emailKey(draft.email)}, ${draft.firstName}, ${draft.lastName},
           ${draft.phone}, ${draft.language}, ${draft.country}, ${passwordHash}, 'unverified', ${proof}, ${now}
    from roles where key = ${draft.role}`);
  return { id, status: "unverified", proof, hasPassword: passwordHash !== null };
}

/** Notifies an address's owner of another registration attempt. */
export async function mailAddressInUse(
  db: Db,
  userId: string,
  requestKey: MailRequestKey,
  compose: SignUpMails["inUse"],
): Promise<void> {
  await db.transaction(async tx => {
    const owner = await tx.maybe<{
      email: string;
      name: string;
      language: Draft["language"];
      companyId: string | null;
    }>(sql`
      select u.email, ${personName} as name, u.language, u.company_id as "companyId"
      from users u where u.id = ${userId} and u.status = 'active' for no key update`);
    if (!owner || !(await consumeMailAllowance(tx, owner.email, requestKey))) return;
    const { email: to, companyId } = owner;
    await queueMail(tx, {
      to,
      companyId,
      purpose: "address_in_use",
      onceKey: requestKey,
      message: compose(owner),
    });
  });
}
