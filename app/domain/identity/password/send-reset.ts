import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/core/secret/process-key";
import { open } from "~/domain/core/secret/seal";
import { type LinkMail, mailLink } from "~/domain/identity/link/mail-link";
import { resetSealedFor } from "./request-reset";

/**
 * Answers a request for a new password: active users get a reset link, invited ones a new invitation, other
 * addresses nothing.
 */
export async function sendReset(
  db: Db,
  { requestId, sealedEmail }: { requestId: string; sealedEmail: string },
  compose: { reset: LinkMail["compose"]; invite: LinkMail["compose"] },
): Promise<void> {
  const key = open(keyFor("seal"), Buffer.from(sealedEmail, "base64"), resetSealedFor);
  const user = await db.maybe<{ id: string; status: string }>(
    sql`select id, status from users where email_key = ${key} and status in ('active', 'invited')`,
  );
  if (!user) return;
  const purpose = user.status === "active" ? "reset" : "invite";
  await mailLink(db, user.id, { purpose, requestKey: `reset:${requestId}`, compose: compose[purpose] });
}
