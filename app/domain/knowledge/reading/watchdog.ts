import { Worker } from "node:worker_threads";

/** Written to stderr before ending a process that exceeds its limits. */
export const memoryNote = "reader: memory cap reached";
export const timeNote = "reader: processor time used up";

/** Limits of a reading process. */
export interface WatchLimits {
  /** Resident memory. */
  memoryBytes: number;
  /** Processor time between two signs of progress, in milliseconds. */
  stallMs: number;
  /** Total processor time, in milliseconds. */
  totalMs: number;
}

export interface Watchdog {
  /** Another document begins: limits and the figure of memory count from now on. */
  begin(): void;
  /** The document is read: waiting for another one is no stall. */
  rest(): void;
  /**
   * Progress: restarts the stall limit, for a longer one where the next step takes it. `totalMs` sets the total limit
   * once the document's size is known.
   */
  alive(totalMs?: number, stepMs?: number): void;
  /** The most resident memory so far, in bytes. */
  peak(): number;
}

/**
 * A thread that ends the process when it exceeds its limits, or when its parent is gone; a parser in a long loop
 * would notice neither. Limits count processor time, so that documents are not refused on a busy machine.
 */
export function watch({ memoryBytes, stallMs, totalMs }: WatchLimits): Watchdog {
  const source = `
    const { workerData } = require("node:worker_threads");
    const { writeSync } = require("node:fs");
    const cpuMs = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    };
    const end = note => {
      if (note) writeSync(2, note);
      process.kill(process.pid, "SIGKILL");
    };
    setInterval(() => {
      const rss = process.memoryUsage.rss();
      if (rss > workerData.peak[0]) workerData.peak[0] = rss;
      if (rss > workerData.memoryBytes) end(workerData.memoryNote);
      if (cpuMs() > Math.min(...workerData.until)) end(workerData.timeNote);
      if (process.ppid !== workerData.parent) end();
    }, 50);`;
  // The ends of the stall limit and of the total limit, in milliseconds of processor time.
  const until = new Float64Array(new SharedArrayBuffer(16));
  // Sampled, because the kernel's figure begins with that of the process that forked this one.
  const peak = new Float64Array(new SharedArrayBuffer(8));
  const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let began = 0;
  const alive: Watchdog["alive"] = (total, step = stallMs) => {
    until[0] = used() + step;
    if (total !== undefined) until[1] = began + total;
  };
  const begin = () => {
    began = used();
    peak[0] = 0;
    alive(totalMs);
  };
  alive(totalMs);
  const workerData = { memoryBytes, memoryNote, timeNote, until, peak, parent: process.ppid };
  new Worker(source, { eval: true, execArgv: [], workerData }).unref();
  return {
    begin,
    rest: () => void until.fill(Number.POSITIVE_INFINITY),
    alive,
    peak: () => Math.max(peak[0]!, process.memoryUsage.rss()),
  };
}
