import { afterEach, describe, expect, test, vi } from "vitest";
import { AppError } from "~/contract/errors";
import { addressPolicy } from "../safe-address";
import { createSafeFetch } from "../safe-fetch";
import { type FakeMode, type FakeProvider, fakeProvider } from "./fake-provider";
import { mistral } from "./mistral";
import { openAICompatible } from "./openai-compatible";
import { declineSentence } from "./prompt";
import { type AnswerInput, providerLimits } from "./provider";

const fetch = createSafeFetch(addressPolicy(["127.0.0.1"]), { connectMs: 2000, bodyBytes: 2_000_000 });
let fake: FakeProvider;
afterEach(async () => {
  vi.useRealTimers();
  await fake.close();
});

function question(changes: Partial<AnswerInput> = {}): AnswerInput {
  return {
    question: "Wie viele Urlaubstage gibt es?",
    language: "de",
    passages: [
      {
        number: 1,
        fileName: "Urlaub.pdf",
        pageNumber: 3,
        language: "de",
        text: "Es gibt 30 Tage Urlaub. Mehr nicht.",
      },
      {
        number: 2,
        fileName: "Büro.docx",
        heading: "Schlüssel",
        language: "de",
        text: "Größe: Übergröße für Käufer – 7 €.",
      },
    ],
    history: [],
    signal: new AbortController().signal,
    ...changes,
  };
}

async function ask(mode: FakeMode, changes: Partial<AnswerInput> = {}, within = providerLimits) {
  fake = await fakeProvider(mode);
  const answerer = openAICompatible({ baseUrl: fake.url, model: "m", key: "sk-1" }, fetch, within);
  const pieces: string[] = [];
  let failure: unknown;
  try {
    for await (const piece of answerer.answer(question(changes))) pieces.push(piece);
  } catch (error) {
    failure = error;
  }
  return {
    text: pieces.join(""),
    pieces,
    failure,
    code: failure instanceof AppError ? failure.code : undefined,
  };
}

/**
 * The same while time passes only here: 15 ms at each turn of the event loop, from the question's arrival on. So the real
 * limits are reached at once, and never by a machine that has other things to do.
 */
async function askAndWait(mode: FakeMode, within = providerLimits) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let over = false;
  const asked = ask(mode, {}, within).finally(() => {
    over = true;
  });
  let waited = 0;
  for (; !over; await new Promise(resolve => setImmediate(resolve))) {
    if (!fake?.requests.length) continue;
    await vi.advanceTimersByTimeAsync(15);
    waited += 15;
  }
  return { ...(await asked), waited };
}

const whole = "Es gibt 30 Tage Urlaub [1]. Größe: Übergröße für Käufer – 7 € [2].";

