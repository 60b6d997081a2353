import sql from "sql-template-tag";
import type { Access } from "~/contract/abilities";
import type { Db } from "~/db/connection";

export type Uploader = {
  email: string;
  name: string;
  language: "de" | "en" | "fr" | "ar";
  access: Access;
  companyId: string;
  fileName: string;
};

/** Who is told how the reading of a file ended; undefined when they are gone or may not come in any more. */
export async function uploaderOf(db: Db, fileId: string): Promise<Uploader | undefined> {
  return db.maybe<Uploader>(sql`
    select u.email, u.first_name || ' ' || u.last_name as name, u.language, r.access,
           f.company_id as "companyId", f.name as "fileName"
    from files f join users u on u.id = f.uploaded_by and u.status = 'active' join roles r on r.id = u.role_id
    where f.id = ${fileId}`);
}
