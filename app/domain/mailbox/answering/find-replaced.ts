import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { type ActorRow, actorColumns, actorJoins, userOf } from "~/domain/core/actor/actor";
import { emailKey } from "~/domain/core/actor/email-key";
import { reachableFiles } from "~/domain/knowledge/division/readable-divisions";

type Attachment = {
  name: string;
  companyId: string;
  divisionId: string;
  answerId: string;
  fromAddress: string;
};

/**
 * Finds the file that an attachment is the new version of, and locks it: the only one of the division with its name and
 * without a folder, if it came from the same sender, or if the sender is a user who may change it. A sender who is only
 * allowed to ask never replaces what the company has uploaded. Attachments of one mail do not replace each other.
 */
export async function findReplaced(tx: Db, attachment: Attachment): Promise<string | undefined> {
  const { name, companyId, divisionId, answerId, fromAddress } = attachment;
  const sender = await tx.maybe<ActorRow>(sql`
    select ${actorColumns} from users u ${actorJoins}
    where u.email_key = ${emailKey(fromAddress)} and u.company_id = ${companyId} and u.status = 'active'`);
  const isOwn = sql`lower(f.mailed_by) is not distinct from lower(${fromAddress})`;
  const replaceable = sender ? sql`(${isOwn} or ${reachableFiles(userOf(sender), "update")})` : isOwn;
  const candidates = await tx.many<{ id: string; replaceable: boolean }>(sql`
    select f.id, ${replaceable} as replaceable from files f
    where f.division_id = ${divisionId} and lower(f.name) = lower(${name}) and f.folder = ''
      and f.replaces is null and f.status <> 'deleting'
      and not exists (select from email_uploads u join files n on n.id = u.file_id
                      where u.answer_id = ${answerId} and f.id in (n.id, n.replaces))
    for update of f`);
  return candidates.length === 1 && candidates[0]?.replaceable ? candidates[0].id : undefined;
}
