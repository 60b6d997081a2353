import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Milvus } from "~/integrations/search/milvus";

/** As scripts/test-engines.mjs installs it. */
const folder = "node_modules/.cache/milvus-lite-3.2.2";
const command = join(folder, process.platform === "win32" ? "Scripts/milvus-lite.exe" : "bin/milvus-lite");

export const hasMilvus = existsSync(join(folder, "installed"));

/** Starts Milvus Lite over gRPC with an empty folder. `kill` leaves the folder, `start` begins with it again. */
export async function startMilvus() {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), "lotse-milvus-"));
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const args = ["server", "--data-dir", data, "--host", "127.0.0.1", "--port", String(port)];
    child = spawn(command, args, { stdio: "ignore" });
    const probe = new Milvus(address);
    // Also outside of Vitest: benchmarks and attacks use it.
    while (!(await answers(probe))) await wait(100);
    await probe.close();
  };
  const kill = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = new Promise(resolve => child!.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  };
  await start();
  return {
    address,
    start,
    kill,
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function answers(probe: Milvus): Promise<boolean> {
  return probe.check().then(
    () => true,
    () => probe.close().then(() => false),
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise(resolve => probe.close(resolve));
  return port;
}
