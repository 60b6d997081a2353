import sql from "sql-template-tag";
import type { ApprovedColumn } from "~/contract/approved-answer-fields";
import type { ApprovedAnswer, ApprovedFilter } from "~/contract/approved-answers";
import type { ListQuery } from "~/contract/endpoint";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { orderBy, type SortColumns } from "~/domain/core/list/order-by";
import { type ListSql, type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { allOf, equals, matchesText } from "~/domain/core/list/where";
import { approvedAnswerColumns, approvedTables, isValid, reachableApproved } from "./approved-rows";

const sortColumns: SortColumns<ApprovedColumn> = {
  question: [sql`f.wordings[1] collate natural_order`],
  division: [sql`d.name collate natural_order`],
  until: [sql`f.expires_at`],
};

function approvedSql(actor: Actor, { search, divisionId, state, sort }: ApprovedFilter): ListSql {
  ownCompany(actor);
  const where = allOf(
    reachableApproved(actor),
    matchesText(search, sql`array_to_string(f.wordings, ' ')`, sql`f.answer`),
    equals(sql`f.division_id`, divisionId),
    state ? sql`${isValid()} = ${state === "valid"}` : undefined,
  );
  return {
    columns: approvedAnswerColumns(),
    from: sql`${approvedTables} where ${where}`,
    order: orderBy(sortColumns, sort, [sql`f.created_at desc`, sql`f.id`]),
  };
}

/** The approved answers of the actor's divisions that a filter finds. @throws AppError forbidden without a company */
export function listApproved(
  db: Db,
  actor: Actor,
  query: ListQuery & ApprovedFilter,
): Promise<Page<ApprovedAnswer>> {
  return selectPage<ApprovedAnswer>(db, query, approvedSql(actor, query));
}

/** One piece of all approved answers that a filter finds. @throws AppError forbidden without a company */
export function exportApproved(
  db: Db,
  actor: Actor,
  { piece, ...filter }: ApprovedFilter & { piece: number },
): Promise<Piece<ApprovedAnswer>> {
  return selectPiece<ApprovedAnswer>(db, piece, approvedSql(actor, filter));
}
