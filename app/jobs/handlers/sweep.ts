import { forgetActivities } from "~/domain/activity/forget-activities";
import { sealActivities } from "~/domain/activity/seal-activities";
import { resumeClosing } from "~/domain/company/close-company";
import { resumeStranded } from "~/domain/file/resume-stranded";
import { sweepUploads } from "~/domain/file/sweep-uploads";
import { forgetOld } from "~/domain/housekeeping/forget-old";
import { eraseDue } from "~/domain/privacy/erase-account";
import { sweepExports } from "~/domain/privacy/sweep-exports";
import { settings } from "~/env";
import type { JobHandler } from "../worker";

export const sweep: JobHandler<"sweep"> = async (_, { db }) => {
  await sweepUploads(db);
  await resumeStranded(db);
  await resumeClosing(db);
  await forgetOld(db);
  await sweepExports(db);
  await eraseDue(db);
  const seal = await sealActivities(db);
  // Kept elsewhere with the rest of the process's output, this line shows that no newer seals were cut off.
  if (seal) console.log(`activity log: seal ${seal.number} is ${seal.seal.toString("hex")}`);
  await forgetActivities(db, settings().ACTIVITY_DAYS);
};
