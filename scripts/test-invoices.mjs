// `npm run test:invoices`: a thousand random invoices, recounted, and judged by others: their e-invoices by phive
// (EN 16931 and XRechnung), one of twenty as a PDF by veraPDF (PDF/A-3b). The judges come from Maven Central into
// node_modules/.cache and stay there; without Java and Maven the script says so and ends. INVOICE_COUNT is the number.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const judges = "node_modules/.cache/invoice-judges";
const pdfJudge = "org.mustangproject:validator:2.22.0:jar:shaded";

const runs = (program, ...args) => spawnSync(program, args, { stdio: "ignore" }).status === 0;
if (!runs("javac", "-version") || !runs("mvn", "-version")) {
  console.log(
    "Invoices were not judged: there is no Java Development Kit or no Maven here (Debian: apt-get install default-jdk-headless maven).",
  );
  process.exit(0);
}
fetchJudges("xml", [
  "-f",
  "tests/invoices/pom.xml",
  "dependency:copy-dependencies",
  "-DincludeScope=runtime",
]);
// veraPDF is inside.
fetchJudges("pdf", ["dependency:copy", `-Dartifact=${pdfJudge}`]);

const folder = mkdtempSync(join(tmpdir(), "lotse-invoices-"));
try {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "tests/invoices", "--testTimeout=1800000"],
    {
      stdio: "inherit",
      env: { ...process.env, INVOICE_FOLDER: folder, INVOICE_COUNT: process.env.INVOICE_COUNT ?? "1000" },
    },
  );
  if (status !== 0) process.exitCode = 1;
  else if (![judge("xml", "JudgeXml"), judge("pdf", "JudgePdf")].every(Boolean)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Fetched aside and renamed when whole, so that an interrupted fetch is repeated. */
function fetchJudges(name, goal) {
  const whole = join(judges, name);
  if (existsSync(whole)) return;
  mkdirSync(judges, { recursive: true });
  const part = `${whole}-part`;
  rmSync(part, { recursive: true, force: true });
  const args = ["-q", "-B", ...goal, `-DoutputDirectory=${join(process.cwd(), part)}`];
  if (spawnSync("mvn", args, { stdio: "inherit" }).status !== 0) {
    console.error("The judges could not be fetched from Maven Central.");
    process.exit(1);
  }
  renameSync(part, whole);
}

/** True if the program judged files, and all of them are valid. */
function judge(kind, program) {
  const args = ["-cp", join(judges, kind, "*"), `tests/invoices/${program}.java`, folder];
  const { status, stdout, stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const judged = stdout
    .split("\n")
    .map(line => line.split("\t"))
    .filter(parts => parts.length === 3);
  const invalid = judged.filter(([, , fault]) => fault !== "valid");
  for (const rules of new Set(judged.map(([first]) => first))) {
    const all = judged.filter(([first]) => first === rules).length;
    const bad = invalid.filter(([first]) => first === rules).length;
    console.log(`${rules}: ${all - bad} of ${all} valid`);
  }
  for (const [, name, fault] of invalid.slice(0, 20)) console.error(`  ${name}: ${fault}`);
  if (status !== 0) console.error(stderr.slice(-2000));
  return status === 0 && judged.length > 0 && invalid.length === 0;
}
