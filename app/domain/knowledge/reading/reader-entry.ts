import { childEntry } from "~/integrations/child-entry";

/** The script of the process that reads documents, and node's arguments for it. */
export const readerEntry = (): { file: string; execArgv: string[] } =>
  childEntry(import.meta.url, "child.ts", "reader.js");
