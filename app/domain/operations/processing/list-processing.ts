import sql from "sql-template-tag";
import type { ListQuery } from "~/contract/endpoint";
import type { ProcessingFile, ProcessingFilter, ProcessingRow } from "~/contract/processing";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { limitOf, type Page, pageOf } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { inQueue } from "./in-queue";
import { processingColumns, processingSql, processingTables } from "./processing-sql";

/**
 * A page of the files of all companies. The ids of the page are found first, and its figures for these alone: with
 * 10,000 files the attempts of each would be read otherwise.
 */
export async function listProcessing(
  db: Db,
  actor: Actor,
  query: ListQuery & ProcessingFilter,
): Promise<Page<ProcessingRow>> {
  const { from, counted, order } = processingSql(actor, query);
  const { total } = await db.one<{ total: number }>(sql`select count(*) as total from ${counted}`);
  const ids = await db.many<{ id: string }>(sql`select f.id from ${from} ${order} ${limitOf(query)}`);
  const rows = await db.many<ProcessingFile>(sql`
    select ${processingColumns(actor)} from ${processingTables}
    join unnest(${ids.map(({ id }) => id)}::uuid[]) with ordinality as wanted (id, place) on wanted.id = f.id
    order by wanted.place`);
  return pageOf(query, total, await inQueue(db, rows));
}

/** One piece of all files that match a filter. */
export function exportProcessing(
  db: Db,
  actor: Actor,
  { piece, ...filter }: ProcessingFilter & { piece: number },
): Promise<Piece<ProcessingFile>> {
  return selectPiece<ProcessingFile>(db, piece, processingSql(actor, filter));
}
