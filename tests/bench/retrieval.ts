import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { languages } from "~/contract/language";
import { benchAcross } from "./retrieval/across";
import { benchDeclining } from "./retrieval/declining";
import type { Figure } from "./retrieval/figures";
import { benchFinding } from "./retrieval/finding";
import { LabelledIndex, readLabelled } from "./retrieval/labelled-corpus";
import { benchQuoting } from "./retrieval/quoting";
import { benchScale } from "./retrieval/scale";

/**
 * Finding, quoting and declining on the labelled data of a folder (`LANG.passages.jsonl`,
 * `LANG.questions.jsonl`), compared with plain BM25, and time and memory with 100,000 passages. Empty without
 * data.
 */
export async function benchRetrieval(folder: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const english = readLabelled(folder, "en");
  const englishIndex = english && (await LabelledIndex.of(english.passages, "en"));
  for (const language of languages) {
    const data = readLabelled(folder, language);
    if (!data) continue;
    const { passages, questions } = data;
    const index = await LabelledIndex.of(passages, language);
    figures.push(...benchFinding(language, passages, questions, index));
    figures.push(...benchQuoting(language, passages, questions, index));
    figures.push(...benchDeclining(language, passages, questions, index));
    if (englishIndex && (language === "de" || language === "ar"))
      figures.push(...benchAcross(language, "en", questions, englishIndex));
    if (language === "de") figures.push(...(await benchScale(language, passages, questions)));
  }
  return figures;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const usual = join(dirname(fileURLToPath(import.meta.url)), "../../../shared/data");
  const folder = process.argv[2] ?? usual;
  if (existsSync(join(folder, "de.passages.jsonl"))) {
    for (const figure of await benchRetrieval(folder)) console.log(JSON.stringify(figure));
  } else console.error("  skipped: there is no labelled data; name its folder as the argument");
}
