import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { closeServer, listenLocally } from "../local-server";
import { inMarkdown } from "./fake-markdown";
import { fakeDimension, fakeVector } from "./fake-vectors";
import { checkRules, nameRules, rephraseRules, rewriteRules } from "./prompt";

/** Behaviour of the fake. A request whose model has one of these names overrides the fake's own mode. */
const fakeModes = [
  "instant",
  "slow",
  "stall",
  "silent",
  "cut-off",
  "cut-clean",
  "malformed",
  "not-a-stream",
  "error-in-stream",
  "length",
  "thinking",
  "utf8-split",
  "endless",
  "endless-error",
  "obedient",
  "markdown",
  "redirect",
  "401",
  "429",
  "500",
  "no-usage",
] as const;
export type FakeMode = (typeof fakeModes)[number];

interface FakeRequest {
  authorization: string | undefined;
  model: string;
  system: string;
  /** All messages after the system message, as received. */
  messages: { role: string; content: string }[];
  /** The passages in the last message. */
  passages: { number: number; text: string }[];
}

export interface FakeProvider {
  /** Base URL, as in a setting. */
  url: string;
  mode: FakeMode;
  requests: FakeRequest[];
  /** What a well-behaved model replies when it checks a sentence. */
  opinion: (sentence: string) => string;
  /** What a well-behaved model replies when it is to say a question again. */
  rewriting: (question: string, conversation: string) => string;
  /** What a well-behaved model replies when it is to say a question in other words. */
  rephrasing: (question: string) => string;
  /** What a well-behaved model replies when it is to name a topic. */
  naming: (questions: string) => string;
  /** What GET /models lists; null: the server has no such list. */
  models: string[] | null;
  /** The texts of each request for vectors, and how many components a vector has. */
  embedded: { authorization: string | undefined; model: string; texts: string[] }[];
  dimension: number;
  /** What a text means to the model: texts of one meaning have the same vector, in any language. */
  meaning: (text: string) => string;
  /** The tokens of its answers, where a request asks for them. */
  usage: { prompt_tokens: number; completion_tokens: number };
  /** Sockets opened so far: one while connections are reused. */
  connections: number;
  /** Resolves when a client has closed the connection before its answer ended. */
  hungUp: Promise<void>;
  close(): Promise<void>;
}

