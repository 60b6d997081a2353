import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FromReader, ToReader } from "~/domain/knowledge/reading/messages";
import { readerLimits } from "~/domain/knowledge/reading/run-reader";

/** One reading in a new process: milliseconds from its start to its last page, and of CPU. */
export interface Reading {
  wall: number;
  processor: number;
  pages: number;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The PDF library alone: all text of a file. */
export const readByLibrary = (path: string) => read(here("library-alone.mjs"), [path], undefined);

/**
 * Our reader as the product runs it: layout, tables, headings, passages and index terms, in batches. As many as `ocrPages`
 * scanned pages are recognised.
 */
export function readByProduct(path: string, ocrPages = 0, hear?: (message: FromReader) => void) {
  const task = { task: "read", path, kind: "pdf", ocrPages } as const;
  return read("build/reader.js", [JSON.stringify(readerLimits)], { type: "task", task }, hear);
}

async function read(
  file: string,
  args: string[],
  task: ToReader | undefined,
  hear?: (message: FromReader) => void,
): Promise<Reading> {
  const began = performance.now();
  const child = fork(file, args, {
    execArgv: ["--import", here("cpu-at-exit.mjs"), `--max-old-space-size=${readerLimits.heapMegabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaints = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  // Node tells no "close" of a process that is let go by `disconnect`.
  const ended = Promise.all([once(child, "exit"), child.stderr && once(child.stderr, "end")]);
  const done = new Promise<{ pages: number; wall: number }>((resolve, reject) => {
    child.on("message", (message: FromReader) => {
      hear?.(message);
      if (message.type === "pages") child.send({ type: "more" } satisfies ToReader);
      if (message.type === "done") resolve({ pages: message.result.pages, wall: performance.now() - began });
    });
    child.once("exit", () => reject(new Error(`${file} read nothing: ${complaints}`)));
  });
  if (task) child.send(task);
  const { pages, wall } = await done;
  // Ours waits for the next document.
  if (task) child.disconnect();
  await ended;
  return { pages, wall, processor: Number(/cpu (\d+)/.exec(complaints)?.[1] ?? Number.NaN) };
}
