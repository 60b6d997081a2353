import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { GoldenQuestionInput } from "~/contract/golden-question-fields";
import type { GoldenOutcome, GoldenPreview, GoldenQuestion } from "~/contract/golden-questions";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { lockTarget } from "~/domain/knowledge/division/lock-target";
import { isApprovedValid } from "~/domain/retrieval/search-index/approved-passages";
import { isAsExpected, outcomeOf } from "./outcome";
import { readGolden } from "./read-golden";

/** Chosen: more are no longer looked through after a change; they are asked within seconds. */
const maxGolden = 200;

/**
 * How a division answers a question today, and which other sources could be expected.
 * @throws AppError forbidden, not_found (the division), division_locked
 */
export async function previewGolden(
  db: Db,
  actor: Actor,
  { divisionId, question }: Omit<GoldenQuestionInput, "sourceId">,
): Promise<GoldenPreview> {
  const { companyId } = await openDivision(db, actor, divisionId);
  const { outcome, passages } = await outcomeOf(db, { companyId, divisionId, question });
  const names = new Map(passages.map(({ fileId, fileName }) => [fileId, fileName]));
  names.delete(outcome.sourceId ?? "");
  return { today: outcome, sources: [...names].map(([id, name]) => ({ id, name })) };
}

/**
 * Saves a golden question of a division, with what is expected.
 * @throws AppError forbidden, not_found (the division), division_locked, form_invalid, golden_limit_reached
 */
export function addGolden(
  db: Db,
  actor: Actor,
  { divisionId, question, sourceId }: GoldenQuestionInput,
): Promise<GoldenQuestion> {
  return db.transaction(async tx => {
    const { companyId, version, questions } = await openDivision(tx, actor, divisionId);
    if (questions >= maxGolden) throw new AppError("golden_limit_reached", { values: { limit: maxGolden } });
    const { outcome } = await outcomeOf(tx, { companyId, divisionId, question });
    const expected = sourceId ? await anythingOf(tx, divisionId, sourceId) : outcome;
    const id = newId();
    const key = question.toLowerCase().replace(/\s+/g, " ");
    const now = clock.now();
    const added = await tx.run(sql`
      insert into golden_questions (id, company_id, division_id, question, question_key, expected, found, differs,
        ran_version, ran_at, created_by, created_at)
      values (${id}, ${companyId}, ${divisionId}, ${question}, ${key}, ${JSON.stringify(expected)},
        ${JSON.stringify(outcome)}, ${!isAsExpected(expected, outcome)}, ${version}, ${now}, ${actor.id}, ${now})
      on conflict (division_id, question_key) do nothing`);
    if (added === 0) throw new AppError("form_invalid", { fields: { question: ["golden.known"] } });
    return readGolden(tx, actor, id);
  });
}

async function openDivision(tx: Db, actor: Actor, divisionId: string) {
  const companyId = ownCompany(actor);
  await lockTarget(tx, actor, divisionId);
  const counts = await tx.one<{ version: number; questions: number }>(sql`
    select (select count(*) from golden_questions where division_id = ${divisionId}) as questions,
           coalesce((select version from division_versions where division_id = ${divisionId}), 0) as version`);
  return { companyId, ...counts };
}

/** Any answer from this file or approved answer of the division. @throws AppError form_invalid when it is gone */
async function anythingOf(tx: Db, divisionId: string, sourceId: string): Promise<GoldenOutcome> {
  const source = await tx.maybe<{ level: "answer" | "approved"; name: string }>(sql`
    select 'answer' as level, name from files
    where id = ${sourceId} and division_id = ${divisionId} and status = 'ready'
    union all
    select 'approved', wordings[1] from approved_answers a
    where id = ${sourceId} and division_id = ${divisionId} and ${isApprovedValid()}`);
  if (!source) throw new AppError("form_invalid", { fields: { sourceId: ["golden.sourceGone"] } });
  return { level: source.level, sentence: null, sourceName: source.name, sourceId, page: null };
}
