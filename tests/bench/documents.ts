// Answers over whole documents by other makers: `npm run bench -- documents`. With DETAILS=1 each wrong answer is
// printed with what was quoted.
import type { Language } from "~/contract/language";
import type { ReadPage } from "~/domain/knowledge/reading/messages";
import { answerFromPassages } from "~/domain/retrieval/quotes/quote-sentences";
import { searchQuestion } from "~/domain/retrieval/search-question";
import { splitSentences } from "~/domain/retrieval/words/sentences";
import { stems } from "~/domain/retrieval/words/stem";
import { documents, type Half, halves } from "./documents/corpus";
import { demoDivisions, demoQuestions, staffDivision, staffQuestions } from "./documents/demo";
import { Division, readPages } from "./documents/division";
import { fetchDocuments } from "./documents/fetch";
import { openFullText } from "./documents/full-text";
import { faultOf, holds } from "./documents/judge";
import { pdftotext, sharedWords } from "./documents/pdftotext";
import type { Answered } from "./documents/question";
import { answered } from "./documents/questions";
import { unanswered } from "./documents/questions/unanswered";
import { standsOnItsPages } from "./documents/verify";
import { say, skip } from "./product/figure";
import { shareOf } from "./retrieval/figures";
import { PlainBm25 } from "./retrieval/plain-bm25";

const passagesGiven = 8;
const details = Boolean(process.env.DETAILS);

const ownOrigins = ["demo companies", "demo staff"] as const;
type Origin = Half | (typeof ownOrigins)[number];
const isOwn = (origin: Origin) => ownOrigins.some(one => one === origin);

interface Asked extends Answered {
  half: Origin;
  language: Language;
  shown: boolean;
  /** Which quote holds the answer, or shows it around itself, from 0; -1 if none does. */
  rank: number;
  /** Whether it stands on its pages as they are read: if not, the reading is at fault, or the question. */
  read: boolean;
  /** Whether the first quote itself holds it. */
  said: boolean;
  pageRight: boolean;
  usable: boolean;
  /** Which sentence of plain BM25 does. */
  plain: number;
  /** Which sentence of PostgreSQL's full text does. */
  fullText: number;
}

const paths = fetchDocuments(documents);
if (paths.size === 0) skip("no document can be fetched here: this needs apt-get and dpkg-deb");
const fullText = await openFullText();
const asked: Asked[] = [];
const nothing: { half: Origin; language: Language; shown: boolean }[] = [];
for (const half of halves) {
  for (const language of ["de", "en", "fr"] as const) await measure(half, language);
}
await measureDemo();
await measureStaff();
await fullText.close();
report();
process.exit(0);

async function measure(half: Half, language: Language): Promise<void> {
  const own = documents.filter(one => one.half === half && one.language === language && paths.has(one.name));
  if (own.length === 0) return;
  const files = await Promise.all(
    own.map(async ({ name }) => ({ name, pages: await readPages(paths.get(name)!) })),
  );
  for (const { name, pages } of files) compareReaders(name, half, pages);
  const division = await Division.of(files);
  const all = [...division.passages.values()].flatMap(({ text }) =>
    splitSentences(text, language).map(({ start, end }) => text.slice(start, end)),
  );
  const bm25 = new PlainBm25(all, text => stems(text, language));
  const searchFullText = await fullText.index(all, language);
  for (const question of answered.filter(({ document }) => own.some(({ name }) => name === document))) {
    const scores = bm25.scores(question.question);
    const ranked = [...all.keys()].sort((one, other) => scores[other]! - scores[one]!).slice(0, 3);
    await askAnswered(division, half, language, question, {
      read: standsOnItsPages(question, files.find(({ name }) => name === question.document)!.pages),
      plain: ranked.findIndex(at => holds(all[at]!, question)),
      fullText: (await searchFullText(question.question)).findIndex(at => holds(all[at]!, question)),
    });
  }
  for (const { question } of unanswered.filter(one => one.half === half && one.language === language))
    await askUnanswered(division, half, language, question);
}

/** Another reader's words beside ours: what only one of the two has is cut, melted or lost. */
function compareReaders(name: string, half: Half, pages: ReadPage[]): void {
  const path = paths.get(name)!;
  const other = path.endsWith(".pdf") ? pdftotext(path) : undefined;
  if (other === undefined) return;
  const own = pages.map(({ text }) => text).join("\n");
  say(`${name} (${half}), words that pdftotext finds too`, sharedWords(own, other), "share", {
    atLeast: 0.995,
  });
  say(`${name} (${half}), pdftotext's words that are read`, sharedWords(other, own), "share");
}

/** The demo companies' own documents, small and tidy. Their questions were in sight when weights were chosen. */
async function measureDemo(): Promise<void> {
  const divisions = await demoDivisions();
  for (const { company, division: name, language, question, answer } of demoQuestions()) {
    const division = divisions.get(`${company} ${name}`)!;
    if (answer)
      await askAnswered(division, "demo companies", language, answer, {
        plain: -1,
        fullText: -1,
        read: true,
      });
    else await askUnanswered(division, "demo companies", language, question);
  }
}

async function measureStaff(): Promise<void> {
  const division = await staffDivision();
  const { answered, unanswered } = staffQuestions();
  for (const question of answered)
    await askAnswered(division, "demo staff", "de", question, { plain: -1, fullText: -1, read: true });
  for (const question of unanswered) await askUnanswered(division, "demo staff", "de", question);
}

