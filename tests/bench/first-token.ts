// The product's share of the time to the first token: a question over HTTP with retrieval, permissions and prompt,
// answered by an instant provider, compared with that provider called directly.
import { fileURLToPath } from "node:url";
import { answerFromPassages } from "~/domain/retrieval/quotes/quote-sentences";
import { demoDivisions, demoQuestions } from "./documents/demo";
import { ask } from "./product/ask";
import { askQuestion } from "./product/ask-question";
import { median, say } from "./product/figure";
import { startMeasured } from "./product/measured";
import { type Person, signIn, untilRead } from "./product/person";
import { environment, type Product, withProduct } from "./product/product";
import { quantile } from "./retrieval/figures";

const questions = 50;
// Four, because a user may ask 20 questions a minute.
const people = ["manager", "employee", "ayse.kaya", "lars.thomsen"].map(name => `${name}@kontor.example`);

const provider = await startMeasured(
  fileURLToPath(new URL("product/instant-provider.ts", import.meta.url)),
  { env: environment(), execArgv: ["--import", "tsx"] },
  ({ message }) => (message as { origin?: string } | undefined)?.origin,
);
try {
  const setting = {
    AI_PROVIDER: "openai",
    AI_BASE_URL: provider.origin,
    AI_MODEL: "instant",
    AI_KEY: "none",
  };
  await withProduct(measure, setting);
} finally {
  await provider.stop();
}

async function measure(product: Product): Promise<void> {
  const { origin } = product;
  const texts = await personalQuestions();
  const askers = await Promise.all(people.map(email => startChat(origin, email)));
  await directly("Warm?");
  const [asker] = askers;
  const cold = await askQuestion(origin, asker!.person, asker!.chatId, texts[0]!);
  // One warm-up question each: creates the conversation and runs the code once.
  for (const { person, chatId } of askers.slice(1)) await askQuestion(origin, person, chatId, texts[1]!);

  const added: number[] = [];
  const direct: number[] = [];
  const before = await product.cpu();
  for (let at = 0; at < questions; at++) {
    const { person, chatId } = askers[at % askers.length]!;
    const question = texts[at % texts.length]!;
    const alone = await directly(question);
    const { first } = await askQuestion(origin, person, chatId, question);
    direct.push(alone);
    added.push(first - alone);
  }
  say("first token added to an instant provider, p50", quantile(added, 0.5), "ms", { atMost: 12 });
  say("first token added to an instant provider, p95", quantile(added, 0.95), "ms", { atMost: 25 });
  say("the provider alone, p50", median(direct), "ms");
  say(
    "CPU of our process for a question, whole answer and all",
    ((await product.cpu()) - before) / questions,
    "ms",
    { atMost: 12 },
  );
  say("the very first question after a start, added", cold.first - median(direct), "ms", { atMost: 60 });
}

/** Milliseconds from a request to the provider to its first words. */
async function directly(question: string): Promise<number> {
  const began = performance.now();
  let first: number | undefined;
  await ask(`${provider.origin}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "instant", stream: true, messages: [{ role: "user", content: question }] }),
    onChunk: chunk => {
      if (/"content":"[^"]/.test(chunk.toString("utf8"))) first ??= performance.now() - began;
    },
  });
  if (first === undefined) throw new Error("The provider said nothing");
  return first;
}

async function startChat(origin: string, email: string): Promise<{ person: Person; chatId: string }> {
  const person = await signIn(origin, email);
  await untilRead(person);
  const { rows } = await person.api.divisions.list({ search: "Personal" });
  const chat = await person.api.chats.start({
    name: "Fragen",
    visibility: "private",
    divisionIds: [rows[0]!.id],
  });
  return { person, chatId: chat.id };
}

/** Questions of the division "Personal" that are clear enough to reach the provider. */
async function personalQuestions(): Promise<string[]> {
  const personal = (await demoDivisions()).get("Kontor Nord GmbH Personal")!;
  return demoQuestions()
    .filter(({ company, division }) => company === "Kontor Nord GmbH" && division === "Personal")
    .map(({ question }) => question)
    .filter(question => answerFromPassages(question, personal.search(question, 8)).level === "answer");
}
