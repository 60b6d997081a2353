import sql from "sql-template-tag";
import type { GoldenQuestion } from "~/contract/golden-questions";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { enqueue } from "~/queue/enqueue";
import { goldenTables, reachableGolden } from "./golden-rows";
import { lockGolden, readGolden } from "./read-golden";

/** Expects from now on what the last run found. @throws AppError not_found, conflict_version */
export function acceptGolden(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<GoldenQuestion> {
  return db.transaction(async tx => {
    await lockGolden(tx, actor, { id, action: "update" }, expectedVersion);
    await tx.run(sql`
      update golden_questions set expected = found, differs = false, version = version + 1 where id = ${id}`);
    return readGolden(tx, actor, id);
  });
}

/** Deletes a golden question. @throws AppError not_found, conflict_version */
export function removeGolden(
  db: Db,
  actor: Actor,
  id: string,
  expectedVersion?: number,
): Promise<GoldenQuestion> {
  return db.transaction(async tx => {
    const removed = await lockGolden(tx, actor, { id, action: "delete" }, expectedVersion);
    await tx.run(sql`delete from golden_questions where id = ${id}`);
    return removed;
  });
}

/** Has the golden questions of the actor's divisions, or of one, asked again by a job. @throws AppError forbidden */
export function requestRun(
  db: Db,
  actor: Actor,
  { divisionId }: { divisionId?: string | undefined },
): Promise<{ questions: number }> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    const questions = await tx.run(sql`
      update golden_questions set ran_version = null, tried_version = null
      where id in (select f.id from ${goldenTables} where ${reachableGolden(actor, "update")}
                     and (${divisionId ?? null}::uuid is null or f.division_id = ${divisionId ?? null}))`);
    if (questions > 0) await enqueue(tx, "run_golden", { companyId }, { key: `run_golden:${companyId}` });
    return { questions };
  });
}
