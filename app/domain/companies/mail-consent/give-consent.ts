import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SmtpSetting } from "~/contract/smtp-settings";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { lockSmtpSetting, readSmtpSetting } from "~/domain/companies/smtp/read-smtp-setting";
import type { Actor } from "~/domain/core/actor/actor";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { ConsentFault } from "~/integrations/mailbox/consent-client";
import { consentRedirect, consentServer } from "./consent-server";
import { expiryOf, sealToken } from "./consent-tokens";

/**
 * Exchanges the code of a consent and keeps its tokens, in place of those of an earlier one; the mailbox is looked at
 * again at once.
 * @throws AppError not_found, also for those of others; consent_failed, consent_unreachable
 */
export async function giveConsent(
  db: Db,
  actor: Actor,
  { id, code, verifier }: { id: string; code: string; verifier: string },
): Promise<SmtpSetting> {
  const { signIn, email } = await readSmtpSetting(db, actor, id);
  const server = signIn === "password" ? undefined : consentServer(signIn);
  if (!server) throw new AppError("not_found");
  const { access, refresh, seconds } = await server
    .exchange({ code, verifier, redirect: consentRedirect() })
    .catch(error => {
      if (!(error instanceof ConsentFault)) throw error;
      console.warn(`A consent at ${signIn} failed:`, error.message);
      throw new AppError(error.fault === "refused" ? "consent_failed" : "consent_unreachable");
    });
  // Without one the mailbox could be read for an hour only.
  if (!refresh) throw new AppError("consent_failed");
  return db.transaction(async tx => {
    const stored = await lockSmtpSetting(tx, actor, id);
    // Meanwhile another request may have changed whose mailbox it is.
    if (stored.signIn !== signIn || stored.email !== email) throw new AppError("consent_failed");
    const now = clock.now();
    const values = sql`
      ${sealToken(id, "refresh", refresh)}, ${sealToken(id, "access", access)}, ${expiryOf(seconds)}, ${now}`;
    await tx.run(sql`
      insert into mailbox_consents (smtp_setting_id, company_id, sealed_refresh, sealed_access, expires_at, given_at)
      values (${id}, ${actor.companyId}, ${values})
      on conflict (smtp_setting_id) do update set refused_at = null, sealed_refresh = excluded.sealed_refresh,
        sealed_access = excluded.sealed_access, expires_at = excluded.expires_at, given_at = excluded.given_at`);
    await tx.run(sql`
      update mailbox_syncs set next_try_at = null, attempts = 0, asked_at = now() where smtp_setting_id = ${id}`);
    await wakeMailbox(tx, id);
    return readSmtpSetting(tx, actor, id);
  });
}
