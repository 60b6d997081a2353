import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { type LinkMail, mailLink } from "~/domain/link/mail-link";
import { keyFor } from "~/domain/secret/process-key";
import { open } from "~/domain/secret/seal";
import { resetSealedFor } from "./request-reset";

/**
 * Answers a wish for a new password: who is active gets a link to set one; who was invited and has none yet gets
 * a new invitation; nobody else gets anything.
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
  await mailLink(db, user.id, { purpose, wish: `reset:${requestId}`, compose: compose[purpose] });
}
