import type { StandIn } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import type { Price } from "~/domain/chats/provider/choice";
import { providerLimits, type TokenUsage } from "~/integrations/ai/provider";
import { type BreakerKey, readRetry, recordOutcome, releaseProbe, tryBreaker } from "./breaker";
import { type Call, type Caller, openCall } from "./open-call";
import { maxTokens, priceTokens, tokensOf } from "./price-tokens";
import { settleCall } from "./settle-call";

type OnUsage = (usage: TokenUsage) => void;
type Ask = (onUsage: OnUsage) => AsyncIterable<string>;
export type SingleCall<T> = {
  call: (onUsage: OnUsage) => Promise<T>;
  /** The text whose length is counted where the provider reports no usage. */
  textOf: (value: T) => string;
  signal: AbortSignal;
};

/** A call that was recorded and admitted. */
export type OpenedCall = { id: string; purpose: Call["purpose"]; promptBytes: number; isProbe: boolean };

/** Outcomes without a computation, so without a cost. */
const unpaidOutcomes = new Set([
  "provider_unreachable",
  "provider_address",
  "provider_unauthorized",
  "provider_busy",
  "provider_failed",
  "provider_nonsense",
]);

/** The model that calls go to, and who pays for them. */
type MeteredModel = { payer: Call["payer"]; model: string; price: Price | undefined; breaker: BreakerKey };

/** Records the calls to one model, charges them to budgets and lets them through its breaker. */
export function callMeter(db: Database, caller: Caller, metered: MeteredModel) {
  const { payer, model, price, breaker } = metered;
  // Read now, while the caller searches: the first words wait for one round trip less. Later calls read it again.
  let retryAt: Promise<Date | null> | undefined = readRetry(db, breaker);
  retryAt.catch(() => undefined);

  /** Records a call. A trial is never refused: it shows whether a provider works again. */
  async function open(purpose: Call["purpose"], promptBytes: number): Promise<OpenedCall | StandIn> {
    const nextRetry = retryAt ?? readRetry(db, breaker);
    retryAt = undefined;
    const state = purpose === "trial" ? "closed" : await tryBreaker(db, breaker, nextRetry);
    if (state === "open") return "breaker";
    const reserved = priceTokens(maxTokens(promptBytes, providerLimits.outputTokens), price) ?? 0;
    const id = await openCall(db, { ...caller, purpose, payer, model, reserved });
    const isProbe = state === "probe";
    if (id !== null) return { id, purpose, promptBytes, isProbe };
    if (isProbe) await releaseProbe(db, breaker);
    return "budget";
  }

  const stream = (opened: OpenedCall, ask: Ask, signal: AbortSignal) =>
    streamCall(opened, ask, signal, end => settle(db, metered, opened, end));

  /** Makes a call that returns one value, and settles it. */
  async function callOnce<T>(opened: OpenedCall, { call, textOf, signal }: SingleCall<T>): Promise<T> {
    let value: T;
    async function* ask(onUsage: OnUsage) {
      value = await call(onUsage);
      yield textOf(value);
    }
    for await (const _ of stream(opened, ask, signal));
    return value!;
  }

  return { open, stream, callOnce };
}

/** How a call ended, and what it had returned by then. */
type CallEnd = { outcome: string; received: Received; milliseconds: number };

/** Yields the pieces of a call, and settles it however it ends. */
async function* streamCall(
  { id, purpose }: OpenedCall,
  ask: Ask,
  signal: AbortSignal,
  settleWith: (end: CallEnd) => Promise<void>,
): AsyncGenerator<string> {
  const begun = performance.now();
  const received: Received = { usage: undefined, answerBytes: 0 };
  let outcome = "stopped";
  try {
    for await (const piece of ask(usage => {
      received.usage = usage;
    })) {
      received.answerBytes += Buffer.byteLength(piece);
      // A trial ends with the first words.
      if (purpose === "trial") outcome = "complete";
      yield piece;
    }
    outcome = "complete";
  } catch (error) {
    outcome = signal.aborted ? "stopped" : error instanceof AppError ? error.code : "unexpected";
    throw error;
  } finally {
    await settleWith({ outcome, received, milliseconds: performance.now() - begun }).catch(error =>
      console.error(`model call ${id} is not settled`, error),
    );
  }
}

/** Charges an ended call, and tells the breaker of its outcome. */
async function settle(
  db: Database,
  { price, breaker }: MeteredModel,
  { id, purpose, promptBytes, isProbe }: OpenedCall,
  { outcome, received, milliseconds }: CallEnd,
): Promise<void> {
  const { tokens, estimated } = paidTokens(outcome, promptBytes, received);
  const cost = priceTokens(tokens, price);
  // A probe that is stopped after the first words has shown that the provider answers.
  const answers = isProbe && outcome === "stopped" && received.answerBytes > 0;
  await Promise.all([
    settleCall(db, id, { outcome, tokens, estimated, cost, milliseconds }),
    purpose === "trial" && outcome !== "complete"
      ? undefined
      : recordOutcome(db, breaker, { outcome: answers ? "complete" : outcome, isProbe }),
  ]);
}

/** What a call has returned so far; `usage` where the provider reports it. */
type Received = { usage: TokenUsage | undefined; answerBytes: number };

function paidTokens(outcome: string, promptBytes: number, { usage, answerBytes }: Received) {
  const free = !usage && answerBytes === 0 && unpaidOutcomes.has(outcome);
  return free
    ? { tokens: { in: 0, out: 0 }, estimated: false }
    : tokensOf(usage, { promptBytes, answerBytes });
}
