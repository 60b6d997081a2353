import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";

export type Uploader = {
  email: string;
  name: string;
  language: Language;
  access: Access;
  companyId: string;
  fileName: string;
  divisionId: string;
};

/** Reads the user to notify when the reading of a file ends; undefined without an active uploader. */
export async function uploaderOf(db: Db, fileId: string): Promise<Uploader | undefined> {
  return db.maybe<Uploader>(sql`
    select u.email, ${personName} as name, u.language, r.access,
           f.company_id as "companyId", f.name as "fileName", f.division_id as "divisionId"
    from files f join users u on u.id = f.uploaded_by and u.status = 'active' join roles r on r.id = u.role_id
    where f.id = ${fileId}`);
}