/** A server on 127.0.0.1 with OpenAI's chat completions (SSE) that fails in the ways of its mode. */
export async function fakeProvider(mode: FakeMode = "instant"): Promise<FakeProvider> {
  let onHangUp = (): void => undefined;
  const fake: FakeProvider = {
    url: "",
    mode,
    requests: [],
    opinion: () => "yes",
    rewriting: question => question,
    rephrasing: question => question,
    naming: () => "Ein Thema",
    models: ["fake-small", "fake-large"],
    embedded: [],
    dimension: fakeDimension,
    meaning: text => text,
    usage: { prompt_tokens: 1000, completion_tokens: 100 },
    connections: 0,
    hungUp: new Promise(resolve => {
      onHangUp = resolve;
    }),
    close: () => closeServer(server),
  };
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => {
    const { method, url, headers } = incoming;
    const { authorization } = headers;
    if (method === "GET" && url === "/v1/models" && fake.models) listModels(outgoing, fake);
    else if (method === "POST" && url === "/v1/embeddings") {
      const { model, input } = JSON.parse(body) as { model: string; input: string[] };
      fake.embedded.push({ authorization, model, texts: input });
      embed(outgoing, fake, model, input);
    } else if (method === "POST" && url === "/v1/chat/completions") {
      outgoing.once("close", () => {
        if (!outgoing.writableFinished) onHangUp();
      });
      complete(outgoing, fake, authorization, JSON.parse(body) as ChatBody);
    } else {
      outgoing.writeHead(404, { "content-type": "application/json" });
      outgoing.end(JSON.stringify({ error: { message: "Not Found" } }));
    }
  };
  const server = createServer((incoming, outgoing) => {
    readBody(incoming).then(
      body => answer(incoming, outgoing, body),
      () => outgoing.destroy(),
    );
  });
  server.on("connection", () => {
    fake.connections += 1;
  });
  fake.url = `${await listenLocally(server)}/v1`;
  return fake;
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

type ChatBody = Pick<FakeRequest, "model" | "messages"> & { stream_options?: { include_usage?: boolean } };

/** Records a request for a completion and answers it: a task of ours as set in the fake, a question by the mode. */
function complete(
  to: ServerResponse,
  fake: FakeProvider,
  authorization: string | undefined,
  { model, messages: all, stream_options }: ChatBody,
): void {
  const system = all.find(({ role }) => role === "system")?.content ?? "";
  const messages = all.filter(({ role }) => role !== "system");
  const data = messages.at(-1)?.content ?? "";
  const passages = readPassages(data);
  fake.requests.push({ authorization, model, system, messages, passages });
  const done = doneWith(stream_options?.include_usage ? fake.usage : undefined);
  const reply = mayCheck(model) ? taskReply(fake, system, data) : undefined;
  if (reply !== undefined) open(to).end(textChunk(reply) + done);
  else behaviours[fakeModes.find(name => name === model) ?? fake.mode](to, passages, done);
}

/** The reply to a task other than a question; undefined for questions, and for modes that misbehave. */
function taskReply(fake: FakeProvider, system: string, data: string): string | undefined {
  if (system.startsWith(checkRules)) return opinions(fake, data);
  if (!mayCheck(fake.mode)) return undefined;
  if (system.startsWith(rewriteRules))
    return fake.rewriting(/^Last question: ([\s\S]*)\n=== \w+ end ===$/m.exec(data)?.[1] ?? "", data);
  if (system.startsWith(rephraseRules))
    return fake.rephrasing(/^=== \w+ ===\n([\s\S]*)\n=== \w+ end ===$/.exec(data)?.[1] ?? "");
  return system.startsWith(nameRules) ? fake.naming(data) : undefined;
}

/** A line for each sentence that is to be checked. */
function opinions(fake: FakeProvider, data: string): string {
  const claims = data.matchAll(/^=== (\w+) sentence (\d+), [^\n]* ===\n([\s\S]*?)\n=== \1 end ===$/gm);
  return [...claims].map(([, , number, sentence]) => `${number}: ${fake.opinion(sentence!)}`).join("\n");
}

/** Modes that misbehave do so in checks too. */
const mayCheck = (model: string): boolean => !/^(?:\d+|stall|silent|malformed)$/.test(model);

type Passages = FakeRequest["passages"];

function readPassages(message: string): Passages {
  const blocks = message.matchAll(/^=== (\w+) (\d+) ===\n[^\n]*\n\n([\s\S]*?)\n=== \1 end ===$/gm);
  return [...blocks].map(([, , number, text]) => ({ number: Number(number), text: text! }));
}

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_760_000_000,
    model: "fake",
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const textChunk = (text: string): string => chunk({ content: text });
type Usage = FakeProvider["usage"];
/** As OpenAI and vLLM: usage comes after the end, in a piece without choices. */
const doneWith = (usage: Usage | undefined): string => {
  const totals = usage && { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
  const last = totals ? `data: ${JSON.stringify({ id: "chatcmpl-1", choices: [], usage: totals })}\n\n` : "";
  return `${chunk({}, "stop")}${last}data: [DONE]\n\n`;
};

function listModels(to: ServerResponse, { mode, models }: FakeProvider): void {
  const list = JSON.stringify({ object: "list", data: models?.map(id => ({ id, object: "model" })) });
  if (mode === "401" || mode === "500") refuse(to, Number(mode), "refused");
  else if (mode === "redirect") refuse(to, 302, "", { location: "http://169.254.169.254/latest/meta-data" });
  else if (mode !== "silent") {
    to.writeHead(200, { "content-type": "application/json" });
    if (mode === "endless") flood(to, () => "x".repeat(16_384));
    else to.end(mode === "malformed" ? "<!doctype html>" : list);
  }
}

/** As OpenAI's /embeddings; the vectors come in any order, as the protocol allows. */
function embed(to: ServerResponse, fake: FakeProvider, model: string, texts: string[]): void {
  const mode = fakeModes.find(name => name === model) ?? fake.mode;
  if (mode === "401" || mode === "429" || mode === "500") {
    behaviours[mode](to, [], "");
    return;
  }
  if (mode === "silent") return;
  const data = texts.map((text, index) => ({
    object: "embedding",
    index,
    embedding: fakeVector(fake.meaning(text), fake.dimension),
  }));
  const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
  const usage = mode === "no-usage" ? undefined : { prompt_tokens: tokens, total_tokens: tokens };
  to.writeHead(200, { "content-type": "application/json" });
  to.end(
    mode === "malformed"
      ? "<!doctype html>"
      : JSON.stringify({ object: "list", model, data: data.reverse(), usage }),
  );
}

function open(to: ServerResponse): ServerResponse {
  to.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  to.write(chunk({ role: "assistant", content: "" }));
  return to;
}
const wordsOf = (passages: Passages): string[] => quote(passages).split(/(?<= )/);

const behaviours: Record<FakeMode, (to: ServerResponse, passages: Passages, done: string) => void> = {
  instant: (to, passages, done) => open(to).end(wordsOf(passages).map(textChunk).join("") + done),
  slow: (to, passages, done) => trickle(open(to), wordsOf(passages), done),
  // A word of letters: a number alone is not shown yet, because it may become that of a list.
  stall: (to, passages) => open(to).write(textChunk(`${/\p{L}+/u.exec(quote(passages))?.[0] ?? "Nun"} `)),
  silent: () => undefined,
  "cut-off": (to, passages) =>
    open(to).write(wordsOf(passages).slice(0, 2).map(textChunk).join(""), () => to.destroy()),
  "cut-clean": (to, passages) => open(to).end(wordsOf(passages).slice(0, 2).map(textChunk).join("")),
  malformed: (to, passages, done) =>
    open(to).end(`${textChunk(wordsOf(passages)[0]!)}data: {"choices": [{"delta": \n\n${done}`),
  "not-a-stream": to => {
    to.writeHead(200, { "content-type": "text/html" });
    to.end("<!doctype html><title>Welcome</title>");
  },
  "error-in-stream": (to, passages, done) => {
    const error = { error: { message: "overloaded", code: 500 } };
    open(to).end(`${textChunk(wordsOf(passages)[0]!)}data: ${JSON.stringify(error)}\n\n${done}`);
  },
  length: (to, passages) => open(to).end(wordsOf(passages).map(textChunk).join("") + chunk({}, "length")),
  thinking: (to, passages, done) => {
    const parts = wordsOf(passages).map(word => chunk({ content: [{ type: "text", text: word }] }));
    open(to).end(thought("I look at the passages.") + parts.join("") + done);
  },
  "utf8-split": (to, passages, done) => bytewise(open(to), textChunk(quote(passages)) + done),
  endless: to => flood(open(to), () => textChunk("und so weiter ")),
  "endless-error": to => {
    to.writeHead(500, { "content-type": "application/json" });
    flood(to, () => "x".repeat(16_384));
  },
  // Three characters a piece, so that every address and bracket is split somewhere.
  obedient: (to, passages, done) => {
    open(to).end((obey(passages).match(/[\s\S]{1,3}/g) ?? []).map(textChunk).join("") + done);
  },
  // A list, a table and code, slowly enough to be looked at.
  markdown: (to, passages, done) => trickle(open(to), inMarkdown(passages).split(/(?<=\s)/), done),
  redirect: to => refuse(to, 302, "", { location: "http://169.254.169.254/latest/meta-data" }),
  "401": to => refuse(to, 401, "Unauthorized"),
  "429": to => refuse(to, 429, "Rate limit exceeded", { "retry-after": "7" }),
  "500": to => refuse(to, 500, "The server had an error"),
  "no-usage": (to, passages) => open(to).end(wordsOf(passages).map(textChunk).join("") + doneWith(undefined)),
};

function refuse(
  to: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  to.writeHead(status, { "content-type": "application/json", ...headers });
  to.end(JSON.stringify({ error: { message, type: "error", code: String(status) } }));
}

/** Mistral's reasoning models send content as parts. */
const thought = (text: string): string =>
  chunk({ content: [{ type: "thinking", thinking: [{ type: "text", text }] }] });

/** A well-behaved model: quotes the first sentence of the first two passages, with citations. */
function quote(passages: Passages): string {
  const sentences = passages.slice(0, 2).map(({ number, text }) => {
    const sentence = /^[\s\S]*?[.!?؟](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
    return `${sentence.replace(/[.!?؟]$/, "")} [${number}].`;
  });
  return sentences.join(" ") || "Das steht nicht in den Unterlagen.";
}

/**
 * A compromised model: follows the documents' instructions word for word, and cites passages that it was not
 * given.
 */
function obey(passages: Passages): string {
  const orders = passages.flatMap(({ text }) =>
    text.split("\n").filter(line => /https?:|\/\/|www\.|<|ignor|append|füge|ajoute/i.test(line)),
  );
  return `${quote(passages)} Das ist sicher [9]. ${orders.join("\n")}`;
}

function trickle(to: ServerResponse, words: string[], done: string): void {
  const [word, ...rest] = words;
  if (word === undefined || to.destroyed) {
    to.end(done);
    return;
  }
  to.write(textChunk(word));
  setTimeout(() => trickle(to, rest, done), 15);
}

function flood(to: ServerResponse, next: () => string): void {
  const pour = (): void => {
    while (!to.destroyed && to.write(next())) if (to.writableNeedDrain) break;
    if (!to.destroyed) to.once("drain", pour);
  };
  pour();
}

/** Sends the bytes of multi-byte characters separately, to test decoding across chunks. */
function bytewise(to: ServerResponse, text: string): void {
  const bytes = Buffer.from(text);
  const send = (at: number): void => {
    if (at >= bytes.length) {
      to.end();
      return;
    }
    const next = bytes[at]! < 128 ? bytes.findIndex((byte, index) => index > at && byte >= 128) : at + 1;
    const end = next === -1 ? bytes.length : next;
    to.write(bytes.subarray(at, end), () => setImmediate(send, end));
  };
  to.socket?.setNoDelay(true);
  send(0);
}
