import sql from "sql-template-tag";
import type { GoldenOutcome } from "~/contract/golden-questions";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { withinTime } from "~/domain/core/limit/within-time";
import { enqueue } from "~/queue/enqueue";
import { type Asked, isAsExpected, outcomeOf } from "./outcome";

/** Chosen: well below a second, so that the questions of other companies have their turn. */
const questionsATurn = 20;
/** A question that fails this often is shown as failed until its division changes or a user requests a run. */
const maxAttempts = 3;
/** Chosen: a search takes milliseconds, the index of a large division some seconds. */
const questionMs = 30_000;
const pauseMs = 10_000;

type Due = Asked & { id: string; version: number; attempts: number; expected: GoldenOutcome };
type Ask = typeof outcomeOf;

/**
 * Asks golden questions of a company again whose division has changed since, some at a time; a further job continues
 * behind those of other companies. Each is stored when it has run, so that an interrupted job continues from there.
 */
export async function runGolden(
  db: Db,
  companyId: string,
  {
    signal,
    ask = outcomeOf,
    limitMs = questionMs,
  }: { signal?: AbortSignal; ask?: Ask; limitMs?: number } = {},
): Promise<void> {
  let failed = false;
  for (const question of await dueQuestions(db, companyId)) {
    signal?.throwIfAborted();
    failed = !(await runQuestion(db, question, ask, limitMs)) || failed;
  }
  const [next] = await dueQuestions(db, companyId);
  if (!next) return;
  const runAt = failed ? new Date(clock.now().getTime() + pauseMs) : undefined;
  await db.transaction(tx =>
    enqueue(tx, "run_golden", { companyId }, { key: `run_golden:${companyId}`, ...(runAt ? { runAt } : {}) }),
  );
}

/** The questions to run next: those with the fewest failed attempts first. */
function dueQuestions(db: Db, companyId: string): Promise<Due[]> {
  return db.many<Due>(sql`
    select * from (
      select g.id, g.company_id as "companyId", g.division_id as "divisionId", g.question, g.expected,
             coalesce(v.version, 0) as version,
             case when g.tried_version = coalesce(v.version, 0) then g.attempts else 0 end as attempts
      from golden_questions g join divisions d on d.id = g.division_id and d.status = 'open'
      left join division_versions v on v.division_id = g.division_id
      where g.company_id = ${companyId} and g.ran_version is distinct from coalesce(v.version, 0)) due
    order by attempts, id limit ${questionsATurn}`);
}

/** @returns whether it ran; false if it failed and may be tried again */
async function runQuestion(db: Db, due: Due, ask: Ask, limitMs: number): Promise<boolean> {
  const { id, version } = due;
  // The process ended during the earlier attempts.
  if (due.attempts >= maxAttempts) return storeFailure(db, due, "failed");
  const attempts = due.attempts + 1;
  // Counted before it runs, so that a question that ends the process does not do so forever.
  await db.run(sql`
    update golden_questions set attempts = ${attempts}, tried_version = ${version} where id = ${id}`);
  try {
    const { outcome } = await withinTime(ask(db, due), limitMs, () => {
      throw new TimeLimit(`took longer than ${limitMs} ms`);
    });
    await storeOutcome(db, due, outcome);
    return true;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`golden question ${id}: attempt ${attempts} of ${maxAttempts} failed: ${why}`);
    if (attempts < maxAttempts) return false;
    return storeFailure(db, due, error instanceof TimeLimit ? "timeout" : "failed");
  }
}

/** Stores what was found; an expected sentence goes with the source that it stood in. */
async function storeOutcome(db: Db, { id, version, expected }: Due, found: GoldenOutcome): Promise<void> {
  await db.run(sql`
    update golden_questions g set found = ${JSON.stringify(found)}::jsonb, differs = ${!isAsExpected(expected, found)},
      expected = case when g.expected->>'sourceId' is null
          or exists (select from files s where s.id = (g.expected->>'sourceId')::uuid and s.status <> 'deleting')
          or exists (select from approved_answers s where s.id = (g.expected->>'sourceId')::uuid)
        then g.expected else g.expected || '{"sentence": null}' end,
      version = g.version + (g.found <> ${JSON.stringify(found)}::jsonb)::int,
      reason = '', ran_version = ${version}, ran_at = ${clock.now()}
    where id = ${id} and g.expected = ${JSON.stringify(expected)}::jsonb`);
}

async function storeFailure(db: Db, { id, version }: Due, reason: "timeout" | "failed"): Promise<true> {
  await db.run(sql`
    update golden_questions set reason = ${reason}, ran_version = ${version}, ran_at = ${clock.now()} where id = ${id}`);
  return true;
}

class TimeLimit extends Error {}
