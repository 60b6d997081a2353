import type { StandIn } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { priceOf, resolveProvider, type StoredProvider } from "~/domain/chats/provider/choice";
import { keyOf, makeAnswerer } from "~/domain/chats/provider/make-answerer";
import {
  checkPrompt,
  namePrompt,
  type Prompt,
  prompt,
  promptBytes,
  rephrasePrompt,
  rewritePrompt,
} from "~/integrations/ai/prompt";
import { type Answerer, type AnswerInput, providerLimits, type TokenUsage } from "~/integrations/ai/provider";
import { breakerKey, readRetry, recordOutcome, tryBreaker } from "./breaker";
import { type Call, type Caller, openCall } from "./open-call";
import { maxTokens, priceTokens, tokensOf } from "./price-tokens";
import { settleCall } from "./settle-call";

type OnUsage = (usage: TokenUsage) => void;
type SingleCall<T> = {
  call: (onUsage: OnUsage) => Promise<T>;
  textOf: (value: T) => string;
  signal: AbortSignal;
};

/** A call that was recorded and admitted. */
type OpenedCall = { id: string; promptBytes: number; probe: boolean };

/** An answerer whose calls are recorded, charged to budgets and guarded by a breaker. */
export type MeteredAnswerer = Answerer & {
  /**
   * Reserves the highest cost of this answer; the next `answer` uses the reservation. Returns why the built-in answerer
   * stands in, or null.
   */
  admit(input: AnswerInput): Promise<StandIn | null>;
};

/** Outcomes without a computation, so without a cost. */
const unpaidOutcomes = new Set([
  "provider_unreachable",
  "provider_address",
  "provider_unauthorized",
  "provider_busy",
  "provider_failed",
  "provider_nonsense",
]);

/**
 * Creates the metered answerer of a choice; every call to a model goes through here. Undefined is the built-in one.
 * @throws AppError provider_unauthorized if a required key is missing
 */
