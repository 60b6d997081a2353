import { runGolden } from "~/domain/feedback/golden/run-golden";
import type { JobHandler } from "../worker";

/** Runs the golden questions of a company whose division has changed. */
export const runGoldenJob: JobHandler<"run_golden"> = ({ companyId }, { db, signal }) =>
  runGolden(db, companyId, { signal });
