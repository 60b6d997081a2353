import sql, { type Sql } from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { LetterInput } from "~/contract/mail-sendings";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";

/** How long a letter that was not sent is kept, in days: chosen, long enough to be approved by a colleague. */
export const draftDays = 7;

/**
 * Stores a letter with its recipients, to be confirmed; returns its id.
 * @throws AppError form_invalid at `to` for an address without an active account, or at the group's parts
 */
export function draftSending(
  db: Db,
  actor: Pick<Actor, "id">,
  { purpose, language, subject, blocks, to, group }: LetterInput,
): Promise<string> {
  return db.transaction(async tx => {
    const person = to
      ? await tx.maybe<{ id: string }>(
          sql`select id from users where email_key = ${emailKey(to)} and status = 'active'`,
        )
      : undefined;
    const refuse = (field: string, code: string) =>
      new AppError("form_invalid", { fields: { [field]: [code] } });
    if (to && !person) throw refuse("to", "sending.nobody");
    const exists = (table: Sql, id: string | null) =>
      id === null ? true : tx.maybe(sql`select 1 as known from ${table} where id = ${id}`);
    if (!person && !(await exists(sql`roles`, group.role))) throw refuse("group.role", "role.unknown");
    if (!person && !(await exists(sql`companies`, group.company)))
      throw refuse("group.company", "sending.company");
    const narrowed = person ? { role: null, company: null, language: null } : group;
    const id = newId();
    await tx.run(sql`
      insert into mail_sendings (id, user_id, purpose, language, subject, blocks, person_id, role_id, company_id,
                                 to_language, state, created_at)
      values (${id}, ${actor.id}, ${purpose}, ${language}, ${subject}, ${JSON.stringify(blocks)}::jsonb,
              ${person?.id ?? null}, ${narrowed.role}, ${narrowed.company}, ${narrowed.language}, 'draft', ${clock.now()})`);
    return id;
  });
}
