import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { type LinkMail, mailLink } from "~/domain/link/mail-link";
import { mayMail, type Wish } from "~/domain/link/may-mail";
import { queueMail } from "~/domain/mail/queue-mail";
import { emailKey } from "~/domain/session/sign-in";
import { type Draft, openDraft } from "./draft";
import { forgetUnverified } from "./forget-unverified";

/** The words of the mails that a registration can bring. */
export type SignUpMails = {
  verify: LinkMail["compose"];
  first_password: LinkMail["compose"];
  invite: LinkMail["compose"];
  inUse: (to: { name: string; language: Draft["language"] }) => {
    subject: string;
    text: string;
    html: string;
  };
};

type Known = { id: string; status: string; proof: Buffer | null; hasPassword: boolean };

/**
 * Does what a registration asks for. A new address gets an account that waits for its confirmation. A known one gets
 * no second account, and its owner a mail that somebody tried. Where a registration waits already and another one
 * comes, the later takes its place without a password: whoever holds the mailbox sets it. So nobody can put a
 * password of their own under an address that its owner is about to confirm.
 */
export async function signUp(
  db: Db,
  { requestId, sealed }: { requestId: string; sealed: string },
  mails: SignUpMails,
): Promise<void> {
  const draft = openDraft(sealed);
  const wish: Wish = `sign_up:${requestId}`;
  const key = emailKey(draft.email);
  const known = await db.transaction(async tx => {
    // Two registrations of one address are looked at one after the other.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sign_up ${key}`}, 0))`);
    const found = await tx.maybe<Known>(sql`
      select id, status, sign_up_proof as proof, password_hash is not null as "hasPassword"
      from users where email_key = ${key}`);
    if (!found) return make(tx, draft, draft.passwordHash);
    if (found.status !== "unverified" || found.proof?.toString("base64") === draft.proof) return found;
    await forgetUnverified(tx, sql`id = ${found.id}`);
    return make(tx, draft, null);
  });
  if (known.status === "active") return tellOwner(db, known.id, wish, mails.inUse);
  if (known.status === "suspended") return;
  const purpose = known.status === "invited" ? "invite" : known.hasPassword ? "verify" : "first_password";
  await mailLink(db, known.id, { purpose, wish, compose: mails[purpose] });
}

async function make(tx: Db, draft: Draft, passwordHash: string | null): Promise<Known> {
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

/** Tells the owner of an address that somebody tried to use it once more. Says nothing to anybody else. */
export async function tellOwner(
  db: Db,
  userId: string,
  wish: Wish,
  compose: SignUpMails["inUse"],
): Promise<void> {
  await db.transaction(async tx => {
    const owner = await tx.maybe<{
      email: string;
      name: string;
      language: Draft["language"];
      companyId: string | null;
    }>(sql`
      select email, first_name || ' ' || last_name as name, language, company_id as "companyId"
      from users where id = ${userId} and status = 'active' for no key update`);
    if (!owner || !(await mayMail(tx, owner.email, wish))) return;
    const { email: to, companyId } = owner;
    await queueMail(tx, { to, companyId, purpose: "address_in_use", onceKey: wish, message: compose(owner) });
  });
}
