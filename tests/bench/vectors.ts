// What an embedding model adds to words: `AI_EMBEDDING_URL=… AI_EMBEDDING_MODEL=… npm run bench -- vectors`. Of the questions of
// the demo companies and, with DOCUMENTS=1, of the documents benchmark: whether a right passage is among the eight that a model
// reads. A server without a graphics card reads the demo in minutes and the documents in half an hour.
import { embeddedText } from "~/domain/chats/embedding/embed-passages";
import { fuseHits, nearnessById } from "~/domain/retrieval/fuse";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { searchQuestion } from "~/domain/retrieval/search-question";
import { quantise, vectorNorm } from "~/domain/retrieval/vectors/quantise";
import { type ScanBlock, scan } from "~/domain/retrieval/vectors/scan";
import { detectLanguage } from "~/domain/retrieval/words/language";
import { openAIEmbedder } from "~/integrations/ai/embed";
import type { EmbeddedRole } from "~/integrations/ai/embedding-prefix";
import { documents, halves } from "./documents/corpus";
import { demoDivisions, demoQuestions, staffDivision, staffQuestions } from "./documents/demo";
import { Division, readPages } from "./documents/division";
import { fetchDocuments } from "./documents/fetch";
import { holds } from "./documents/judge";
import type { Answered } from "./documents/question";
import { answered } from "./documents/questions";
import { say, skip } from "./product/figure";
import { shareOf } from "./retrieval/figures";

const read = 8;
/** Hits of either search, as in search-passages.ts. */
const hits = read + 20;
const batchSize = 20;

const { AI_EMBEDDING_URL: baseUrl, AI_EMBEDDING_MODEL: model, AI_EMBEDDING_KEY: key } = process.env;
if (!baseUrl || !model) {
  skip("AI_EMBEDDING_URL and AI_EMBEDDING_MODEL name no server");
  process.exit(0);
}
const embedder = openAIEmbedder({ baseUrl, model, ...(key && { key }) }, fetch, "bench");

const divisions = await demoDivisions();
const ofDemo = demoQuestions();
await measure(
  "demo companies",
  [...divisions].map(([name, division]) => ({
    division,
    questions: ofDemo.flatMap(one => (`${one.company} ${one.division}` === name ? (one.answer ?? []) : [])),
  })),
);
await measure("demo staff", [{ division: await staffDivision(), questions: staffQuestions().answered }]);
if (process.env.DOCUMENTS) {
  const paths = fetchDocuments(documents);
  for (const half of halves) {
    const parts = [];
    for (const language of ["de", "en", "fr"] as const) {
      const own = documents.filter(
        one => one.half === half && one.language === language && paths.has(one.name),
      );
      const files = own.map(async ({ name }) => ({ name, pages: await readPages(paths.get(name)!) }));
      const questions = answered.filter(({ document }) => own.some(({ name }) => name === document));
      if (own.length > 0) parts.push({ division: await Division.of(await Promise.all(files)), questions });
    }
    if (parts.length > 0) await measure(half, parts);
  }
}
process.exit(0);

async function measure(name: string, parts: { division: Division; questions: Answered[] }[]): Promise<void> {
  const found: { words: boolean; fused: boolean }[] = [];
  for (const { division, questions } of parts) {
    const passages = [...division.passages.values()];
    const block = blockOf(await embed("passage", passages.map(embeddedText)));
    for (const question of questions) {
      const isRight = ({ text }: { text: string }) => holds(text, question);
      const { passages: byWords, query } = await searchQuestion(question.question, question.after, text =>
        division.search(text, hits),
      );
      const [vector] = await embed("question", [query]);
      const scanned = scan(vector!, [block], hits);
      const nearness = nearnessById({
        ...scanned,
        hits: scanned.hits.map(({ index, cosine }) => ({ id: passages[index]!.id, cosine })),
      });
      const search = byWords[0]?.search;
      const byVectors = [...nearness].map(([id, near]) => {
        return { ...division.passages.get(id)!, score: 0, fourGramShare: 0, search, nearness: near };
      }) as FoundPassage[];
      const marked = byWords.map(
        passage => ({ ...passage, nearness: nearness.get(passage.id) }) as FoundPassage,
      );
      const fused = fuseHits(marked, byVectors, detectLanguage(query), read);
      found.push({
        words: byWords.slice(0, read).some(isRight),
        fused: fused.slice(0, read).some(isRight),
      });
    }
  }
  say(
    `${name} (${found.length}), a right passage among eight by words`,
    shareOf(found, one => one.words),
    "share",
  );
  say(
    `${name}, by words and vectors`,
    shareOf(found, one => one.fused),
    "share",
  );
}

async function embed(role: EmbeddedRole, texts: string[]): Promise<Int8Array[]> {
  const vectors: Int8Array[] = [];
  for (let at = 0; at < texts.length; at += batchSize) {
    const batch = { texts: texts.slice(at, at + batchSize), role, signal: AbortSignal.timeout(60_000) };
    vectors.push(...(await embedder.embed(batch)).map(quantise));
  }
  return vectors;
}

function blockOf(vectors: Int8Array[]): ScanBlock {
  const dimension = vectors[0]?.length ?? 0;
  const bytes = new SharedArrayBuffer(vectors.length * dimension);
  const norms = new SharedArrayBuffer(vectors.length * 4);
  for (const [at, vector] of vectors.entries()) {
    new Int8Array(bytes).set(vector, at * dimension);
    new Float32Array(norms)[at] = vectorNorm(vector);
  }
  return { dimension, count: vectors.length, vectors: bytes, norms };
}
