import sql, { type Sql } from "sql-template-tag";
import type { DeletionReceipt } from "~/contract/deletion-receipts";
import { type Columns, selectList } from "~/db/columns";
import type { Actor } from "~/domain/core/actor/actor";
import { personName } from "~/domain/core/actor/person-name";

/** The select list of a receipt `r`; names only of people whom the actor may see. */
export function receiptColumns(actor: Actor): Sql {
  const mayReadName = actor.access === "admin" ? sql`true` : sql`u.company_id = ${actor.companyId}`;
  return selectList({
    id: sql`r.id`,
    kind: sql`r.kind`,
    subjectId: sql`r.subject_id`,
    name: sql`r.name`,
    files: sql`r.files`,
    pages: sql`r.pages`,
    passages: sql`r.passages`,
    questions: sql`r.questions`,
    bytes: sql`r.bytes`,
    sha256: sql`encode(r.sha256, 'hex')`,
    deletedAt: sql`r.deleted_at`,
    deletedBy: sql`r.deleted_by`,
    deletedByName: sql`(select ${personName} from users u where u.id = r.deleted_by and (u.id = ${actor.id} or ${mayReadName}))`,
    backupsUntil: sql`r.backups_until`,
    checkedAt: sql`r.checked_at`,
    remains: sql`r.remains`,
    sealNumber: sql`r.seal_number`,
    seal: sql`encode(r.seal, 'hex')`,
  } satisfies Columns<DeletionReceipt>);
}

/**
 * SQL condition on `deletion_receipts r`: those of the actor's own chats and deletions, for data managers their
 * company's, for the operator those of companies and of people.
 */
export function readableReceipts({ id, access, companyId, ability }: Actor): Sql {
  const own = sql`r.owner_id = ${id} or (r.deleted_by = ${id} and r.company_id is not distinct from ${companyId})`;
  if (access === "user" && companyId && ability.can("delete", "File"))
    return sql`(${own} or (r.company_id = ${companyId} and r.kind <> 'chat'))`;
  if (access === "admin" && ability.can("delete", "User"))
    return sql`(${own} or r.kind = 'company' or (r.kind = 'user' and r.company_id is null))`;
  return sql`(${own})`;
}
