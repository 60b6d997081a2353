import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { keyFor } from "~/domain/secret/process-key";
import { seal } from "~/domain/secret/seal";
import { emailKey } from "~/domain/session/sign-in";
import { settings } from "~/env";
import { enqueue } from "~/jobs/enqueue";

/** Where the address is sealed: it opens in this job alone. */
export const resetSealedFor = "job:request_reset";

/**
 * Notes that somebody wants a new password. Whether the address is known is looked up by the job, so this takes
 * the same time and says the same for every address; only REVEAL_UNKNOWN_EMAIL lets it say more, to those who may be
 * told.
 * @throws AppError reset_no_user where REVEAL_UNKNOWN_EMAIL is true
 */
export async function requestReset(db: Db, { email }: { email: string }, mayTell = true): Promise<void> {
  const key = emailKey(email);
  if (mayTell && settings().REVEAL_UNKNOWN_EMAIL) {
    const user = await db.maybe(sql`select id from users where email_key = ${key}`);
    if (!user) throw new AppError("reset_no_user");
  }
  const sealedEmail = seal(keyFor("seal"), key, resetSealedFor).toString("base64");
  await enqueue(db, "request_reset", { requestId: newId(), sealedEmail });
}
