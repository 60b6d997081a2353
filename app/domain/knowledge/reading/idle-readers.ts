import type { ChildProcess } from "node:child_process";

/** A reading process, and the number of documents that it has read. */
export type Reader = { child: ChildProcess; documents: number };

/** Long enough for the next file of a folder; an idle process takes about 100 MB. Tests set a longer time. */
export const idleTimeout = { ms: 3_000 };
/** Maximum number of idle processes: as many as read at the same time. */
const maxIdle = 2;
/**
 * A process ends after this number of documents or above this memory, because parsers retain parts of documents. Starting
 * another one takes as long as reading 40 pages.
 */
const maxDocuments = 500;
const maxBytes = 256 * 1024 * 1024;

type Idle = { use: string; reader: Reader; timer: NodeJS.Timeout };
const idle: Idle[] = [];

const isAlive = ({ child }: Reader) =>
  child.connected && child.exitCode === null && child.signalCode === null;

/** Takes an idle process of the same use (company, task and limits), if there is one. */
export function takeIdle(use: string): Reader | undefined {
  const at = idle.findIndex(one => one.use === use);
  if (at === -1) return undefined;
  const [{ reader, timer }] = idle.splice(at, 1) as [Idle];
  clearTimeout(timer);
  if (!isAlive(reader)) return undefined;
  reader.child.ref();
  reader.child.channel?.ref();
  return reader;
}

/** Keeps a process for the next document of this use. Returns false if it has to end. */
export function keepIdle(use: string, reader: Reader, bytes: number): boolean {
  reader.documents += 1;
  if (reader.documents >= maxDocuments || bytes > maxBytes || !isAlive(reader)) return false;
  // Neither the process nor the timer keeps this process alive; without its parent it ends itself.
  reader.child.unref();
  reader.child.channel?.unref();
  const timer = setTimeout(() => end(reader), idleTimeout.ms).unref();
  idle.push({ use, reader, timer });
  if (idle.length > maxIdle) end(idle[0]!.reader);
  return true;
}

function end(reader: Reader): void {
  const at = idle.findIndex(one => one.reader === reader);
  if (at === -1) return;
  clearTimeout(idle[at]!.timer);
  idle.splice(at, 1);
  reader.child.kill("SIGKILL");
}
