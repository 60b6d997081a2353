import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { z } from "zod";
import { AppError } from "~/contract/errors";
import { type GoogleProof, googleCallback } from "~/contract/google-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { addressPrefix } from "~/domain/core/limit/address-prefix";
import type { RequestOrigin } from "~/domain/identity/session/record-sign-in";
import { checkSignInWait, recordSignInFailure } from "~/domain/identity/session/sign-in-limits";
import { settings } from "~/env";
import type { Credential } from "~/integrations/google/openid";
import { googleServer } from "./google-server";

/**
 * Redeems a sign-in's result for the Google identity. Valid once: a used nonce is refused. Repeated invalid
 * results are rate-limited like wrong passwords.
 * @throws AppError google_no_credential, google_not_set_up, google_unreachable, sign_in_failed, sign_in_wait
 */
export async function redeemCredential(
  db: Db,
  { code, verifier, nonce }: z.output<typeof GoogleProof>,
  from: RequestOrigin,
): Promise<Credential> {
  if (!code) throw new AppError("google_no_credential");
  // The account is still unknown, so only the network is rate-limited.
  const key = `google ${addressPrefix(from.address)}`;
  await checkSignInWait(db, key, from);
  try {
    const redirect = settings().DOMAIN + googleCallback;
    const credential = await googleServer().credentialOf({ code, verifier, nonce, redirect });
    await spendNonce(db, nonce);
    return credential;
  } catch (error) {
    if (error instanceof AppError && error.code === "sign_in_failed")
      await recordSignInFailure(db, key, from.address);
    throw error;
  }
}

async function spendNonce(db: Db, nonce: string): Promise<void> {
  const hash = createHash("sha256").update(nonce).digest();
  const used = await db.run(sql`
    insert into used_nonces (nonce_hash, at) values (${hash}, ${clock.now()}) on conflict do nothing`);
  if (used === 0) throw new AppError("sign_in_failed");
}
