import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Quarantine } from "~/contract/findings";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

/**
 * Reads the findings that quarantine a file.
 * @throws AppError not_found, also for files that the actor may not change
 */
export async function readQuarantine(db: Db, actor: Actor, id: string): Promise<Quarantine> {
  const file = await db.maybe<Omit<Quarantine, "findings">>(sql`
    select f.id, f.name, f.kind, d.id as "divisionId", d.name as "divisionName", f.status, f.attempts as version,
           f.released, (select ${personName} from users u where u.id = f.released_by) as "releasedBy",
           f.released_at as "releasedAt"
    from files f join divisions d on d.id = f.division_id
    where f.id = ${id} and f.status <> 'deleting' and ${reachableFiles(actor, "update")}`);
  if (!file) throw new AppError("not_found");
  const findings = await db.many<Quarantine["findings"][number]>(sql`
    select kind, page_ordinal as ordinal, page_number as number, excerpt from file_findings
    where file_id = ${id} order by file_findings.ordinal`);
  return { ...file, findings };
}
