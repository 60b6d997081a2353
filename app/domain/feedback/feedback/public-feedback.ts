import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PublicFeedbackInput } from "~/contract/feedback-fields";
import type { TagMark } from "~/contract/tags";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { tagLinks, writeTags } from "~/domain/core/tag/tag-links";
import { tagChoices } from "~/domain/feedback/tag/list-tags";
import { addNotices, settingsOfCompany } from "~/domain/outbox/notice/add-notices";

type Owner = { id: string; name: string };

const ownerOf = (db: Db, code: string) =>
  db.maybe<Owner>(sql`select id, name from companies where public_code = ${code}`);

/** The code that opens the public form of the actor's company. @throws AppError forbidden without a company */
export function readPublicCode(db: Db, actor: Actor): Promise<{ code: string }> {
  return db.one<{ code: string }>(
    sql`select public_code as code from companies where id = ${ownCompany(actor)}`,
  );
}

/** Whose form it is, and the tags that it offers: the operator's, which has none, for a code of no company. */
export async function publicForm(db: Db, code: string): Promise<{ company: string | null; tags: TagMark[] }> {
  const owner = await ownerOf(db, code);
  return { company: owner?.name ?? null, tags: owner ? await tagChoices(db, owner.id) : [] };
}

/**
 * Stores feedback of a visitor: for the company with this public code, or else for the operator. Neither address nor
 * device is stored.
 * @throws AppError form_invalid for a tag that the form does not offer
 */
export async function givePublicFeedback(
  db: Db,
  { code, tagId, ...said }: PublicFeedbackInput & { code: string },
): Promise<void> {
  const { mood, liked, rating, comment, contactEmail } = said;
  await db.transaction(async tx => {
    const owner = await ownerOf(tx, code);
    const companyId = owner?.id ?? null;
    const id = newId();
    const now = clock.now();
    await tx.run(sql`
      insert into feedback (id, company_id, source, mood, liked, rating, comment, contact_email, created_at, updated_at)
      values (${id}, ${companyId}, 'public', ${mood}, ${liked}, ${rating}, ${comment}, ${contactEmail}, ${now}, ${now})`);
    if (companyId)
      await addNotices(tx, { kind: "feedback", subjectId: id, settings: settingsOfCompany(companyId) });
    try {
      await writeTags(tx, tagLinks.feedback(id), companyId, tagId ? [tagId] : []);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError("form_invalid", { fields: { tagId: ["feedback.tagGone"] } });
    }
  });
}
