// The check of a model's sentences on labelled claims over the demo documents: `npm run bench -- claims`. With DETAILS=1
// each wrong verdict is printed. The claims of the half that is held back were not read while rules were chosen.
import { readFileSync } from "node:fs";
import type { Language } from "~/contract/language";
import { checkCitations } from "~/domain/chats/answer/check-citations";
import type { Support } from "~/domain/chats/answer/support";
import { readPages } from "./documents/division";
import { squash } from "./documents/judge";
import { say } from "./product/figure";
import { shareOf } from "./retrieval/figures";

interface Claim {
  half: "choosing" | "held back";
  file: string;
  /** Finds the cited passage. */
  quote: string;
  language: Language;
  kind: string;
  true: boolean;
  claim: string;
}

const folders = ["app/db/seed/documents/kontor-nord", "app/db/seed/documents/werft-sued", "tests/fixtures"];
const claims = JSON.parse(readFileSync("tests/bench/claims/claims.json", "utf8")) as Claim[];
const passages = new Map<string, { text: string; language: Language }[]>();

const judged: (Claim & { support: Support })[] = [];
for (const claim of claims) {
  const found = (await passagesOf(claim.file)).find(({ text }) => squash(text).includes(squash(claim.quote)));
  if (!found) throw new Error(`${claim.file} does not say "${claim.quote}"`);
  const text = `${claim.claim.replace(/[.؟!?]*$/, "")} [1].`;
  const { sentences } = checkCitations(text, claim.language, [{ number: 1, ...found }]);
  const supports = sentences.map(({ support }) => support);
  const support = supports.includes("unsupported") ? "unsupported" : supports[0]!;
  judged.push({ ...claim, support });
  if (process.env.DETAILS === claim.half && claim.true !== (support !== "unsupported"))
    console.error(
      `${claim.true ? "TRUE " : "false"} ${claim.kind} ${support}: ${claim.claim}\n        ${claim.quote}`,
    );
}

for (const half of ["choosing", "held back"] as const) {
  const of = judged.filter(one => one.half === half);
  report(
    `${half}, false ones`,
    of.filter(one => !one.true),
  );
  report(
    `${half}, true ones`,
    of.filter(one => one.true),
  );
  for (const kind of new Set(of.map(one => one.kind)))
    report(
      `${half}, ${kind}`,
      of.filter(one => one.kind === kind),
    );
}

function report(name: string, of: typeof judged): void {
  say(
    `${name} (${of.length}), flagged`,
    shareOf(of, ({ support }) => support === "unsupported"),
    "share",
  );
  const unchecked = shareOf(of, ({ support }) => support === "unchecked");
  if (unchecked > 0) say(`${name} (${of.length}), said to be unchecked`, unchecked, "share");
}

async function passagesOf(file: string) {
  const known = passages.get(file);
  if (known) return known;
  const read: { text: string; language: Language }[] = [];
  for (const folder of folders) {
    const pages = await readPages(`${folder}/${file}`).catch(() => []);
    read.push(...pages.flatMap(page => page.passages.map(({ text, language }) => ({ text, language }))));
  }
  passages.set(file, read);
  return read;
}
