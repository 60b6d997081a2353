import sql, { type Sql } from "sql-template-tag";
import type { ApprovedAnswerInput } from "~/contract/approved-answer-fields";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { approvedText } from "~/domain/retrieval/search-index/approved-passages";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { foldText, words } from "~/domain/retrieval/words/normalise";
import { packTerms } from "~/domain/retrieval/words/terms";

type Written = Pick<ApprovedAnswerInput, "wordings" | "answer" | "validUntil">;

/** SQL (timestamptz): the end of a day in the company's time zone. */
const endOfDay = (day: string, companyId: string): Sql => sql`
  ((${day}::date + 1)::timestamp at time zone (select time_zone from companies where id = ${companyId}))`;

/** The columns of an approved text with their values: both are new with each approval, so that indexes follow. */
export function approvedValues(actor: Actor, companyId: string, { wordings, answer, validUntil }: Written) {
  const text = approvedText(wordings, answer);
  const language = detectLanguage(text);
  return {
    passage_id: sql`${newId()}::uuid`,
    wordings: sql`${wordings}::text[]`,
    answer: sql`${answer}`,
    language: sql`${language}`,
    terms: sql`${packTerms(text, language)}`,
    valid_until: sql`${validUntil}::date`,
    expires_at: endOfDay(validUntil, companyId),
    approved_by: sql`${actor.id}::uuid`,
    approved_at: sql`${clock.now()}`,
  } satisfies Record<string, Sql>;
}

/** Refuses a last day that is over in the company's time zone. @throws AppError form_invalid */
export async function checkLastDay(tx: Db, companyId: string, day: string): Promise<void> {
  const { over } = await tx.one<{ over: boolean }>(
    sql`select ${endOfDay(day, companyId)} <= ${clock.now()} as over`,
  );
  if (over) throw new AppError("form_invalid", { fields: { validUntil: ["approved.past"] } });
}

/** The words of a wording, without case and punctuation: two that differ in nothing else ask the same. */
const plainWording = (wording: string): string => words(foldText(wording)).join(" ");

/**
 * Refuses a question that another valid answer of the division has already: only one of the two would be given, and
 * no page says which. `id` is the answer that is written anew. @throws AppError form_invalid
 */
export async function checkWordings(
  tx: Db,
  divisionId: string,
  { wordings }: Pick<Written, "wordings">,
  id?: string,
): Promise<void> {
  const others = await tx.many<{ wording: string }>(sql`
    select unnest(wordings) as wording from approved_answers
    where division_id = ${divisionId} and ended_at is null and expires_at > ${clock.now()}
      and id is distinct from ${id ?? null}::uuid`);
  const taken = new Set(others.map(({ wording }) => plainWording(wording)));
  const again = wordings.find(wording => taken.has(plainWording(wording)));
  if (again === undefined) return;
  throw new AppError("form_invalid", {
    fields: { wordings: [`approved.taken:${encodeURIComponent(again)}`] },
  });
}
