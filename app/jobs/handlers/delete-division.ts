import { deleteClosedCompanies } from "~/domain/companies/company/close-company";
import { purgeDivision } from "~/domain/knowledge/division/purge-division";
import { proveDeletion } from "~/domain/operations/receipt/prove-receipts";
import { storage } from "~/integrations/storage/storage";
import type { JobHandler } from "../worker";

/** Deletes a division with its files, and proves it with a receipt. */
export const deleteDivisionJob: JobHandler<"delete_division"> = async ({ divisionId }, { db, signal }) => {
  await purgeDivision(db, divisionId, { signal });
  await proveDeletion(db, storage(), divisionId);
  // The row of a closed company is deleted with its last division.
  await deleteClosedCompanies(db);
};
