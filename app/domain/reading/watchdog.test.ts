import { spawn } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { isAlive } from "../../../tests/factories/processes";
import { memoryNote } from "./watchdog";

// Processes start slowly where many tests run at once.
vi.setConfig({ testTimeout: 30_000 });

const watchdog = new URL("./watchdog.ts", import.meta.url).href;

/** A process under the watchdog whose own thread then hears nothing more. */
function deaf(bytes: number, loop: string): string {
  return `const { watch } = await import(${JSON.stringify(watchdog)}); watch(${bytes}); ${loop}`;
}

function run(script: string, stdio: ("ignore" | "pipe")[]) {
  return spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], { stdio });
}

describe("the watchdog of a process that hears nothing", () => {
  it("ends it when it takes too much memory, and says so", async () => {
    const loop = "const all = []; for (;;) all.push(Buffer.alloc(1_000_000, 1));";
    const process = run(deaf(300e6, loop), ["ignore", "ignore", "pipe"]);
    let said = "";
    process.stderr?.on("data", text => {
      said += text;
    });
    const signal = await new Promise(resolve => process.once("close", (_, signal) => resolve(signal)));
    expect(signal).toBe("SIGKILL");
    expect(said).toContain(memoryNote);
  });

  it.runIf(process.platform === "linux")("ends it when its parent is gone", async () => {
    const child = deaf(1e12, 'process.stdout.write("deaf"); for (;;);');
    const parent = run(
      `const { spawn } = await import("node:child_process");
       const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", ${JSON.stringify(child)}], { stdio: ["ignore", "pipe", "ignore"] });
       child.stdout.once("data", () => console.log(child.pid));`,
      ["ignore", "pipe", "ignore"],
    );
    const pid = Number(await new Promise(resolve => parent.stdout?.once("data", resolve)));
    expect(await isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid), { timeout: 3000 }).toBe(false);
  });
});
