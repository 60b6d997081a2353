import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { linkPurposes } from "~/domain/identity/link/link-purpose";
import { type LinkMail, mailLink } from "~/domain/identity/link/mail-link";
import type { Credential } from "~/integrations/google/openid";
import { enqueue } from "~/queue/enqueue";

/**
 * Records within its transaction that a Google account asks to be linked to the account with its address, and
 * asks the owner by mail. An older request is void with its link: that link would otherwise approve this Google
 * account.
 */
export async function askOwner(
  tx: Db,
  userId: string,
  { issuer, subject, email }: Credential,
): Promise<void> {
  const until = new Date(clock.now().getTime() + linkPurposes.google.hours * 3_600_000);
  await tx.run(sql`
    insert into waiting_identities (user_id, provider, issuer, subject, email, expires_at)
    values (${userId}, 'google', ${issuer}, ${subject}, ${email}, ${until})
    on conflict (user_id) do update
    set issuer = excluded.issuer, subject = excluded.subject, email = excluded.email, expires_at = excluded.expires_at`);
  await tx.run(sql`delete from links where user_id = ${userId} and purpose in ('google', 'google_first')`);
  await enqueue(tx, "google_asks", { userId, requestId: newId() });
}

/** The texts of the mails: to an account's owner, to an unverified registration, and to an invited person. */
export type GoogleMails = Record<"google" | "google_first" | "invite", LinkMail["compose"]>;

/**
 * Mails the approval link. An invited person gets the invitation again instead, because it has to be accepted
 * first.
 */
export async function mailOwner(
  db: Db,
  { userId, requestId }: { userId: string; requestId: string },
  mails: GoogleMails,
): Promise<void> {
  const user = await db.maybe<{ status: string }>(sql`select status from users where id = ${userId}`);
  if (!user) return;
  const purpose =
    user.status === "invited" ? "invite" : user.status === "unverified" ? "google_first" : "google";
  await mailLink(db, userId, { purpose, requestKey: `google:${requestId}`, compose: mails[purpose] });
}
