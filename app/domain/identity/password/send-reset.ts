import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";
import { open } from "~/domain/core/secret/seal";
import { type LinkMail, mailLink } from "~/domain/identity/link/mail-link";
import { resetSealedFor } from "./request-reset";

const purposeOf = { active: "reset", invited: "invite", unverified: "first_password" } as const;

/**
 * Answers a request for a new password: active users get a reset link, invited ones a new invitation, unverified ones a
 * link that sets the password and verifies the address; other addresses get nothing.
 */
export async function sendReset(
  db: Db,
  { requestId, sealedEmail }: { requestId: string; sealedEmail: string },
  compose: Record<(typeof purposeOf)[keyof typeof purposeOf], LinkMail["compose"]>,
): Promise<void> {
  const key = open(keyFor("seal"), Buffer.from(sealedEmail, "base64"), resetSealedFor);
  const user = await db.maybe<{ id: string; status: keyof typeof purposeOf }>(
    sql`select id, status from users where email_key = ${key} and status = any(${Object.keys(purposeOf)})`,
  );
  if (!user) return;
  const purpose = purposeOf[user.status];
  await mailLink(db, user.id, { purpose, requestKey: `reset:${requestId}`, compose: compose[purpose] });
}
