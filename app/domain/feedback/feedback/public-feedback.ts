import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PublicFormSetting } from "~/contract/feedback";
import type { PublicFeedbackInput } from "~/contract/feedback-fields";
import type { TagMark } from "~/contract/tags";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { isSetting } from "~/domain/core/settings/stored-setting";
import { tagLinks, writeTags } from "~/domain/core/tag/tag-links";
import { publicTagChoices, requirePublicTag } from "~/domain/feedback/tag/list-tags";
import { addNotices, settingsOfCompany } from "~/domain/outbox/notice/add-notices";
import { publicFormSetting, readPublicFormSetting } from "./public-form-setting";

type Owner = { id: string; name: string; asksAddress: boolean };

/** The company with this code, and whether its form asks for an address; undefined for the operator's form, which does. */
const ownerOf = (db: Db, code: string) =>
  db.maybe<Owner>(sql`
    select c.id, c.name, coalesce((
      select (s.value ->> 'asksAddress')::boolean from settings s
      where ${isSetting(publicFormSetting, sql`c.id::text`)}), true) as "asksAddress"
    from companies c where c.public_code = ${code}`);

/** The public form of the actor's company, and the code that opens it. @throws AppError forbidden without a company */
export async function readOwnForm(db: Db, actor: Actor): Promise<{ code: string } & PublicFormSetting> {
  const companyId = ownCompany(actor);
  const [{ code }, setting] = await Promise.all([
    db.one<{ code: string }>(sql`select public_code as code from companies where id = ${companyId}`),
    readPublicFormSetting(db, companyId),
  ]);
  return { code, ...setting };
}

/** Whose form it is, the tags that it offers, and whether it asks for an address: the operator's, which has none, for a code of no company. */
export async function publicForm(
  db: Db,
  code: string,
): Promise<{ company: string | null; tags: TagMark[]; asksAddress: boolean }> {
  const owner = await ownerOf(db, code);
  const tags = owner ? await publicTagChoices(db, owner.id) : [];
  return { company: owner?.name ?? null, tags, asksAddress: owner?.asksAddress ?? true };
}

/**
 * Stores feedback of a visitor within the caller's transaction: for the company with this public code, or else for the
 * operator. `via` says whether the form was opened by the link of a mailed answer. Neither network address nor device
 * is stored, and no mail address where the form does not ask for one any more.
 * @throws AppError form_invalid for a tag that the form does not offer
 */
export async function givePublicFeedback(
  tx: Db,
  { code, via, tagId, ...said }: PublicFeedbackInput & { code: string; via: "form" | "mail" },
): Promise<void> {
  const { mood, liked, rating, comment } = said;
  const owner = await ownerOf(tx, code);
  const companyId = owner?.id ?? null;
  const source = companyId && via === "mail" ? "mail" : "public";
  const contactEmail = owner?.asksAddress === false ? null : said.contactEmail;
  const id = newId();
  const now = clock.now();
  await tx.run(sql`
    insert into feedback (id, company_id, source, mood, liked, rating, comment, contact_email, created_at, updated_at)
    values (${id}, ${companyId}, ${source}, ${mood}, ${liked}, ${rating}, ${comment}, ${contactEmail}, ${now}, ${now})`);
  if (companyId)
    await addNotices(tx, { kind: "feedback", subjectId: id, settings: settingsOfCompany(companyId) });
  if (!tagId) return;
  try {
    await requirePublicTag(tx, companyId, tagId);
    await writeTags(tx, tagLinks.feedback(id), companyId, [tagId]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("form_invalid", { fields: { tagId: ["feedback.tagGone"] } });
  }
}
