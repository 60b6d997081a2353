// The same questions in other wordings, without a model: `npm run bench -- wordings`. Each question of the documents
// benchmark with a greeting, an adverb, a sentence around it; those of the demo companies with typos; and the headings of the
// demo documents as topics.
import type { Language } from "~/contract/language";
import { answerFromPassages } from "~/domain/retrieval/quotes/quote-sentences";
import { searchQuestion } from "~/domain/retrieval/search-question";
import { documents, type Half } from "./documents/corpus";
import { demoDivisions, demoQuestions } from "./documents/demo";
import { Division, readPages } from "./documents/division";
import { fetchDocuments } from "./documents/fetch";
import { holds } from "./documents/judge";
import type { Answered } from "./documents/question";
import { answered } from "./documents/questions";
import { unanswered } from "./documents/questions/unanswered";
import { say, skip } from "./product/figure";
import { shareOf } from "./retrieval/figures";
import { typos, withTypos } from "./wordings/typos";
import { topicRequests, wordingsOf } from "./wordings/wordings";

const passagesGiven = 8;

type Origin = Half | "demo companies";
interface Asked {
  half: Origin;
  wording: string;
  /** Which quote shows the answer, -1 if none does; undefined if there is none to show. */
  rank?: number;
  shown: boolean;
}
const asked: Asked[] = [];

async function answerTo(division: Division, question: string, before?: string) {
  const { query, passages } = await searchQuestion(question, before, text =>
    division.search(text, passagesGiven),
  );
  const { level, sentences } = answerFromPassages(query, passages);
  return { shown: level === "answer", quotes: level === "answer" ? sentences : [] };
}

async function ask(
  half: Origin,
  division: Division,
  question: string,
  language: Language,
  answer?: Answered,
): Promise<void> {
  for (const [wording, text] of [["as it is", question] as const, ...wordingsOf(question, language)]) {
    const { shown, quotes } = await answerTo(division, text, answer?.after);
    const rank = quotes.findIndex(quote =>
      [quote.sentence, quote.before, quote.after].some(part => part && answer && holds(part, answer)),
    );
    asked.push({ half, wording, shown, ...(answer && { rank }) });
  }
}

const paths = fetchDocuments(documents);
if (paths.size === 0) skip("no document can be fetched here: this needs apt-get and dpkg-deb");
for (const half of ["choosing", "held back"] as const)
  for (const language of ["de", "en", "fr"] as const) {
    const own = documents.filter(
      one => one.half === half && one.language === language && paths.has(one.name),
    );
    if (own.length === 0) continue;
    const division = await Division.of(
      await Promise.all(own.map(async ({ name }) => ({ name, pages: await readPages(paths.get(name)!) }))),
    );
    for (const question of answered.filter(({ document }) => own.some(({ name }) => name === document)))
      await ask(half, division, question.question, language, question);
    for (const { question } of unanswered.filter(one => one.half === half && one.language === language))
      await ask(half, division, question, language);
  }
const divisions = await demoDivisions();
for (const { company, division, language, question, answer } of demoQuestions())
  await ask("demo companies", divisions.get(`${company} ${division}`)!, question, language, answer);

for (const half of ["choosing", "held back", "demo companies"] as const)
  for (const wording of new Set(asked.map(one => one.wording))) {
    const of = asked.filter(one => one.half === half && one.wording === wording);
    const answerable = of.filter(({ rank }) => rank !== undefined);
    if (answerable.length === 0) continue;
    const name = `${half}, ${wording} (${answerable.length})`;
    say(
      `${name}, answer visible with the first`,
      shareOf(answerable, ({ rank }) => rank === 0),
      "share",
    );
    say(
      `${name}, in three`,
      shareOf(answerable, ({ rank }) => rank! >= 0),
      "share",
    );
    say(
      `${name}, refused though there is one`,
      shareOf(answerable, ({ shown }) => !shown),
      "share",
    );
    const none = of.filter(({ rank }) => rank === undefined);
    say(
      `${name}, shown though there is none`,
      shareOf(none, ({ shown }) => shown),
      "share",
    );
  }

const showsFirst = async (division: Division, question: string, answer: Answered) => {
  const [quote] = (await answerTo(division, question)).quotes;
  return [quote?.sentence, quote?.before, quote?.after].some(part => part && holds(part, answer));
};
for (const [name, typo] of Object.entries(typos)) {
  const found: boolean[] = [];
  for (const { company, division, question, answer } of demoQuestions()) {
    const searched = divisions.get(`${company} ${division}`)!;
    if (!answer || !(await showsFirst(searched, question, answer))) continue;
    for (const wrong of withTypos(question, typo)) found.push(await showsFirst(searched, wrong, answer));
  }
  say(`demo companies, ${name} (${found.length}), first quote still right`, shareOf(found, Boolean), "share");
}

const numbering = /^(?:.* › )?(?:\d+(?:\.\d+)*\.? +)?/;
for (const request of topicRequests) {
  const found: boolean[] = [];
  for (const division of divisions.values()) {
    const headings = [...division.passages.values()]
      .filter(({ language, heading }) => language === "de" && heading)
      .map(({ heading }) => heading!.replace(numbering, ""))
      .filter(heading => heading !== "Inhalt" && heading.length >= 4 && heading.split(" ").length <= 3);
    for (const heading of new Set(headings)) {
      const { quotes } = await answerTo(division, request.replace("X", heading));
      found.push(Boolean(quotes[0]?.passage.heading?.endsWith(heading)));
    }
  }
  say(
    `"${request}" (${found.length} sections), first quote in its section`,
    shareOf(found, Boolean),
    "share",
  );
}
process.exit(0);
