import { resumeStranded } from "~/domain/file/resume-stranded";
import { sweepUploads } from "~/domain/file/sweep-uploads";
import { forgetOld } from "~/domain/housekeeping/forget-old";
import type { JobHandler } from "../worker";

export const sweep: JobHandler<"sweep"> = async (_, { db }) => {
  await sweepUploads(db);
  await resumeStranded(db);
  await forgetOld(db);
};
