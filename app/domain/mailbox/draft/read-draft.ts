import sql from "sql-template-tag";
import type { EmailDraft } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { type DraftRow, draftColumns, draftOf, isDraft } from "./draft-rows";

/** Returns a draft of the actor's company. @throws AppError not_found, also for those of others and for sent mails */
export async function readDraft(
  db: Db,
  { companyId }: Pick<Actor, "companyId">,
  id: string,
): Promise<EmailDraft> {
  const draft = await db.maybe<DraftRow>(sql`
    select ${draftColumns} from emails e where e.id = ${id} and e.company_id = ${companyId} and ${isDraft}`);
  if (!draft) throw new AppError("not_found");
  return draftOf(draft);
}
