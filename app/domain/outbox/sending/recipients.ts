import sql, { type Sql } from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { LetterPurpose } from "~/contract/letter-purposes";
import { mailEvents } from "~/contract/mail-choice-fields";
import type { Db } from "~/db/connection";

/** The users whom a letter goes to. */
export type Group = {
  personId: string | null;
  roleId: string | null;
  companyId: string | null;
  toLanguage: Language | null;
};

/** SQL condition: the users u that a letter goes to, active ones only. */
export const inGroup = ({ personId, roleId, companyId, toLanguage }: Group): Sql => sql`
  u.status = 'active'
  and (${personId}::uuid is null or u.id = ${personId})
  and (${roleId}::uuid is null or u.role_id = ${roleId})
  and (${companyId}::uuid is null or u.company_id = ${companyId})
  and (${toLanguage}::text is null or u.language = ${toLanguage})`;

/** SQL condition: a user u has turned this kind of mail off. Only optional kinds can be. */
const turnedOff = (purpose: LetterPurpose): Sql =>
  (mailEvents as readonly string[]).includes(purpose) ? sql`${purpose} = any(u.unwanted_mails)` : sql`false`;

/** Counts the people whom a letter reaches, and those who have turned it off. */
export const countRecipients = (
  db: Db,
  purpose: LetterPurpose,
  group: Group,
): Promise<{ recipients: number; unwanted: number }> =>
  db.one(sql`
    select count(*) filter (where not ${turnedOff(purpose)}) as recipients,
           count(*) filter (where ${turnedOff(purpose)}) as unwanted
    from users u where ${inGroup(group)}`);
