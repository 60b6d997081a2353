import sql from "sql-template-tag";
import type { Quota } from "~/contract/divisions";
import type { MailSignIn } from "~/contract/mail-consent";
import type { SmtpSetting } from "~/contract/smtp-settings";
import type { Db } from "~/db/connection";
import { smtpLimit, smtpUsed } from "~/domain/billing/plan/mail-limits";
import { quotaOf } from "~/domain/billing/plan/quota-of";
import { offeredSignIns } from "~/domain/companies/mail-consent/consent-server";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { type Page, selectPage, type Window } from "~/domain/core/list/select-page";
import { plainAllowed } from "./mail-server-policy";
import { smtpColumns } from "./smtp-rows";

/** The company's SMTP settings by address, and its quota. @throws AppError forbidden for users without a company */
export async function listSmtpSettings(
  db: Db,
  actor: Actor,
  query: Window,
): Promise<Page<SmtpSetting> & { quota: Quota; plainAllowed: boolean; signIns: MailSignIn[] }> {
  const company = ownCompany(actor);
  const [page, { used, limit }] = await Promise.all([
    selectPage<SmtpSetting>(db, query, {
      columns: smtpColumns,
      from: sql`smtp_settings s where s.company_id = ${company}`,
      order: sql`order by lower(s.email), s.id`,
    }),
    db.one<{ used: number; limit: number | null }>(
      sql`select ${smtpUsed(company)} as used, ${smtpLimit(company)} as "limit"`,
    ),
  ]);
  return {
    ...page,
    quota: quotaOf(used, limit),
    plainAllowed: plainAllowed(),
    signIns: offeredSignIns(),
  };
}
