import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { childEntry } from "~/integrations/child-entry";
import type { ScanBlock, ScanResult } from "./scan";

type PendingScan = { resolve: (scanned: ScanResult) => void; reject: (error: Error) => void };

let thread: Worker | undefined;
let lastId = 0;
const pending = new Map<number, PendingScan>();

/**
 * Runs `scan` in a worker thread, because 100,000 vectors take about a tenth of a second. Each process has one thread, which
 * starts with the first question and again after a failure, and does not keep the process alive.
 * @throws Error if the thread fails or ends
 */
export function scanInThread(question: Int8Array, blocks: ScanBlock[], limit: number): Promise<ScanResult> {
  thread ??= start();
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    thread!.postMessage({ id, question, blocks, limit });
  });
}

function start(): Worker {
  const { file } = childEntry(import.meta.url, "scan-thread.ts", "scan-thread.js");
  const started = file.endsWith(".ts") ? fromSource(file) : new Worker(file);
  started.unref();
  started.on("message", ({ id, scanned }: { id: number; scanned: ScanResult }) => {
    pending.get(id)?.resolve(scanned);
    pending.delete(id);
  });
  const fail = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const scan of pending.values()) scan.reject(error);
    pending.clear();
  };
  started.on("error", fail);
  started.on("exit", code => fail(new Error(`The thread that compares vectors ended with ${code}`)));
  return started;
}

/** For development and tests: the thread loads tsx itself, because it does not inherit node's arguments. */
function fromSource(file: string): Worker {
  const entry = JSON.stringify(pathToFileURL(file).href);
  return new Worker(`import("tsx/esm/api").then(({ register }) => (register(), import(${entry})))`, {
    eval: true,
  });
}
