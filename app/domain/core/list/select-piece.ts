import sql from "sql-template-tag";
import { exportPiece } from "~/contract/endpoint";
import type { Db, Row } from "~/db/connection";
import type { ListSql } from "./select-page";

/** One page of an export, and whether another one follows. */
export type Piece<T> = { rows: T[]; more: boolean };

/** One page (from 1) of all rows of a list. */
export async function selectPiece<T extends Row>(
  db: Db,
  piece: number,
  { columns, from, order }: ListSql,
): Promise<Piece<T>> {
  const rows = await db.many<T>(sql`
    select ${columns} from ${from} ${order} limit ${exportPiece + 1} offset ${(piece - 1) * exportPiece}`);
  return { rows: rows.slice(0, exportPiece), more: rows.length > exportPiece };
}
