import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { GoogleProof } from "~/contract/google-fields";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Door } from "~/contract/session-fields";
import type { Database, Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/billing/plan/locked-employee";
import { type ActorRow, actorColumns, actorJoins } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { completeSignIn } from "~/domain/identity/session/complete-sign-in";
import type { RequestOrigin } from "~/domain/identity/session/record-sign-in";
import type { Credential } from "~/integrations/google/openid";
import { addPublicUser, type NewPerson } from "./add-public-user";
import { askOwner } from "./ask-owner";
import { bindIdentity } from "./bind-identity";
import { redeemCredential } from "./redeem-credential";

type Input = z.output<typeof GoogleProof> & { door: Door } & Omit<NewPerson, "email">;
type Outcome =
  | { state: "signed-in"; tokens: Tokens; user: SignedInUser; isNew: boolean }
  | { state: "mailed"; email: string };
type UserRow = ActorRow & { password_hash: string | null; status: string; locked: boolean };

/**
 * Signs in with Google. A linked account is signed in as with a password: suspension, lapsed plan, the sign-in
 * page's area and the second factor apply alike. An unknown address becomes a public user. If Google does not
 * operate the mailbox, or the address has an account, its owner is asked by mail first.
 * @throws AppError sign_in_failed, google_no_credential, google_not_set_up, google_unreachable, sign_in_wait,
 * two_factor_needed
 */
export async function signInWithGoogle(db: Database, input: Input, from: RequestOrigin): Promise<Outcome> {
  const credential = await redeemCredential(db, input, from);
  const linkedUser = await readLinkedUser(db, credential);
  if (linkedUser) return enter(db, linkedUser, input.door, from);
  // Members of an area are created by others, and link Google in their settings.
  if (input.door !== "any") throw new AppError("sign_in_failed", { values: { door: "other" } });
  const { email } = credential;
  const key = emailKey(email);
  const added = await db.transaction(async tx => {
    // Serialises sign-ins and registrations of one address.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sign_up ${key}`}, 0))`);
    const existing = await tx.maybe<{ id: string; status: string }>(
      sql`select id, status from users where email_key = ${key} for no key update`,
    );
    if (existing?.status === "suspended") throw new AppError("sign_in_failed");
    if (!existing && credential.ownMailbox) {
      await bindIdentity(tx, await addPublicUser(tx, { ...input, email }, "active"), credential);
      return true;
    }
    const id = existing?.id ?? (await addPublicUser(tx, { ...input, email }, "unverified"));
    await askOwner(tx, id, credential);
    return false;
  });
  if (!added) return { state: "mailed", email };
  return { ...(await enter(db, (await readLinkedUser(db, credential))!, "any", from)), isNew: true };
}

/** The account linked to this Google account. Updates its address, which may have changed at Google. */
async function readLinkedUser(db: Db, { issuer, subject, email }: Credential): Promise<UserRow | undefined> {
  await db.run(sql`
    update identities set email = ${email}
    where issuer = ${issuer} and subject = ${subject} and email <> ${email}`);
  return db.maybe<UserRow>(sql`
    select ${actorColumns}, u.password_hash, u.status, ${lockedEmployee()} as locked
    from identities i join users u on u.id = i.user_id ${actorJoins}
    where i.issuer = ${issuer} and i.subject = ${subject}`);
}

async function enter(db: Db, row: UserRow, door: Door, from: RequestOrigin) {
  if (row.status !== "active" || row.locked) throw new AppError("sign_in_failed");
  if (door !== "any" && door !== row.access)
    throw new AppError("sign_in_failed", { values: { door: "other" } });
  return { state: "signed-in" as const, ...(await completeSignIn(db, row, from)), isNew: false };
}
