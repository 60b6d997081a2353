import { readFileSync } from "node:fs";
import type { Language } from "~/contract/language";
import { companies } from "~/db/seed/demo";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { searchQuestion } from "~/domain/retrieval/search-question";
import { Division, readPages } from "../documents/division";
import { squash } from "../documents/judge";

/** Two questions in a row; `says` is what only the passage that answers the second one says. */
interface Pair {
  /** Rules were chosen on `choosing`; of `held back` three misses were seen meanwhile; `later` was written after them. */
  half: "choosing" | "held back" | "later";
  language: Language;
  /** `shifts`: the second question is about something else, so the first one must not be searched with it. */
  kind: "follows" | "shifts";
  before: string;
  question: string;
  says: string;
}

export interface MeasuredPair extends Pair {
  searched: string;
  /** Whether words of the first question were searched, too. */
  isFollowUp: boolean;
  /** From 0, -1 beyond the first five: searched as the product does, as typed, and with the first question's words. */
  rank: { product: number; typed: number; joined: number };
}

/** As many as an answer is given, and as many as it quotes from. */
const passagesGiven = 8;
const passagesRead = 5;
const guides = ["guide-en.docx", "guide-fr.pdf", "guide-ar.docx"];

/** Searches the second question of each pair in all demo documents and the tests' guides, which are in one division. */
export async function measurePairs(): Promise<MeasuredPair[]> {
  const pairs = JSON.parse(readFileSync("tests/bench/followups/pairs.json", "utf8")) as Pair[];
  const paths = [
    ...companies.flatMap(({ folder, divisions }) =>
      divisions.flatMap(({ files }) => files.map(file => `app/db/seed/documents/${folder}/${file}`)),
    ),
    ...guides.map(file => `tests/fixtures/${file}`),
  ].filter(path => !path.includes("(Scan)"));
  const files = await Promise.all(paths.map(async name => ({ name, pages: await readPages(name) })));
  const division = await Division.of(files);
  const all = [...division.passages.values()].map(({ text }) => squash(text));
  const measured = pairs.map(async pair => {
    const says = squash(pair.says);
    if (!all.some(text => text.includes(says))) throw new Error(`No document says "${pair.says}"`);
    const search = (question: string) => division.search(question, passagesGiven);
    const rankIn = (passages: FoundPassage[]) =>
      passages.slice(0, passagesRead).findIndex(({ text }) => squash(text).includes(says));
    const { query, passages, isFollowUp } = await searchQuestion(pair.question, pair.before, search);
    const rank = {
      product: rankIn(passages),
      typed: rankIn(search(pair.question)),
      joined: rankIn(search(`${pair.question} ${pair.before}`)),
    };
    return { ...pair, searched: query, isFollowUp, rank };
  });
  return Promise.all(measured);
}
