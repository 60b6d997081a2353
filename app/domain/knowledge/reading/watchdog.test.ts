import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { isAlive } from "../../../../tests/factories/processes";
import { until } from "../../../../tests/factories/until";
import { memoryNote, timeNote, type WatchLimits } from "./watchdog";

const watchdog = new URL("./watchdog.ts", import.meta.url).href;

/** A process under the watchdog whose main thread is blocked. */
function deaf(limits: Partial<WatchLimits>, loop: string): string {
  const all: WatchLimits = { memoryBytes: 1e12, stallMs: 1e9, totalMs: 1e9, ...limits };
  return `const { watch } = await import(${JSON.stringify(watchdog)}); const dog = watch(${JSON.stringify(all)}); ${loop}`;
}

function run(script: string, stdio: ("ignore" | "pipe")[]) {
  return spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { stdio });
}

describe("the watchdog of a process that hears nothing", () => {
  const forEver = "for (;;);";
  it.each<[string, Partial<WatchLimits>, string, string]>([
    [
      "takes too much memory",
      { memoryBytes: 300e6 },
      "const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1));",
      memoryNote,
    ],
    [
      "computes too long without a sign of life",
      { stallMs: 200 },
      `dog.reportProgress(); ${forEver}`,
      timeNote,
    ],
    [
      "computes too long in all, whatever signs of life it gives",
      { stallMs: 60_000, totalMs: 1e9 },
      "for (;;) dog.reportProgress(1000);",
      timeNote,
    ],
  ])("ends it when it %s, and says so", async (_, limits, loop, note) => {
    const process = run(deaf(limits, loop), ["ignore", "ignore", "pipe"]);
    let said = "";
    process.stderr?.on("data", text => {
      said += text;
    });
    const signal = await new Promise(resolve => process.once("close", (_, signal) => resolve(signal)));
    expect(signal).toBe("SIGKILL");
    expect(said).toContain(note);
  });

  it.runIf(process.platform === "linux")("ends it when its parent is gone", async () => {
    const child = deaf({}, `process.stdout.write("deaf"); ${forEver}`);
    const parent = run(
      `const { spawn } = await import("node:child_process");
       const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", ${JSON.stringify(child)}], { stdio: ["ignore", "pipe", "ignore"] });
       child.stdout.once("data", () => console.log(child.pid));`,
      ["ignore", "pipe", "ignore"],
    );
    const pid = Number(await new Promise(resolve => parent.stdout?.once("data", resolve)));
    expect(await isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await until(async () => !(await isAlive(pid)));
  });
});
