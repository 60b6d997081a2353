import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { history } from "~/db/seed/history";
import { receipts } from "~/db/seed/receipts";
import { settings } from "~/env";
import { dayMs, daysAgo } from "./days-ago";

/** Adds receipts of deletions in the demo company. The sweep proves them as it proves others. */
export async function addReceipts(tx: Db): Promise<void> {
  const companyId = demoId(history.company);
  const by = demoId("manager@kontor.example");
  for (const { kind, name, ago, files, pages, passages, questions, bytes } of receipts) {
    const id = demoId(`receipt ${kind} ${ago}`);
    const subjectId = demoId(`deleted ${kind} ${ago}`);
    const at = daysAgo(ago);
    const backups = new Date(at.getTime() + settings().BACKUP_DAYS * dayMs).toISOString().slice(0, 10);
    await tx.run(sql`
      insert into deletion_receipts (id, kind, subject_id, name, company_id, owner_id, deleted_by, deleted_at, files,
                                     pages, passages, questions, bytes, sha256, backups_until)
      values (${id}, ${kind}, ${subjectId}, ${name}, ${companyId}, ${kind === "chat" ? by : null}, ${by}, ${at}, ${files},
        ${pages}, ${passages}, ${questions}, ${bytes},
        case when ${files}::int > 0 then sha256(convert_to(${name}, 'UTF8')) end, ${backups})`);
    if (kind === "file")
      await tx.run(
        sql`insert into deletion_items (receipt_id, kind, item_id) values (${id}, 'file', ${subjectId})`,
      );
  }
}
