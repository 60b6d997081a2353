import type { ChildProcess } from "node:child_process";

/** A reading process, and how many documents it has read. */
export type Reader = { child: ChildProcess; read: number };

/** Long enough for the next file of a folder; an idle process takes about 100 MB. Tests wait longer. */
export const rest = { ms: 3_000 };
/** At rest at the same time: as many as read at once. */
const most = 2;
/**
 * One that has read more, or has grown to more, ends: what parsers keep of documents adds up. A new one costs as much as 40
 * pages.
 */
const mostRead = 500;
const mostBytes = 256 * 1024 * 1024;

type Idle = { use: string; reader: Reader; timer: NodeJS.Timeout };
const idle: Idle[] = [];

const works = ({ child }: Reader) => child.connected && child.exitCode === null && child.signalCode === null;

/** A process that is idle after the same use (company, task and limits), if there is one. */
export function takeIdle(use: string): Reader | undefined {
  const at = idle.findIndex(one => one.use === use);
  if (at === -1) return undefined;
  const [{ reader, timer }] = idle.splice(at, 1) as [Idle];
  clearTimeout(timer);
  if (!works(reader)) return undefined;
  reader.child.ref();
  reader.child.channel?.ref();
  return reader;
}

/** Keeps a process for the next document of this use; false if it has to end. */
export function keepIdle(use: string, reader: Reader, bytes: number): boolean {
  reader.read += 1;
  if (reader.read >= mostRead || bytes > mostBytes || !works(reader)) return false;
  // Neither it nor the wait keeps this process from ending; without its parent it ends itself.
  reader.child.unref();
  reader.child.channel?.unref();
  const timer = setTimeout(() => end(reader), rest.ms).unref();
  idle.push({ use, reader, timer });
  if (idle.length > most) end(idle[0]!.reader);
  return true;
}

function end(reader: Reader): void {
  const at = idle.findIndex(one => one.reader === reader);
  if (at === -1) return;
  clearTimeout(idle[at]!.timer);
  idle.splice(at, 1);
  reader.child.kill("SIGKILL");
}
