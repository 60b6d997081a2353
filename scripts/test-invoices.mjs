// `npm run test:invoices`: checks the sums of a thousand random invoices, and validates their e-invoices with phive (EN 16931
// and XRechnung), and one of twenty as a PDF with veraPDF (PDF/A-3b). The validators are installed from Maven Central into
// node_modules/.cache and kept; without Java and Maven the script says so and ends. INVOICE_COUNT sets the number.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const validators = "node_modules/.cache/invoice-judges";
const pdfValidator = "org.mustangproject:validator:2.22.0:jar:shaded";

const runs = (program, ...args) => spawnSync(program, args, { stdio: "ignore" }).status === 0;
if (!runs("javac", "-version") || !runs("mvn", "-version")) {
  console.log(
    "Invoices were not validated: there is no Java Development Kit or no Maven here (Debian: apt-get install default-jdk-headless maven).",
  );
  process.exit(0);
}
installValidators("xml", [
  "-f",
  "tests/invoices/pom.xml",
  "dependency:copy-dependencies",
  "-DincludeScope=runtime",
]);
// veraPDF is inside.
installValidators("pdf", ["dependency:copy", `-Dartifact=${pdfValidator}`]);

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
  else if (![validate("xml", "JudgeXml"), validate("pdf", "JudgePdf")].every(Boolean)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Downloads a validator into a temporary folder and renames it when complete, so that an interrupted download is repeated. */
function installValidators(name, goal) {
  const target = join(validators, name);
  if (existsSync(target)) return;
  mkdirSync(validators, { recursive: true });
  const part = `${target}-part`;
  rmSync(part, { recursive: true, force: true });
  const args = ["-q", "-B", ...goal, `-DoutputDirectory=${join(process.cwd(), part)}`];
  if (spawnSync("mvn", args, { stdio: "inherit" }).status !== 0) {
    console.error("The validators could not be installed from Maven Central.");
    process.exit(1);
  }
  renameSync(part, target);
}

/** Whether the program validated files, and all of them are valid. */
function validate(kind, program) {
  const args = ["-cp", join(validators, kind, "*"), `tests/invoices/${program}.java`, folder];
  const { status, stdout, stderr } = spawnSync("java", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const validated = stdout
    .split("\n")
    .map(line => line.split("\t"))
    .filter(parts => parts.length === 3);
  const invalid = validated.filter(([, , fault]) => fault !== "valid");
  for (const rules of new Set(validated.map(([first]) => first))) {
    const all = validated.filter(([first]) => first === rules).length;
    const bad = invalid.filter(([first]) => first === rules).length;
    console.log(`${rules}: ${all - bad} of ${all} valid`);
  }
  for (const [, name, fault] of invalid.slice(0, 20)) console.error(`  ${name}: ${fault}`);
  if (status !== 0) console.error(stderr.slice(-2000));
  return status === 0 && validated.length > 0 && invalid.length === 0;
}
