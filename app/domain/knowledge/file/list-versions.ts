import sql from "sql-template-tag";
import type { FileVersion } from "~/contract/files";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { readFileState } from "./read-file-state";

const columns = selectList({
  number: sql`r.number`,
  name: sql`r.name`,
  bytes: sql`r.bytes`,
  pages: sql`r.pages`,
  uploadedBy: sql`(select ${personName} from users u where u.id = r.uploaded_by)`,
  uploadedAt: sql`r.uploaded_at`,
  replacedAt: sql`r.replaced_at`,
  citedBy: sql`(select count(distinct c.message_id) from citations c where c.version_id = r.id)`,
} satisfies Columns<FileVersion>);

/** Lists the earlier versions of a file, the latest first. @throws AppError not_found */
export async function listVersions(db: Db, actor: Actor, id: string): Promise<FileVersion[]> {
  const file = await readFileState(db, actor, id);
  return db.many<FileVersion>(sql`
    select ${columns} from file_versions r where r.file_id = ${file.id} order by r.number desc`);
}
