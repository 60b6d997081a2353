// Finding, quoting and declining on labelled data (`LANG.passages.jsonl`, `LANG.questions.jsonl`), compared with plain
// BM25, across languages, and time and memory with 100,000 passages: `npm run bench -- retrieval`. Parts by name:
// `npm run bench -- retrieval de scale`; a sample: `… retrieval every=4`; data of another folder: `… retrieval FOLDER`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { say, skip } from "./product/figure";
import { benchAcross } from "./retrieval/across";
import { benchDeclining } from "./retrieval/declining";
import type { Figure } from "./retrieval/figures";
import { benchFinding } from "./retrieval/finding";
import { LabelledIndex, readLabelled } from "./retrieval/labelled-corpus";
import { type Part, type Wanted, wanted } from "./retrieval/parts";
import { benchQuoting } from "./retrieval/quoting";
import { benchScale } from "./retrieval/scale";

const asked = wanted(process.argv.slice(2));
if (!readLabelled(asked.folder, "de"))
  skip("there is no labelled data; name its folder as the last argument");
else if (asked.parts.length === 1)
  for (const { name, value, unit } of await benchPart(asked.parts[0]!, asked)) say(name, value, unit);
else await eachInItsProcess(asked);

async function benchPart(part: Part, { folder, every }: Wanted): Promise<Figure[]> {
  const language = part === "scale" ? "de" : part === "across" ? "en" : part;
  const data = readLabelled(folder, language);
  if (!data) return [];
  const questions = data.questions.filter((_, at) => at % every === 0);
  if (part === "scale") return benchScale(language, data.passages, questions);
  const index = await LabelledIndex.of(data.passages, language);
  if (part === "across")
    return (["de", "ar"] as const).flatMap(from => {
      const foreign = readLabelled(folder, from)?.questions.filter((_, at) => at % every === 0);
      return foreign ? benchAcross(from, language, foreign, index) : [];
    });
  return [benchFinding, benchQuoting, benchDeclining].flatMap(bench =>
    bench(language, data.passages, questions, index),
  );
}

/** As many parts at once as there are cores; each prints its figures itself. */
async function eachInItsProcess({ parts, every, folder }: Wanted): Promise<void> {
  const waiting = [...parts];
  const ending = new AbortController();
  process.once("SIGTERM", () => ending.abort());
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const args = [...process.execArgv, fileURLToPath(import.meta.url), part, `every=${every}`, folder];
      const child = spawn(process.execPath, args, { stdio: "inherit", signal: ending.signal });
      const [code] = await once(child, "close");
      if (code !== 0) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
