import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import type { Upload } from "./ended-together";

export type Uploader = {
  email: string;
  name: string;
  language: Language;
  access: Access;
  companyId: string;
  divisionId: string;
};

/** Reads the user to notify when the files of an upload end; undefined without an active uploader. */
export async function uploaderOf(db: Db, { uploadedBy, divisionId }: Upload): Promise<Uploader | undefined> {
  return db.maybe<Uploader>(sql`
    select u.email, ${personName} as name, u.language, r.access, d.company_id as "companyId", d.id as "divisionId"
    from users u join roles r on r.id = u.role_id join divisions d on d.id = ${divisionId}
    where u.id = ${uploadedBy} and u.status = 'active'`);
}
