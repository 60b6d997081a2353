import sql, { type Sql } from "sql-template-tag";
import type { Language } from "~/contract/language";
import type { MailContent } from "~/contract/mail-blocks";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";

/** A change of a template. Without content it went back to our own words. */
export type TemplateVersion = {
  template: string;
  language: Language;
  number: number;
  at: Date;
  /** Its author's name; null once they are gone. */
  by: string | null;
  content: MailContent | null;
};

const columns = sql`
  v.template, v.language, v.number, v.created_at as at,
  (select ${personName} from users u where u.id = v.user_id) as by,
  case when v.subject is not null then json_build_object('subject', v.subject, 'blocks', v.blocks) end as content`;

const ofTemplate = (template: string, language: string): Sql =>
  sql`v.template = ${template} and v.language = ${language}`;

/** The newest version of every template that was ever changed. */
export const newestVersions = (db: Db): Promise<TemplateVersion[]> =>
  db.many<TemplateVersion>(sql`
    select distinct on (v.template, v.language) ${columns} from mail_templates v
    order by v.template, v.language, v.number desc`);

/** The latest hundred versions of a template, newest first. */
export const versionsOf = (db: Db, template: string, language: string): Promise<TemplateVersion[]> =>
  db.many<TemplateVersion>(sql`
    select ${columns} from mail_templates v where ${ofTemplate(template, language)}
    order by v.number desc limit 100`);
