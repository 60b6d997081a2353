import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

// Reads /proc: Linux only.

/** The embedded PostgreSQL's main process. */
export async function postgresOf(dataDir: string): Promise<number> {
  const [pid] = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}

/** A process and its descendants. */
export function treeOf(pid: number): number[] {
  const children = proc(pid, `task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return [pid, ...children.flatMap(treeOf)];
}

/** CPU of a process tree including ended children, in milliseconds (to 10 ms). */
export function processorTime(pid: number): number {
  const ticks = treeOf(pid).map(each => {
    // The name in brackets may contain spaces. After it: utime, stime, and both of ended children.
    const fields = proc(each, "stat").split(") ").pop()!.split(" ");
    return fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
  });
  return ticks.reduce((sum, value) => sum + value, 0) * 10;
}

/** Memory in MB of a million bytes: `rss` counts shared pages for every process, `pss` proportionally. */
export interface Memory {
  rss: number;
  pss: number;
}

/** The total memory of these processes; ended ones are skipped. */
export function memoryOf(pids: number[]): Memory {
  const sum = { rss: 0, pss: 0 };
  for (const pid of pids) {
    const text = proc(pid, "smaps_rollup");
    sum.rss += Number(/^Rss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 0.001024;
    sum.pss += Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 0.001024;
  }
  return sum;
}

function proc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
