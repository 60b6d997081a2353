// `npm run bench -- at-once`, or `npm run attack -- chats`: 500 chats open and 50 answers growing at once, and KILL_ROUNDS times (200 without it) a page that is
// reloaded or closed, or a process that is killed, while its answer grows. No error, and in the end no answer is lost.
import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { ask } from "./product/ask";
import { say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { type Product, startProduct, withProduct } from "./product/product";
import { quantile } from "./retrieval/figures";

const rounds = Number(process.env.KILL_ROUNDS ?? 200);
const openChats = 500;
const growing = 50;
/** One person asks at most 20 questions a minute. */
const personEveryMs = 3_200;
const pieceEveryMs = 100;
const question = "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen?";
const emails = ["manager", "employee", "ayse.kaya", "lars.thomsen"].map(name => `${name}@kontor.example`);
/** A connection a stream, as many browsers have. */
const agent = new Agent({ keepAlive: false, maxSockets: 2 * openChats });

type Asker = { person: Person; chats: string[]; next: number };
const errors: string[] = [];

/** An OpenAI-compatible server whose answers have as many words as set, one every tenth of a second, the first at once. */
const provider = { words: 200, origin: "" };
const server = createServer((request, to) => {
  request.resume();
  to.writeHead(200, { "content-type": "text/event-stream" });
  let sent = 0;
  const words = provider.words;
  const chunk = (delta: object, finish: string | null = null) =>
    to.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  const send = () => {
    sent += 1;
    chunk({ content: sent === words ? "fertig [1]." : `Wort${sent} ` });
    if (sent < words) return;
    clearInterval(timer);
    chunk({}, "stop");
    to.end("data: [DONE]\n\n");
  };
  const timer = setInterval(send, pieceEveryMs);
  to.on("close", () => clearInterval(timer));
  send();
});
await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
provider.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const env = { AI_PROVIDER: "openai", AI_BASE_URL: provider.origin, AI_MODEL: "m", AI_KEY: "none" };

try {
  await withProduct(async product => {
    const askers = await Promise.all(emails.map(email => asker(product, email)));
    await manyAtOnce(product, askers);
    await lostOnes(product, await Promise.all(emails.map(email => asker(product, email))));
  }, env);
} finally {
  server.closeAllConnections();
  server.close();
}
say("errors", errors.length, "", { atMost: 0 });
for (const error of errors.slice(0, 10)) console.error(`  ${error}`);
if (errors.length > 0) process.exitCode = 1;

/** A signed-in person with their share of the chats. */
async function asker(product: Product, email: string): Promise<Asker> {
  const person = await signIn(product.origin, email);
  await untilRead(person);
  const { rows } = await person.api.chats.list({ size: 100, which: "own" });
  const { rows: divisions } = await person.api.divisions.list({ search: "Personal" });
  const chats = rows.filter(({ name }) => name.startsWith("Offen")).map(({ id }) => id);
  const fields = { visibility: "private" as const, divisionIds: [divisions[0]!.id] };
  while (chats.length < openChats / emails.length && rows.length < 100)
    chats.push((await person.api.chats.start({ name: `Offen ${chats.length}`, ...fields })).id);
  return { person, chats, next: 0 };
}

/** Every chat's page listens, and one answer after the other begins, until fifty grow. */
async function manyAtOnce({ origin }: Product, askers: Asker[]): Promise<void> {
  const alone = await directly();
  const stops = await Promise.all(
    askers.flatMap(({ person, chats }) =>
      chats.map(id => listen(`${origin}/api/v1/chats/${id}/events`, person.bearer, () => undefined)),
    ),
  );
  const added: number[] = [];
  const ends: Promise<void>[] = [];
  let most = 0;
  let now = 0;
  for (let at = 0; at < growing; at++) {
    const { person, chats } = askers[at % askers.length]!;
    const chat = chats[Math.floor(at / askers.length)]!;
    const began = performance.now();
    const heard = answerOf(origin, person, chat);
    ends.push(
      heard.then(async ({ first, over }) => {
        added.push(first - began - alone);
        now += 1;
        most = Math.max(most, now);
        await over;
        now -= 1;
      }),
    );
    await new Promise(resolve => setTimeout(resolve, 300));
  }
  await Promise.all(ends.map(end => end.catch(error => errors.push(String(error)))));
  for (const stop of stops) stop();
  say("chats open at once", stops.length, "", { atLeast: openChats });
  say("answers growing at once", most, "", { atLeast: growing });
  say("first token added meanwhile, p50", quantile(added, 0.5), "ms");
  say("first token added meanwhile, p95", quantile(added, 0.95), "ms", { atMost: 120 });
}

/** Reloads, closed tabs and kills in turn; all answers are looked for in the end. */
async function lostOnes(product: Product, askers: Asker[]): Promise<void> {
  provider.words = 20;
  const asked: { email: string; id: string; how: string }[] = [];
  let next = startProduct({ dataDir: product.dataDir, env: { ...env, ROLES: "api" } });
  for (let round = 0; round < rounds; round++) {
    const which = round % askers.length;
    const one = askers[which]!;
    await pace(one);
    const how = ["reloaded", "closed", "killed"][round % 3]!;
    const victim = how === "killed" ? await next : product;
    const chat = one.chats[Math.floor(round / askers.length) % one.chats.length]!;
    const id = await send(victim.origin, one.person, chat).catch(error => {
      errors.push(`${how}: ${error}`);
    });
    if (!id) continue;
    asked.push({ email: emails[which]!, id, how });
    const stop = await firstPiece(victim.origin, one.person, id);
    if (how === "killed") {
      process.kill(victim.pid, "SIGKILL");
      next = startProduct({ dataDir: product.dataDir, env: { ...env, ROLES: "api" } });
    }
    stop();
    if (how === "reloaded") (await firstPiece(product.origin, one.person, id))();
    if (round % 20 === 19) console.error(`  ${round + 1} of ${rounds}`);
  }
  process.kill((await next).pid, "SIGKILL");
  const people = new Map(
    await Promise.all(emails.map(async email => [email, await signIn(product.origin, email)] as const)),
  );
  const states = new Map<string, number>();
  for (const { email, id, how } of asked) {
    const { api } = people.get(email)!;
    const ended = await untilEnded(api, id);
    const words = ended.answer.length;
    states.set(`${how}, ${ended.state}`, (states.get(`${how}, ${ended.state}`) ?? 0) + 1);
    const right = how === "killed" ? ["interrupted", "complete"] : ["complete"];
    if (!right.includes(ended.state) || ended.question !== question || (how !== "killed" && words === 0))
      errors.push(`${how}: ${ended.state}, ${words} characters`);
  }
  for (const [name, count] of states) say(`answers ${name}`, count, "");
  // A client that reconnects gets the whole answer.
  const interrupted = asked.filter(({ how }) => how === "killed");
  let whole = 0;
  for (const { email, id } of interrupted) {
    const at = askers[emails.indexOf(email)]!;
    await pace(at);
    const { api } = people.get(email)!;
    if ((await api.answers.read({ id })).state === "interrupted") await api.answers.retry({ id });
    const { state } = await untilEnded(api, id);
    if (state === "complete") whole += 1;
    else errors.push(`asked again: ${state}`);
  }
  say("interrupted by a kill and whole when asked again", whole, "", { atLeast: interrupted.length });
}

async function untilEnded(api: Person["api"], id: string) {
  for (;;) {
    const message = await api.answers.read({ id });
    if (message.state !== "waiting" && message.state !== "streaming") return message;
    await new Promise(resolve => setTimeout(resolve, 250));
  }
}

async function pace(asker: Asker): Promise<void> {
  const wait = asker.next - performance.now();
  if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
  asker.next = performance.now() + personEveryMs;
}

async function send(origin: string, { bearer }: Person, chat: string): Promise<string> {
  const { body } = await ask(`${origin}/api/v1/chats/${chat}/messages`, {
    method: "POST",
    headers: { ...bearer, "content-type": "application/json" },
    body: JSON.stringify({ question }),
  });
  return (JSON.parse(body.toString("utf8")) as { id: string }).id;
}

/** When the first words of an answer came, and its end. */
async function answerOf(origin: string, person: Person, chat: string) {
  const id = await send(origin, person, chat);
  let done = () => {};
  const over = new Promise<void>(resolve => {
    done = resolve;
  });
  const first = await new Promise<number>((resolve, reject) => {
    let heard = "";
    listen(`${origin}/api/v1/messages/${id}/stream`, person.bearer, text => {
      heard += text;
      if (text.includes("event: piece")) resolve(performance.now());
      if (/event: done/.test(heard)) done();
    }).catch(reject);
  });
  return { first, over };
}

/** Listens to an answer until its first words; the result stops it, as a closed tab does. */
async function firstPiece(origin: string, person: Person, id: string): Promise<() => void> {
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    listen(`${origin}/api/v1/messages/${id}/stream`, person.bearer, text => {
      if (text.includes("event:")) resolve();
    }).then(end => {
      stop = end;
    }, reject);
  });
  return () => stop();
}

/** Opens a stream of events. Resolves when it is open; a status that is no 200 rejects. */
function listen(
  address: string,
  headers: Record<string, string>,
  heard: (text: string) => void,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers, agent }, answer => {
      if (answer.statusCode !== 200) {
        answer.resume();
        errors.push(`${new URL(address).pathname}: ${answer.statusCode}`);
        reject(new Error(`${answer.statusCode}`));
        return;
      }
      answer
        .setEncoding("utf8")
        .on("data", heard)
        .on("error", () => undefined);
      resolve(() => request.destroy());
    });
    request.on("error", reject);
  });
}

/** Milliseconds from a request to the provider to its first words. */
async function directly(): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 5; at++) {
    const began = performance.now();
    await new Promise<void>(resolve => {
      const request = get(provider.origin, answer => {
        answer.once("data", () => {
          times.push(performance.now() - began);
          request.destroy();
          resolve();
        });
      });
      request.on("error", () => undefined);
    });
  }
  return quantile(times, 0.5);
}
