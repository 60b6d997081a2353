// `npm run tour [-- --only REGEXP] [-- --shots FOLDER]`: visits every address in every theme, direction and width;
// checks axe rules, layout shifts, overflow and console errors; with --shots each state is saved as a picture.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const options = parseArgs({ options: { only: { type: "string" }, shots: { type: "string" } } }).values;
const env = { ...process.env, TOUR: "all" };
if (options.only) env.TOUR_ONLY = options.only;
if (options.shots) env.TOUR_SHOTS = resolve(options.shots);

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const data = mkdtempSync(join(tmpdir(), "lotse-tour-"));
env.E2E_DATA_DIR = data;
const prepared = spawnSync(process.execPath, ["scripts/prepare.mjs", "test"], { stdio: "inherit" });
const tour =
  prepared.status === 0 &&
  spawnSync(
    process.execPath,
    [
      "node_modules/@playwright/test/cli.js",
      "test",
      "-c",
      "tests/tour/playwright.config.ts",
      "--reporter=line",
    ],
    { stdio: "inherit", env },
  );
rmSync(data, { recursive: true, force: true });
process.exitCode = tour && tour.status === 0 ? 0 : 1;
