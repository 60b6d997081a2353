import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { childEntry } from "~/integrations/child-entry";
import type { ScanBlock, Scanned } from "./scan";

type Waiting = { resolve: (scanned: Scanned) => void; reject: (error: Error) => void };

let thread: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * Compares vectors in a worker thread, because 100,000 of them take about a tenth of a second. One thread a process,
 * started with the first question and again after a failure; it does not keep the process alive.
 */
export function scanInThread(question: Int8Array, blocks: ScanBlock[], limit: number): Promise<Scanned> {
  thread ??= start();
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread!.postMessage({
      id,
      question,
      limit,
      blocks,
    });
  });
}

function start(): Worker {
  const { file } = childEntry(import.meta.url, "scan-thread.ts", "scan-thread.js");
  const started = file.endsWith(".ts") ? fromSource(file) : new Worker(file);
  started.unref();
  started.on("message", ({ id, scanned }: { id: number; scanned: Scanned }) => {
    waiting.get(id)?.resolve(scanned);
    waiting.delete(id);
  });
  const failed = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  started.on("error", failed);
  started.on("exit", code => failed(new Error(`The thread that compares vectors ended with ${code}`)));
  return started;
}

/** In development and tests: node's arguments do not reach a thread, so it loads tsx itself. */
function fromSource(file: string): Worker {
  const entry = JSON.stringify(pathToFileURL(file).href);
  return new Worker(`import("tsx/esm/api").then(({ register }) => (register(), import(${entry})))`, {
    eval: true,
  });
}
