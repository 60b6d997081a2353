// `npm run files -- to-s3` or `to-disk`: moves the files to the storage of FILE_STORE while the product runs. Ctrl-C ends it
// after the current file; the next run continues. Exit code 1 if some files could not be moved.
import { chooseProfile } from "./profile.mjs";

const [direction] = process.argv.slice(2);
if (direction !== "to-s3" && direction !== "to-disk") {
  console.error("npm run files -- to-s3, or: npm run files -- to-disk");
  process.exit(1);
}
const { env, profile } = chooseProfile();
const build = await import("../build/server/index.js");
const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => stopping.abort());
const size = bytes => `${(bytes / 1e6).toFixed(1)} MB`;
let printedAt = Date.now();
let progress = { moved: 0, bytes: 0 };
const options = {
  signal: stopping.signal,
  onProgress: report => {
    progress = report;
    if (Date.now() - printedAt < 2_000) return;
    printedAt = Date.now();
    console.log(`${report.moved} files, ${size(report.bytes)} …`);
  },
};
try {
  const report = await build.entry.module.runMove(direction, env, profile === "production", options);
  console.log(`Moved: ${report.moved} files, ${size(report.bytes)}.`);
  if (report.strays > 0) console.log(`Removed: ${report.strays} copies that belonged to nothing.`);
  if (report.left > 0)
    console.log(
      `Left: ${report.left} that belong to no file, or to one being deleted; npm run doctor says more.`,
    );
  for (const key of report.damaged) console.error(`Damaged, not moved: ${key}`);
  process.exitCode = report.damaged.length > 0 ? 1 : 0;
} catch (error) {
  console.error(
    stopping.signal.aborted
      ? `Interrupted after ${progress.moved} files, ${size(progress.bytes)}. Run it again to go on.`
      : error.message,
  );
  process.exitCode = 1;
}
