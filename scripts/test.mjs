// `npm test`: all tests of Vitest, then the browser tests with and without JavaScript, then the tour of the pages that the last
// commits affect, and of some others. `npm test -- --changed [COMMIT]`: only the tests that the change affects, since the merge
// base with main or since COMMIT, committed or not. The last lines name the failures with their reasons, and the sums.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { browserPath } from "./browser.mjs";
import { baseOfWork, changedSince, reach, turn } from "./reach.mjs";
import { temporaryRoot } from "./temporary-root.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [flag, commit] = process.argv.slice(2);
if (flag !== undefined && flag !== "--changed") {
  console.error("npm test takes nothing, or: -- --changed [COMMIT]. One test: npx vitest run PATH");
  process.exit(1);
}
const onlyChanged = flag === "--changed";
const folder = mkdtempSync(join(tmpdir(), "lotse-test-run-"));
const sums = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

// A full run on main includes a tour of the pages that the last commits affect.
const changed = changedSince(commit ?? baseOfWork(onlyChanged ? 0 : 10));
if (onlyChanged && !changed) {
  console.error("There is no git here, or no such commit: what changed is not known.");
  process.exit(1);
}
const reached = changed && reach(changed);
if (onlyChanged) printReach(reached);
const specs = onlyChanged ? reached.tests.filter(file => file.startsWith("tests/e2e/")) : [];
const units = onlyChanged ? reached.tests.filter(file => !specs.includes(file)) : [];
if (!onlyChanged || units.length > 0) await unitTests(units);
if (!onlyChanged || specs.length > 0) await browserTests("Playwright", specs);
if (!onlyChanged || reached.pages.size > 0)
  await browserTests("The tour", ["-c", "tests/tour/playwright.config.ts"], tourEnv());
rmSync(folder, { recursive: true, force: true });

for (const failure of failures) console.log(`failed: ${failure}`);
const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : "";
console.log(`\n${sums.passed} passed, ${sums.failed} failed${skipped}`);
process.exitCode = sums.failed > 0 ? 1 : 0;

function printReach({ wide, pages, tests }) {
  const all = wide ? ", which is everything that uses the built product" : "";
  console.log(
    `${changed.length} files changed; they reach ${pages.size} pages and ${tests.length} files with tests${all}.`,
  );
}

/** Without git every page counts as affected, and each is visited once. */
function tourEnv() {
  const env = { TOUR_TURN: String(turn()) };
  return reached && !reached.wide ? { ...env, TOUR_REACHED: [...reached.pages].join(",") } : env;
}

async function unitTests(files) {
  const file = join(folder, "vitest.json");
  const args = ["run", ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await node("node_modules/vitest/vitest.mjs", args, { NODE_ENV: "test" });
  const report = readReport(file);
  if (!report) return fail("Vitest did not finish");
  sums.passed += report.numPassedTests;
  sums.skipped += report.numPendingTests + report.numTodoTests;
  // A file that cannot be loaded has no tests, but is a failure.
  const tests = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter(test => test.status === "failed")
      .map(test => test.fullName + reasonOf(test.failureMessages[0]));
    return (status === "failed" && failed.length === 0 ? ["cannot be loaded"] : failed).map(test => [
      name,
      test,
    ]);
  });
  failures.push(...tests.map(([file, test]) => `${relative(process.cwd(), file)} › ${test}`));
  const failed = tests.length;
  sums.failed += failed;
  if (code !== 0 && failed === 0) fail("Vitest ended with an error outside of the tests");
}

async function browserTests(name, args, env = {}) {
  const browser = browserPath();
  if (!existsSync(browser)) {
    console.log(
      `\n${name} was skipped: there is no ${browser}. Install chromium-headless-shell or set CHROMIUM_PATH.`,
    );
    sums.skipped += 1;
    return;
  }
  const file = join(folder, `${name}.json`);
  const data = mkdtempSync(join(temporaryRoot(), "lotse-e2e-"));
  const code = await node("node_modules/@playwright/test/cli.js", ["test", ...args, "--reporter=line,json"], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_DATA_DIR: data,
  });
  rmSync(data, { recursive: true, force: true });
  const report = readReport(file);
  if (!report) return fail(`${name} did not finish`);
  const { expected, unexpected, flaky, skipped } = report.stats;
  failures.push(...failedSpecs(report.suites));
  sums.passed += expected;
  sums.failed += unexpected + flaky;
  sums.skipped += skipped;
  if (code !== 0 && unexpected + flaky === 0) fail(`${name} ended with an error outside of the tests`);
}

/** The failed tests of Playwright's report with its nested suites. */
function failedSpecs(suites) {
  return suites.flatMap(({ file, title, specs, suites: inner = [] }) => [
    ...specs
      .filter(spec => !spec.ok)
      .map(spec => {
        const errors = spec.tests.flatMap(test => test.results.flatMap(result => result.errors));
        return `${file} › ${title} › ${spec.title}${reasonOf(errors[0]?.message)}`;
      }),
    ...failedSpecs(inner),
  ]);
}

/** The beginning of an error message without colours, for readers who see only the end of the output. */
function reasonOf(message) {
  const lines = stripVTControlCharacters(message ?? "").split("\n");
  return lines
    .filter(line => line.trim() !== "")
    .slice(0, 12)
    .map(line => `\n    ${line.slice(0, 300)}`)
    .join("");
}

function fail(reason) {
  failures.push(reason);
  sums.failed += 1;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // A run that was killed leaves no report, or half of one.
    return undefined;
  }
}

function node(script, args, env) {
  const options = { stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } };
  return new Promise(resolve => spawn(process.execPath, [script, ...args], options).on("exit", resolve));
}
