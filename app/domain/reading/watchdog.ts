import { Worker } from "node:worker_threads";

/** What the watchdog writes to the error stream before it ends a process that grew too large. */
export const memoryNote = "reader: memory cap reached";

/**
 * A parser in a long loop hears neither its parent's end nor a timer. This thread does: it ends the
 * process when its resident memory passes `bytes`, or when its parent is gone.
 */
export function watch(bytes: number): void {
  const source = `
    const { workerData } = require("node:worker_threads");
    const { writeSync } = require("node:fs");
    setInterval(() => {
      const grown = process.memoryUsage.rss() > workerData.bytes;
      if (grown) writeSync(2, workerData.note);
      if (grown || process.ppid !== workerData.parent) process.kill(process.pid, "SIGKILL");
    }, 50);`;
  const workerData = { bytes, note: memoryNote, parent: process.ppid };
  new Worker(source, { eval: true, execArgv: [], workerData }).unref();
}
