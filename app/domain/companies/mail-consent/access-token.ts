import sql, { type Sql } from "sql-template-tag";
import type { ConsentProvider } from "~/contract/mail-consent";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { ConsentFault } from "~/integrations/mailbox/consent-client";
import { MailServerFault } from "~/integrations/mailbox/mail-server";
import { consentServer } from "./consent-server";
import { expiryOf, openToken, sealToken } from "./consent-tokens";

/** A token that ends sooner is renewed first: a hand-over takes up to three minutes. */
const marginMs = 5 * 60_000;

type Row = { access: Buffer; refresh: Buffer; expiresAt: Date };

const consentOf = (id: string): Sql => sql`
  select sealed_access as access, sealed_refresh as refresh, expires_at as "expiresAt"
  from mailbox_consents where smtp_setting_id = ${id} and refused_at is null`;

/**
 * The access token of a mailbox's consent, renewed where it has ended or is the one that a server has refused.
 * @throws MailServerFault at the step signIn: `consent` where there is none any more, `provider` where it cannot be asked
 */
export async function accessToken(
  db: Db,
  { id, signIn }: { id: string; signIn: ConsentProvider },
  refused?: string,
): Promise<string> {
  const usable = (row: Row | undefined) => {
    if (!row || row.expiresAt.getTime() - clock.now().getTime() < marginMs) return undefined;
    const token = openToken(id, "access", row.access);
    return token === refused ? undefined : token;
  };
  const current = usable(await db.maybe<Row>(consentOf(id)));
  if (current) return current;
  // Locked: some providers void a refresh token once it was used, so two processes must not use it at once.
  const renewed = await db.transaction(async tx => {
    const row = await tx.maybe<Row>(sql`${consentOf(id)} for update`);
    if (!row) return new MailServerFault("signIn", "consent");
    return usable(row) ?? renew(tx, { id, signIn }, row);
  });
  // Thrown out here, so that what was noted stays.
  if (renewed instanceof MailServerFault) throw renewed;
  return renewed;
}

async function renew(
  tx: Db,
  { id, signIn }: { id: string; signIn: ConsentProvider },
  row: Row,
): Promise<string | MailServerFault> {
  const server = consentServer(signIn);
  if (!server) return new MailServerFault("signIn", "provider");
  try {
    const { access, refresh, seconds } = await server.refresh(openToken(id, "refresh", row.refresh));
    await tx.run(sql`
      update mailbox_consents set sealed_access = ${sealToken(id, "access", access)}, expires_at = ${expiryOf(seconds)},
        sealed_refresh = ${refresh ? sealToken(id, "refresh", refresh) : row.refresh}
      where smtp_setting_id = ${id}`);
    return access;
  } catch (error) {
    if (!(error instanceof ConsentFault)) throw error;
    if (error.fault === "provider") return new MailServerFault("signIn", "provider", error.message);
    await tx.run(sql`update mailbox_consents set refused_at = ${clock.now()} where smtp_setting_id = ${id}`);
    return new MailServerFault("signIn", "consent");
  }
}
