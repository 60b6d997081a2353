import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { GoldenColumn } from "~/contract/golden-question-fields";
import type { GoldenFilter, GoldenProgress, GoldenQuestion } from "~/contract/golden-questions";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import { type ListSql, type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { goldenColumns, goldenState, goldenTables, reachableGolden } from "./golden-rows";

const sortColumns: SortColumns<GoldenColumn> = {
  question: [sql`f.question collate natural_order`],
  division: [sql`d.name collate natural_order`],
  ran: [sql`f.ran_at`],
};

function goldenSql(actor: Actor, { search, divisionId, state, sort }: GoldenFilter): ListSql {
  ownCompany(actor);
  const where = allOf(
    reachableGolden(actor),
    matchesText(search, sql`f.question`, sql`f.expected->>'sourceName'`, sql`f.found->>'sourceName'`),
    equals(sql`f.division_id`, divisionId),
    equals(goldenState, state),
  );
  return {
    columns: goldenColumns(),
    from: sql`${goldenTables} where ${where}`,
    order: orderBy(sortColumns, sort, [sql`f.created_at desc`, sql`f.id`]),
  };
}

/** The golden questions of the actor's divisions that a filter finds. @throws AppError forbidden without a company */
export async function listGolden(
  db: Db,
  actor: Actor,
  query: ListQuery & GoldenFilter,
): Promise<Page<GoldenQuestion> & { progress: GoldenProgress }> {
  const [page, progress] = await Promise.all([
    selectPage<GoldenQuestion>(db, query, goldenSql(actor, query)),
    goldenProgress(db, actor),
  ]);
  return { ...page, progress };
}

/** Counts the golden questions that the actor may read, those that wait for a run, and those that are answered otherwise now. */
function goldenProgress(db: Db, actor: Actor): Promise<GoldenProgress> {
  return db.one<GoldenProgress>(sql`
    select count(*) as questions, count(*) filter (where ${goldenState} = 'waiting') as waiting,
           count(*) filter (where ${goldenState} = 'changed') as changed
    from ${goldenTables} where ${reachableGolden(actor)}`);
}

/** Counts the golden questions that the actor may read and that are answered otherwise now. */
export const countChangedGolden = async (db: Db, actor: Actor): Promise<number> =>
  (await goldenProgress(db, actor)).changed;

/** One piece of all golden questions that a filter finds. @throws AppError forbidden without a company */
export function exportGolden(
  db: Db,
  actor: Actor,
  { piece, ...filter }: GoldenFilter & { piece: number },
): Promise<Piece<GoldenQuestion>> {
  return selectPiece<GoldenQuestion>(db, piece, goldenSql(actor, filter));
}
