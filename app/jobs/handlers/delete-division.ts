import { deleteClosedCompanies } from "~/domain/companies/company/close-company";
import { purgeDivision } from "~/domain/knowledge/division/purge-division";
import type { JobHandler } from "../worker";

export const deleteDivision: JobHandler<"delete_division"> = async ({ divisionId }, { db, signal }) => {
  await purgeDivision(db, divisionId, { signal });
  // The row of a closed company is deleted with its last division.
  await deleteClosedCompanies(db);
};
