import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { emailKey } from "~/domain/core/actor/email-key";
import { keyFor } from "~/domain/core/secret/process-key";
import { seal } from "~/domain/core/secret/seal";
import { settings } from "~/env";
import { enqueue } from "~/queue/enqueue";

/** The seal's context: only this job opens the address. */
export const resetSealedFor = "job:request_reset";

/**
 * Requests a new password. A job looks the address up, so that time and response are the same for every address;
 * only REVEAL_UNKNOWN_EMAIL changes that, where `mayTell` allows it.
 * @throws AppError reset_no_user where REVEAL_UNKNOWN_EMAIL is true
 */
export async function requestReset(
  db: Db,
  { email }: { email: string },
  { mayTell = true }: { mayTell?: boolean } = {},
): Promise<void> {
  const key = emailKey(email);
  if (mayTell && settings().REVEAL_UNKNOWN_EMAIL) {
    const user = await db.maybe(sql`select id from users where email_key = ${key}`);
    if (!user) throw new AppError("reset_no_user");
  }
  const sealedEmail = seal(keyFor("seal"), key, resetSealedFor).toString("base64");
  await enqueue(db, "request_reset", { requestId: newId(), sealedEmail });
}
