// The time that `npm start` needs until it is ready: with an empty DATA_DIR, and again; and the server alone.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { ask } from "./product/ask";
import { median, say } from "./product/figure";
import { newDataDir, productEnvironment, removeDataDir } from "./product/product";

const firstRounds = 3;
const secondRounds = 5;
const patienceMs = 120_000;
const commands = { npm: ["npm", "start"], node: [process.execPath, "scripts/start.mjs"] };

let running: ChildProcess | undefined;
// They are in their own process groups, so signals must be forwarded.
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    running?.kill("SIGTERM");
    process.exit(1);
  });

const first: number[] = [];
const second: number[] = [];
const alone: number[] = [];
for (let round = 0; round < firstRounds; round++) {
  const dataDir = newDataDir();
  try {
    first.push(await timeToReady(commands.npm, dataDir));
    const last = round === firstRounds - 1;
    for (let again = 0; last && again < secondRounds; again++) {
      second.push(await timeToReady(commands.npm, dataDir));
      alone.push(await timeToReady(commands.node, dataDir));
    }
  } finally {
    removeDataDir(dataDir);
  }
}
say("npm start, ready: first start, demo data and all", median(first), "s");
say("npm start, ready: after the first", median(second), "s", { atMost: 3 });
say("the server alone, ready: after the first", median(alone), "s");

/** Seconds from the command to the first readiness response. */
async function timeToReady([command, ...args]: string[], dataDir: string): Promise<number> {
  const { env, origin } = await productEnvironment(dataDir);
  const began = performance.now();
  const child = spawn(command!, args, { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
  running = child;
  const exited = once(child, "exit");
  const late = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  try {
    await untilBanner(child);
    await ask(`${origin}/api/v1/health/ready`);
    return (performance.now() - began) / 1000;
  } finally {
    child.kill("SIGTERM");
    await exited;
    clearTimeout(late);
    running = undefined;
  }
}

function untilBanner(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.setEncoding("utf8").on("data", (more: string) => {
      text += more;
      if (text.includes(" is ready: ")) resolve();
    });
    child.once("exit", code => reject(new Error(`It ended with ${code} before it was ready: ${text}`)));
  });
}
