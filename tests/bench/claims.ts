// The check of a model's sentences on labelled claims over the demo documents, over third-party handbooks, and
// over rules as companies write them (house-rules.json, written to find causes, so their figures show what was seen):
// `npm run bench -- claims`. DETAILS="choosing" or DETAILS="handbooks, choosing" prints each wrong verdict of that set. The
// claims of the halves that are held back were not read while rules were chosen.
import { readFileSync } from "node:fs";
import type { Language } from "~/contract/language";
import { checkCitations } from "~/domain/chats/answer/check-citations";
import { reviewSentences } from "~/domain/chats/answer/review-sentences";
import type { Support } from "~/domain/chats/answer/support";
import type { CheckInput } from "~/integrations/ai/provider";
import { handbooks } from "./claims/handbooks";
import { readPages } from "./documents/division";
import { fetchDocuments } from "./documents/fetch";
import { squash } from "./documents/judge";
import { say } from "./product/figure";
import { shareOf } from "./retrieval/figures";

interface Claim {
  set: string;
  file: string;
  /** Finds the cited passage. */
  quote: string;
  language: Language;
  kind: string;
  true: boolean;
  claim: string;
}

/** One fact of a handbook and what is claimed about it; right, paraphrased and translated ones are true. */
interface Fact extends Pick<Claim, "quote"> {
  document: string;
  half: string;
  claims: Pick<Claim, "language" | "kind" | "claim">[];
}

const trueKinds = ["right", "paraphrased", "translated"];
const folders = ["app/db/seed/documents/kontor-nord", "app/db/seed/documents/werft-sued", "tests/fixtures"];
const fetched = fetchDocuments(handbooks);
const passages = new Map<string, { text: string; language: Language }[]>();
const claims = [...demoClaims(), ...handbookClaims(), ...ruleClaims()];

/** `second`: the verdict after the second opinion of a model that judges as the claim is labelled. */
const judged: (Claim & { support: Support; second: Support })[] = [];
for (const claim of claims) {
  const found = (await passagesOf(claim.file)).find(({ text }) => squash(text).includes(squash(claim.quote)));
  const known = handbooks.some(({ name }) => name === claim.file);
  if (!found && known && !fetched.has(claim.file)) continue;
  if (!found) throw new Error(`${claim.file} does not say "${claim.quote}"`);
  const text = `${claim.claim.replace(/[.؟!?]*$/, "")} [1].`;
  const checked = checkCitations(text, claim.language, [{ number: 1, ...found }]);
  const support = verdict(checked.sentences);
  const passage = { number: 1, fileName: claim.file, text: found.text, language: found.language };
  const told = {
    name: "told",
    answer: noAnswer,
    check: async ({ sentences }: Pick<CheckInput, "sentences">) => sentences.map(() => claim.true),
    rephrase: async () => undefined,
    rewrite: () => Promise.resolve(undefined),
    nameTopic: () => Promise.resolve(undefined),
  };
  const second = verdict(await reviewSentences(told, checked, [passage], new AbortController().signal));
  judged.push({ ...claim, support, second });
  if (process.env.DETAILS === claim.set && claim.true !== (support !== "unsupported"))
    console.error(
      `${claim.true ? "TRUE " : "false"} ${claim.kind} ${support}: ${claim.claim}\n        ${claim.quote}`,
    );
}

for (const set of new Set(judged.map(one => one.set))) {
  const of = judged.filter(one => one.set === set);
  report(
    `${set}, false ones`,
    of.filter(one => !one.true),
  );
  report(
    `${set}, true ones`,
    of.filter(one => one.true),
  );
  const second = (truth: boolean) =>
    shareOf(
      of.filter(one => one.true === truth),
      one => one.second === "unsupported",
    );
  say(`${set}, false ones, flagged after a second opinion as told`, second(false), "share", {
    atLeast: 0.97,
  });
  say(`${set}, true ones, flagged after a second opinion as told`, second(true), "share");
  for (const kind of new Set(of.map(one => one.kind)))
    report(
      `${set}, ${kind}`,
      of.filter(one => one.kind === kind),
    );
}

function verdict(sentences: { support: Support }[]): Support {
  const supports = sentences.map(({ support }) => support);
  return supports.includes("unsupported") ? "unsupported" : supports[0]!;
}

async function* noAnswer(): AsyncGenerator<string> {}

function demoClaims(): Claim[] {
  const read = JSON.parse(readFileSync("tests/bench/claims/claims.json", "utf8")) as (Claim & {
    half: string;
  })[];
  return read.map(claim => ({ ...claim, set: claim.half }));
}

function handbookClaims(): Claim[] {
  const facts = JSON.parse(readFileSync("tests/bench/claims/handbooks.json", "utf8")) as Fact[];
  return facts.flatMap(({ document, half, quote, claims }) =>
    claims.map(claim => ({
      ...claim,
      set: `handbooks, ${half}`,
      file: document,
      quote,
      true: trueKinds.includes(claim.kind),
    })),
  );
}

/** Their passages stand in the file itself. */
function ruleClaims(): Claim[] {
  const rules = JSON.parse(readFileSync("tests/bench/claims/house-rules.json", "utf8")) as (Pick<
    Fact,
    "claims"
  > & {
    name: string;
    set: string;
    language: Language;
    text: string;
  })[];
  return rules.flatMap(({ name, set, language, text, claims }) => {
    passages.set(name, [{ text, language }]);
    return claims.map(claim => ({
      ...claim,
      set: `house rules, ${set}`,
      file: name,
      quote: text,
      true: trueKinds.includes(claim.kind),
    }));
  });
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
  const paths = [...folders.map(folder => `${folder}/${file}`), fetched.get(file) ?? ""];
  for (const path of paths) {
    const pages = await readPages(path).catch(() => []);
    read.push(...pages.flatMap(page => page.passages.map(({ text, language }) => ({ text, language }))));
  }
  passages.set(file, read);
  return read;
}