export function meteredAnswerer(
  db: Database,
  stored: StoredProvider | null,
  ownKey: () => string | undefined,
  caller: Caller & { purpose: Exclude<Call["purpose"], "check" | "embed" | "rewrite"> },
): MeteredAnswerer | undefined {
  const answerer = makeAnswerer(stored, ownKey);
  const resolved = resolveProvider(stored);
  if (!answerer || resolved.kind === "builtin") return undefined;
  const payer = resolved.byOperator ? "operator" : "company";
  const price = priceOf(stored);
  const breaker = breakerKey(
    resolved.byOperator ? null : caller.companyId,
    resolved.baseUrl,
    keyOf(resolved, ownKey),
  );
  let admitted: OpenedCall | undefined;
  // Read now, while the caller searches: the first words wait for one round trip less. Later calls read it again.
  let retryAt: Promise<Date | null> | undefined = readRetry(db, breaker);
  retryAt.catch(() => undefined);

  /** Records a call. A trial is never refused: it shows whether a provider works again. */
  async function open(purpose: Call["purpose"], bytes: number): Promise<OpenedCall | StandIn> {
    const limited = purpose !== "trial";
    const nextRetry = retryAt ?? readRetry(db, breaker);
    retryAt = undefined;
    const state = limited ? await tryBreaker(db, breaker, nextRetry) : "closed";
    if (state === "open") return "breaker";
    const reserved = priceTokens(maxTokens(bytes, providerLimits.outputTokens), price) ?? 0;
    const call = { ...caller, purpose, payer, model: answerer!.name, reserved } as const;
    const id = await openCall(db, call, limited);
    return id === null ? "budget" : { id, promptBytes: bytes, probe: state === "probe" };
  }

  /** Yields the pieces of a call, and settles it however it ends. */
  async function* settle(
    { id, promptBytes, probe }: OpenedCall,
    ask: (onUsage: OnUsage) => AsyncIterable<string>,
    signal: AbortSignal,
    purpose: Call["purpose"],
  ): AsyncGenerator<string> {
    const begun = performance.now();
    let reportedUsage: TokenUsage | undefined;
    let answerBytes = 0;
    let outcome = "stopped";
    try {
      for await (const piece of ask(usage => {
        reportedUsage = usage;
      })) {
        answerBytes += Buffer.byteLength(piece);
        // A trial ends with the first words.
        if (purpose === "trial") outcome = "complete";
        yield piece;
      }
      outcome = "complete";
    } catch (error) {
      outcome = signal.aborted ? "stopped" : error instanceof AppError ? error.code : "unexpected";
      throw error;
    } finally {
      const free = !reportedUsage && answerBytes === 0 && unpaidOutcomes.has(outcome);
      const { tokens, estimated } = free
        ? { tokens: { in: 0, out: 0 }, estimated: false }
        : tokensOf(reportedUsage, { promptBytes, answerBytes });
      const cost = priceTokens(tokens, price);
      const milliseconds = performance.now() - begun;
      await Promise.all([
        settleCall(db, id, { outcome, tokens, estimated, cost, milliseconds }),
        purpose === "trial" && outcome !== "complete"
          ? undefined
          : recordOutcome(db, breaker, outcome, probe),
      ]).catch(error => console.error(`model call ${id} is not settled`, error));
    }
  }

  /** Makes a call that returns one value, and settles it. `textOf` is the text whose length is counted. */
  async function callOnce<T>(
    opened: OpenedCall,
    purpose: Call["purpose"],
    { call, textOf, signal }: SingleCall<T>,
  ): Promise<T> {
    let value: T;
    async function* ask(onUsage: OnUsage) {
      value = await call(onUsage);
      yield textOf(value);
    }
    for await (const _ of settle(opened, ask, signal, purpose));
    return value!;
  }

  /** Says a question again; undefined if the call is not admitted. */
  async function writeQuestion<T>(messages: Prompt, single: SingleCall<T>): Promise<T | undefined> {
    const opened = await open("rewrite", promptBytes(messages));
    return typeof opened === "string" ? undefined : callOnce(opened, "rewrite", single);
  }

  return {
    name: answerer.name,
    async admit(input) {
      const opened = await open(caller.purpose, promptBytes(prompt(input)));
      if (typeof opened === "string") return opened;
      admitted = opened;
      return null;
    },
    async *answer(input) {
      const opened = admitted ?? (await open(caller.purpose, promptBytes(prompt(input))));
      admitted = undefined;
      if (typeof opened === "string") throw new AppError("provider_busy");
      const ask = (onUsage: OnUsage) => answerer.answer({ ...input, onUsage });
      yield* settle(opened, ask, input.signal, caller.purpose);
    },
    rewrite: input =>
      writeQuestion(rewritePrompt(input), {
        call: onUsage => answerer.rewrite({ ...input, onUsage }),
        textOf: question => question ?? "",
        signal: input.signal,
      }),
    rephrase: input =>
      writeQuestion(rephrasePrompt(input), {
        call: onUsage => answerer.rephrase({ ...input, onUsage }),
        textOf: said => (said ? `${said.question}\n${said.keywords}` : ""),
        signal: input.signal,
      }),
    async nameTopic(input) {
      const opened = await open("name", promptBytes(namePrompt(input)));
      if (typeof opened === "string") throw new AppError("provider_busy");
      return callOnce(opened, "name", {
        call: onUsage => answerer.nameTopic({ ...input, onUsage }),
        textOf: name => name ?? "",
        signal: input.signal,
      });
    },
    async check(input) {
      const opened = await open("check", promptBytes(checkPrompt(input)));
      if (typeof opened === "string") return undefined;
      return callOnce(opened, "check", {
        call: onUsage => answerer.check({ ...input, onUsage }),
        textOf: opinion => (opinion === undefined ? "" : "yes"),
        signal: input.signal,
      });
    },
  };
}
