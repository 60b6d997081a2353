import type { ListQuery } from "~/contract/endpoint";
import type { OperatorMail, OperatorMailFilter } from "~/contract/operator-mails";
import type { Db } from "~/db/connection";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { type Piece, selectPiece } from "~/domain/core/list/select-piece";
import { operatorMailsSql } from "./operator-mails-sql";

/** One page of the mails that a filter finds. */
export const listOperatorMails = (
  db: Db,
  query: ListQuery & OperatorMailFilter,
): Promise<Page<OperatorMail>> => selectPage<OperatorMail>(db, query, operatorMailsSql(query));

/** One piece of all mails that a filter finds. */
export const exportOperatorMails = (
  db: Db,
  { piece, ...filter }: OperatorMailFilter & { piece: number },
): Promise<Piece<OperatorMail>> => selectPiece<OperatorMail>(db, piece, operatorMailsSql(filter));
