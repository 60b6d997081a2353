import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { SmtpInput } from "~/contract/smtp-fields";
import type { SmtpSetting } from "~/contract/smtp-settings";
import { clock } from "~/db/clock";
import { columnNames, columnValues } from "~/db/columns";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { smtpLimit, smtpUsed } from "~/domain/billing/plan/mail-limits";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { wakeMailbox } from "~/domain/core/mailbox/wake-mailbox";
import { checkedServers } from "./checked-servers";
import { sealPassword } from "./mailbox-password";
import { readSmtpSetting } from "./read-smtp-setting";
import { smtpFields } from "./smtp-rows";

/**
 * Adds a mailbox to the actor's company, which is locked until the transaction ends: of many requests at the limit one
 * succeeds.
 * @throws AppError form_invalid, smtp_limit_reached with `limit`, forbidden without a company
 */
export function addSmtpSetting(db: Db, actor: Actor, input: SmtpInput): Promise<SmtpSetting> {
  const companyId = ownCompany(actor);
  const fields = checkedServers(input);
  if (fields.signIn === "password" && !input.password)
    throw new AppError("form_invalid", { fields: { password: ["field.required"] } });
  const sealed = (id: string) => (fields.signIn === "password" ? sealPassword(id, input.password) : null);
  return db.transaction(async tx => {
    await tx.one(sql`select id from companies where id = ${companyId} for no key update`);
    const { used, limit } = await tx.one<{ used: number; limit: number | null }>(
      sql`select ${smtpUsed(companyId)} as used, ${smtpLimit(companyId)} as "limit"`,
    );
    if (limit !== null && used >= limit)
      throw new AppError("smtp_limit_reached", { values: { count: limit } });
    const id = newId();
    const now = clock.now();
    const added = await tx.run(sql`
      insert into smtp_settings (id, company_id, sealed_password, created_at, updated_at, ${columnNames(smtpFields)})
      values (${id}, ${companyId}, ${sealed(id)}, ${now}, ${now}, ${columnValues(smtpFields, fields)})
      on conflict (company_id, lower(email)) do nothing`);
    if (added === 0) throw new AppError("form_invalid", { fields: { email: ["mail.taken"] } });
    await wakeMailbox(tx, id);
    return readSmtpSetting(tx, actor, id);
  });
}