async function askAnswered(
  division: Division,
  half: Origin,
  language: Language,
  question: Answered,
  compared: Pick<Asked, "plain" | "fullText" | "read">,
): Promise<void> {
  const { query, passages } = await searchQuestion(question.question, question.after, text =>
    division.search(text, passagesGiven),
  );
  const { level, sentences: given } = answerFromPassages(query, passages);
  const quotes = level === "answer" ? given : [];
  // With the sentences shown around the first.
  const rank = quotes.findIndex(quote =>
    [quote.sentence, quote.before, quote.after].some(text => text !== null && holds(text, question)),
  );
  const right = quotes[rank]?.passage;
  const pageRight = right?.pageNumber == null || question.pages.includes(right.pageNumber);
  const said = quotes[0] !== undefined && holds(quotes[0].sentence, question);
  const shown = level === "answer";
  const faulty = quotes.map(({ sentence }) => faultOf(sentence));
  asked.push({
    ...question,
    half,
    language,
    shown,
    rank,
    said,
    pageRight,
    usable: faulty.every(fault => !fault),
    ...compared,
  });
  if (details && (rank !== 0 || !compared.read))
    console.error(
      `\n${question.document} ${question.kind} (${rank}, ${level}${compared.read ? "" : ", not read"}): ${question.question}${quotes.map(({ sentence }, at) => `\n   ${faulty[at] ?? ""}| ${sentence.slice(0, 200)}`).join("")}`,
    );
}

async function askUnanswered(
  division: Division,
  half: Origin,
  language: Language,
  question: string,
): Promise<void> {
  const { query, passages } = await searchQuestion(question, undefined, text =>
    division.search(text, passagesGiven),
  );
  const { level, sentences: quotes } = answerFromPassages(query, passages);
  nothing.push({ half, language, shown: level === "answer" });
  if (details && level === "answer")
    console.error(`\n${half} NONE: ${question}\n   | ${quotes[0]!.sentence.slice(0, 200)}`);
}

function report(): void {
  for (const half of halves) {
    for (const language of ["de", "en", "fr"] as const) {
      const of = asked.filter(one => one.half === half && one.language === language);
      if (of.length > 0)
        figures(
          `${half}, ${language} (${of.length})`,
          of,
          nothing.filter(one => one.half === half && one.language === language),
        );
    }
    figures(
      `${half}, all`,
      asked.filter(one => one.half === half),
      nothing.filter(one => one.half === half),
    );
  }
  for (const origin of ownOrigins)
    figures(
      origin,
      asked.filter(one => one.half === origin),
      nothing.filter(one => one.half === origin),
    );
  for (const { name, half } of documents) {
    const of = asked.filter(one => one.document === name);
    if (of.length === 0) continue;
    const label = `${name} (${half}, ${of.length})`;
    say(`${label}, answer visible with the first`, first(of), "share");
    say(`${label}, in three`, three(of), "share");
    say(
      `${label}, refused though there is one`,
      shareOf(of, one => !one.shown),
      "share",
    );
  }
  const real = asked.filter(one => !isOwn(one.half));
  for (const kind of new Set(real.map(one => one.kind))) {
    const of = real.filter(one => one.kind === kind);
    say(`${kind} (${of.length}), answer visible with the first`, first(of), "share");
    say(`${kind} (${of.length}), in three`, three(of), "share");
  }
}

function figures(name: string, of: Asked[], none: { shown: boolean }[]): void {
  const compared = of.some(({ half }) => !isOwn(half));
  say(
    `${name}, answer in the first`,
    shareOf(of, one => one.said),
    "share",
  );
  say(`${name}, answer visible with the first`, first(of), "share");
  say(`${name}, in three`, three(of), "share");
  if (compared) {
    say(
      `${name}, answers that stand on their pages as read`,
      shareOf(of, one => one.read),
      "share",
    );
    say(
      `${name}, plain BM25 of sentences, first`,
      shareOf(of, one => one.plain === 0),
      "share",
    );
    say(
      `${name}, plain BM25 of sentences, three`,
      shareOf(of, one => one.plain >= 0),
      "share",
    );
    say(
      `${name}, PostgreSQL's full text of sentences, first`,
      shareOf(of, one => one.fullText === 0),
      "share",
    );
    say(
      `${name}, PostgreSQL's full text of sentences, three`,
      shareOf(of, one => one.fullText >= 0),
      "share",
    );
  }
  const paged = of.filter(one => one.rank >= 0 && one.half !== "demo staff");
  if (paged.length > 0)
    say(
      `${name}, page right`,
      shareOf(paged, one => one.pageRight),
      "share",
    );
  say(
    `${name}, all quotes usable`,
    shareOf(
      of.filter(one => one.shown),
      one => one.usable,
    ),
    "share",
  );
  say(
    `${name}, refused though there is one`,
    shareOf(of, one => !one.shown),
    "share",
  );
  say(
    `${name}, shown though there is none`,
    shareOf(none, one => one.shown),
    "share",
  );
}

function first(of: Asked[]): number {
  return shareOf(of, one => one.rank === 0);
}

function three(of: Asked[]): number {
  return shareOf(of, one => one.rank >= 0);
}
