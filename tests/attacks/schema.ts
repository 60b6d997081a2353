// `npm run attack -- schema`: schemathesis, with all its checks, calls every endpoint of the OpenAPI document as each
// role. Python is needed for it alone; without Python the part is skipped.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { signIn } from "../bench/product/person";
import { environment, type Product, withProduct } from "../bench/product/product";

const version = "4.32.5";
const folder = join("node_modules", ".cache", `schemathesis-${version}`);
const command = join(folder, process.platform === "win32" ? "Scripts" : "bin", "schemathesis");
/** All roles together take five minutes at most. */
const secondsARole = 40;
/** The mightiest last: what they do may end the accounts of the others. */
const roles = [
  undefined,
  "public@lotse.example",
  "employee@kontor.example",
  "analyst@lotse.example",
  "manager@kontor.example",
  "staff@lotse.example",
  "administrator@lotse.example",
];
/** These would end the session or the account that the other calls need. */
const left = "/(session|sessions|account|passwords|two-factor|privacy)(/|$)";

if (!install()) {
  console.log("  skipped: it needs Python 3 with venv and pip");
  process.exit(0);
}

let findings = 0;
await withProduct(async product => {
  for (const email of roles) findings += await tryAs(product, email);
});
console.log(`  ${findings} findings by schemathesis ${version} as ${roles.length} roles`);
process.exitCode = findings > 0 ? 1 : 0;

/** Installs schemathesis into a folder of its own; false where Python cannot. */
function install(): boolean {
  if (existsSync(command)) return true;
  const python = ["python3", "python"].find(name => spawnSync(name, ["--version"]).status === 0);
  if (!python) return false;
  if (spawnSync(python, ["-m", "venv", folder]).status !== 0) return false;
  const pip = [join(folder, process.platform === "win32" ? "Scripts" : "bin", "python"), "-m", "pip"];
  const args = [
    ...pip.slice(1),
    "install",
    "--quiet",
    "--disable-pip-version-check",
    `schemathesis==${version}`,
  ];
  return spawnSync(pip[0]!, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

async function tryAs({ origin }: Product, email: string | undefined): Promise<number> {
  const bearer = email ? (await signIn(origin, email)).bearer : undefined;
  const args = [
    ...["--config-file", "tests/attacks/schemathesis.toml"],
    "run",
    `${origin}/api/v1/openapi.json`,
    ...["--url", `${origin}/api/v1`, "--checks", "all", "--no-color", "--continue-on-failure"],
    ...["--max-time", String(secondsARole), "--workers", "1", "--seed", "4545", "--exclude-path-regex", left],
    ...["--suppress-health-check", "all", "--warnings", "off"],
    ...(bearer ? ["--header", `Authorization: ${bearer.authorization}`] : []),
  ];
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"], env: environment() });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = await once(child, "close");
  // A title line of each failure that it lists.
  const failed = [...said.matchAll(/^- (?!Test Case ID)(.+)$/gm)].map(([, what]) => what!);
  const calls = /(\d+) generated/.exec(said)?.[1] ?? "no";
  console.log(`  ${email ?? "no one"}: ${calls} calls, ${code === 0 ? "held" : `${failed.length} findings`}`);
  // An error is a part of the document that it cannot read, and so did not try.
  if (code !== 0)
    console.error(said.slice(Math.max(0, said.search(/^=+ (ERRORS|FAILURES) =+$/m))).slice(0, 12_000));
  return code === 0 ? 0 : Math.max(1, failed.length);
}
