import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { GoogleProof } from "~/contract/google-fields";
import type { SignedInUser, Tokens } from "~/contract/session";
import type { Door } from "~/contract/session-fields";
import type { Database, Db } from "~/db/connection";
import { lockedEmployee } from "~/domain/plan/locked-employee";
import { type ActorRow, actorColumns, actorJoins } from "~/domain/session/actor";
import { admit } from "~/domain/session/admit";
import type { From } from "~/domain/session/note-sign-in";
import { emailKey } from "~/domain/session/sign-in";
import type { Credential } from "~/integrations/google/openid";
import { addPublicUser, type NewPerson } from "./add-public-user";
import { askOwner } from "./ask-owner";
import { bindIdentity } from "./bind-identity";
import { takeCredential } from "./take-credential";

type Input = z.output<typeof GoogleProof> & { door: Door } & Omit<NewPerson, "email">;
type Entered =
  | { state: "signed-in"; tokens: Tokens; user: SignedInUser; isNew: boolean }
  | { state: "mailed"; email: string };
type Known = ActorRow & { password_hash: string | null; status: string; locked: boolean };

/**
 * Signs in with Google. Whom Google's subject is connected with comes in as with a password: suspended, locked behind a
 * lapsed plan, another area's door and the second factor count the same. An address that nobody has becomes a public
 * user; where Google cannot vouch for the mailbox, and where somebody has the address, the mailbox is asked first.
 * @throws AppError sign_in_failed, google_no_credential, google_not_set_up, google_unreachable, sign_in_wait,
 * two_factor_needed
 */
export async function signInWithGoogle(db: Database, input: Input, from: From): Promise<Entered> {
  const credential = await takeCredential(db, input, from);
  const known = await owner(db, credential);
  if (known) return enter(db, known, input.door, from);
  // An area's people are made by others, and connected in their settings.
  if (input.door !== "any") throw new AppError("sign_in_failed", { values: { door: "other" } });
  const { email } = credential;
  const key = emailKey(email);
  const added = await db.transaction(async tx => {
    // Two who come with one address at the same moment, registrations too, are looked at one after the other.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sign_up ${key}`}, 0))`);
    const found = await tx.maybe<{ id: string; status: string }>(
      sql`select id, status from users where email_key = ${key} for no key update`,
    );
    if (found?.status === "suspended") throw new AppError("sign_in_failed");
    if (!found && credential.ownMailbox) {
      await bindIdentity(tx, await addPublicUser(tx, { ...input, email }, "active"), credential);
      return true;
    }
    const id = found?.id ?? (await addPublicUser(tx, { ...input, email }, "unverified"));
    await askOwner(tx, id, credential);
    return false;
  });
  if (!added) return { state: "mailed", email };
  return { ...(await enter(db, (await owner(db, credential))!, "any", from)), isNew: true };
}

/** Whose account this Google account opens. Its address may have changed there: the newest one is shown in settings. */
async function owner(db: Db, { issuer, subject, email }: Credential): Promise<Known | undefined> {
  await db.run(sql`
    update identities set email = ${email}
    where issuer = ${issuer} and subject = ${subject} and email <> ${email}`);
  return db.maybe<Known>(sql`
    select ${actorColumns}, u.password_hash, u.status, ${lockedEmployee()} as locked
    from identities i join users u on u.id = i.user_id ${actorJoins}
    where i.issuer = ${issuer} and i.subject = ${subject}`);
}

async function enter(db: Db, row: Known, door: Door, from: From) {
  if (row.status !== "active" || row.locked) throw new AppError("sign_in_failed");
  if (door !== "any" && door !== row.access)
    throw new AppError("sign_in_failed", { values: { door: "other" } });
  return { state: "signed-in" as const, ...(await admit(db, row, from)), isNew: false };
}
