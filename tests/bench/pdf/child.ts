import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { FromReader, ToReader } from "~/domain/knowledge/reading/messages";

/** One reading in a new process: milliseconds from its start to its last page, and of CPU. */
export interface Reading {
  wall: number;
  processor: number;
  pages: number;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The PDF library alone: all text of a file. */
export const readByLibrary = (path: string) => read(here("library-alone.mjs"), [path], undefined);

/** Our reader as the product runs it: layout, tables, headings, passages and index terms, in batches. */
export function readByProduct(path: string): Promise<Reading> {
  const memory = String(512 * 1024 * 1024);
  return read("build/reader.js", [memory], { type: "task", task: { task: "read", path, kind: "pdf" } });
}

async function read(file: string, args: string[], task: ToReader | undefined): Promise<Reading> {
  const began = performance.now();
  const child = fork(file, args, {
    execArgv: ["--import", here("cpu-at-exit.mjs")],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let complaints = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const closed = once(child, "close");
  const done = new Promise<{ pages: number; wall: number }>((resolve, reject) => {
    child.on("message", (message: FromReader) => {
      if (message.type === "pages") child.send({ type: "more" } satisfies ToReader);
      if (message.type === "done") resolve({ pages: message.result.pages, wall: performance.now() - began });
    });
    child.once("close", () => reject(new Error(`${file} read nothing: ${complaints}`)));
  });
  if (task) child.send(task);
  const { pages, wall } = await done;
  await closed;
  return { pages, wall, processor: Number(/cpu (\d+)/.exec(complaints)?.[1] ?? Number.NaN) };
}
