import { purgeDivision } from "~/domain/division/purge-division";
import type { JobHandler } from "../worker";

export const deleteDivision: JobHandler<"delete_division"> = ({ divisionId }, { db, signal }) =>
  purgeDivision(db, divisionId, { signal });
