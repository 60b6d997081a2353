import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The longest first, so that workers end at about the same time. */
export const parts = ["fr", "ar", "de", "en", "scale", "across"] as const;
export type Part = (typeof parts)[number];

export interface Wanted {
  parts: Part[];
  /** Every how many questions one is asked. */
  every: number;
  folder: string;
}

const usual = join(dirname(fileURLToPath(import.meta.url)), "../../../../shared/data");

/**
 * What the arguments ask for: names of parts (all without), "every=4" for each fourth question, and the folder of the
 * labelled data.
 * @throws Error for an argument that is none of these
 */
export function wanted(words: string[]): Wanted {
  const asked: Wanted = { parts: [], every: 1, folder: usual };
  for (const word of words) {
    const every = /^every=([1-9]\d*)$/.exec(word)?.[1];
    const part = parts.find(name => name === word);
    if (part) asked.parts.push(part);
    else if (every) asked.every = Number(every);
    else if (existsSync(word)) asked.folder = word;
    else throw new Error(`retrieval: "${word}" is neither ${parts.join(", ")}, every=N nor a folder`);
  }
  return asked.parts.length > 0 ? asked : { ...asked, parts: [...parts] };
}
