import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Milvus } from "~/integrations/search/milvus";
import { freePort } from "../../scripts/free-port.mjs";

/** As scripts/test-engines.mjs installs them. */
const cache = "node_modules/.cache";
const folders = { python: join(cache, "milvus-lite-3.2.2"), compiled: join(cache, "milvus-lite-2.5.1") };
const [bin, suffix] = process.platform === "win32" ? ["Scripts", ".exe"] : ["bin", ""];

/** 3.2.2 is written in Python and compares word by word; 2.5.1 is compiled, and knows fewer kinds of index. */
export type MilvusKind = keyof typeof folders;

export function hasMilvus(kind: MilvusKind = "python"): boolean {
  return existsSync(join(folders[kind], "installed"));
}

/** Starts Milvus Lite over gRPC with an empty folder. `kill` leaves the folder, `start` begins with it again. */
export async function startMilvus(kind: MilvusKind = "python") {
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), "lotse-milvus-"));
  let child: ReturnType<typeof spawn> | undefined;
  const start = async () => {
    const [command, ...args] = commandOf(kind, data, port);
    // The compiled one has its libraries beside it.
    child = spawn(command, args, {
      stdio: "ignore",
      env: { ...process.env, LD_LIBRARY_PATH: dirname(command) },
    });
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

function commandOf(kind: MilvusKind, data: string, port: number): [string, ...string[]] {
  const within = join(folders[kind], bin);
  if (kind === "python") {
    const args = ["server", "--data-dir", data, "--host", "127.0.0.1", "--port", String(port)];
    return [join(within, `milvus-lite${suffix}`), ...args];
  }
  // Not by its package: what that starts would continue when the package's process is killed.
  const server = "import sys; from milvus_lite.server import Server; print(Server(*sys.argv[1:]).milvus_bin)";
  const asked = spawnSync(join(within, `python${suffix}`), ["-c", server, "x"], { encoding: "utf8" });
  return [asked.stdout.trim(), join(data, "milvus.db"), `127.0.0.1:${port}`, "ERROR"];
}

function answers(probe: Milvus): Promise<boolean> {
  return probe.has("any").then(
    () => true,
    () => probe.close().then(() => false),
  );
}
