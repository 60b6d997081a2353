import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import { type Db, uniqueViolation } from "~/db/connection";
import type { Credential } from "~/integrations/google/openid";

/**
 * Links this Google account to this account, replacing a linked one.
 * @throws AppError google_taken if it is linked to another account
 */
export async function bindIdentity(
  tx: Db,
  userId: string,
  { issuer, subject, email }: Omit<Credential, "ownMailbox">,
): Promise<void> {
  try {
    await tx.transaction(inner =>
      inner.run(sql`
        insert into identities (user_id, provider, issuer, subject, email, linked_at)
        values (${userId}, 'google', ${issuer}, ${subject}, ${email}, ${clock.now()})
        on conflict (user_id, provider) do update
        set issuer = excluded.issuer, subject = excluded.subject, email = excluded.email,
            linked_at = excluded.linked_at`),
    );
  } catch (error) {
    if (uniqueViolation(error) === "identities_issuer_subject_key") throw new AppError("google_taken");
    throw error;
  }
}