describe("an answer from a provider", () => {
  test.each(["instant", "slow", "thinking", "utf8-split"] as const)(
    "arrives whole when it comes %s",
    async mode => {
      const { text, failure } = await ask(mode);
      expect(failure).toBeUndefined();
      expect(text).toBe(whole);
    },
  );

  test("carries the key, the question, the history and nothing secret in the prompt", async () => {
    await ask("instant", { history: [{ question: "Und gestern?", answer: "Ja [4]. Gut [2]." }] });
    const [request] = fake.requests;
    expect(request!.authorization).toBe("Bearer sk-1");
    expect(request!.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(request!.messages[1]!.content).toBe("Ja. Gut.");
    expect(request!.messages[2]!.content).toMatch(/Wie viele Urlaubstage gibt es\?$/);
    expect(request!.passages.map(({ number }) => number)).toEqual([1, 2]);
    expect(request!.system).toContain(declineSentence.de);
    expect(JSON.stringify(request!.messages) + request!.system).not.toContain("sk-1");
  });

  test("uses one connection for many questions", async () => {
    fake = await fakeProvider();
    const answerer = mistral({ key: "k", baseUrl: fake.url }, fetch);
    for (let round = 0; round < 5; round++) for await (const piece of answerer.answer(question())) void piece;
    expect(answerer.name).toBe("mistral/mistral-small-latest");
    expect(fake.requests).toHaveLength(5);
    expect(fake.connections).toBe(1);
  });
});

describe("a provider that fails is named by what happened", () => {
  test.each([
    ["cut-off", "provider_cut_off", "Es gibt "],
    ["cut-clean", "provider_cut_off", "Es gibt "],
    ["malformed", "provider_nonsense", "Es "],
    ["error-in-stream", "provider_failed", "Es "],
    ["not-a-stream", "provider_nonsense", ""],
    ["length", "provider_too_long", whole],
    ["redirect", "provider_address", ""],
    ["401", "provider_unauthorized", ""],
    ["429", "provider_busy", ""],
    ["500", "provider_failed", ""],
    ["endless-error", "provider_too_long", ""],
  ] as const)("%s → %s, and what came before stays", async (mode, code, before) => {
    const outcome = await ask(mode);
    expect(outcome.code).toBe(code);
    expect(outcome.text).toBe(before);
    expect(fake.requests).toHaveLength(1);
  });

  test("a silent one times out", async () => {
    const { code, text, waited } = await askAndWait("silent");
    expect({ code, text }).toEqual({ code: "provider_silent", text: "" });
    expect(waited).toBeGreaterThanOrEqual(providerLimits.firstPieceMs);
    expect(waited).toBeLessThan(providerLimits.totalMs);
  });

  test("one that falls silent times out too, and the text before stays", async () => {
    const { code, text, waited } = await askAndWait("stall");
    expect({ code, text }).toEqual({ code: "provider_timeout", text: "Es " });
    expect(waited).toBeGreaterThanOrEqual(providerLimits.stallMs);
    expect(waited).toBeLessThan(providerLimits.firstPieceMs);
    expect(fake.requests).toHaveLength(1);
  });

  test("one that never pauses and never ends is stopped after the total time", async () => {
    const { code, text } = await askAndWait("slow", { ...providerLimits, totalMs: 60 });
    expect(code).toBe("provider_timeout");
    expect(whole.startsWith(text)).toBe(true);
    await fake.hungUp;
  });

  test("an endless answer ends at the maximum length", async () => {
    const { code, text } = await ask("endless");
    expect(code).toBe("provider_too_long");
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(providerLimits.characters);
    await fake.hungUp;
  });

  test("one that is busy says when to come back", async () => {
    const { failure } = await ask("429");
    expect((failure as AppError).data.values).toEqual({ seconds: 7 });
  });

  test("one that does not exist is unreachable", async () => {
    fake = await fakeProvider();
    await fake.close();
    const answerer = openAICompatible({ baseUrl: fake.url, model: "m" }, fetch);
    const first = answerer.answer(question())[Symbol.asyncIterator]().next();
    await expect(first).rejects.toMatchObject({ code: "provider_unreachable" });
  });

  test("its error holds neither key nor prompt nor reply", async () => {
    const { failure } = await ask("401");
    const error = failure as AppError;
    expect(JSON.stringify([error, error.stack, error.cause])).not.toMatch(/sk-1|Urlaub|Unauthorized/);
  });
});

describe("a person who stops", () => {
  test("ends the provider's request at once", async () => {
    fake = await fakeProvider("endless");
    const stop = new AbortController();
    const answerer = openAICompatible({ baseUrl: fake.url, model: "m" }, fetch);
    const read = async () => {
      for await (const piece of answerer.answer(question({ signal: stop.signal }))) if (piece) stop.abort();
    };
    await expect(read()).rejects.toMatchObject({ name: "AbortError" });
    await fake.hungUp;
  });

  test("by leaving the loop hangs up as well", async () => {
    fake = await fakeProvider("endless");
    const answerer = openAICompatible({ baseUrl: fake.url, model: "m" }, fetch);
    for await (const piece of answerer.answer(question())) if (piece) break;
    await fake.hungUp;
  });

  test("before it began sends no request", async () => {
    const { failure } = await ask("instant", { signal: AbortSignal.abort(new Error("gone")) });
    expect(failure).toMatchObject({ message: "gone" });
    expect(fake.requests).toHaveLength(0);
  });
});

describe("the tokens of an answer", () => {
  const used = async (mode: FakeMode) => {
    const usages: unknown[] = [];
    await ask(mode, { onUsage: usage => usages.push(usage) });
    return usages;
  };

  test("are reported once, at its end", async () => {
    expect(await used("instant")).toEqual([{ input: 1000, output: 100 }]);
  });

  test("are undefined where the provider does not report them", async () => {
    expect(await used("no-usage")).toEqual([{ input: undefined, output: undefined }]);
  });
});
