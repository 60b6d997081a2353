import { parentPort } from "node:worker_threads";
import { type ScanBlock, scan } from "./scan";

/** The entry of the worker thread that compares vectors. */
parentPort?.on(
  "message",
  ({
    id,
    question,
    blocks,
    limit,
  }: {
    id: number;
    question: Int8Array;
    blocks: ScanBlock[];
    limit: number;
  }) => parentPort!.postMessage({ id, scanned: scan(question, blocks, limit) }),
);
