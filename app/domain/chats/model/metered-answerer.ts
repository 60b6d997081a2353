import type { StandIn } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { Database } from "~/db/connection";
import { priceOf, resolveProvider, type StoredProvider } from "~/domain/chats/provider/choice";
import { keyOf, makeAnswerer } from "~/domain/chats/provider/make-answerer";
import { checkPrompt, namePrompt, prompt, promptBytes, rewritePrompt } from "~/integrations/ai/prompt";
import { type Answerer, type AnswerInput, providerLimits, type TokenUsage } from "~/integrations/ai/provider";
import { breakerKey, readRetry, recordOutcome, tryBreaker } from "./breaker";
import { type Call, type Caller, openCall } from "./open-call";
import { mostTokens, priceTokens, tokensOf } from "./price-tokens";
import { settleCall } from "./settle-call";

/** A call that was noted and may be made. */
type Open = { id: string; promptBytes: number; probe: boolean };

/** An answerer whose calls are noted, paid from budgets and watched by a breaker. */
export type MeteredAnswerer = Answerer & {
  /**
   * Asks whether the model may write this answer, and reserves what it can cost; the next `answer` uses the reservation.
   * Returns why the built-in answerer stands in, or null.
   */
  admit(input: AnswerInput): Promise<StandIn | null>;
};

/** Nothing was computed, so nothing is paid. */
const unpaid = new Set([
  "provider_unreachable",
  "provider_address",
  "provider_unauthorized",
  "provider_busy",
  "provider_failed",
  "provider_nonsense",
]);

/**
 * The answerer for a choice, metered: every call to a model goes through here. Undefined is the built-in one.
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
  let admitted: Open | undefined;
  // Read now, while the caller searches: the first words wait for one round trip less. A check reads it anew.
  let retryAt: Promise<Date | null> | undefined = readRetry(db, breaker);
  retryAt.catch(() => undefined);

  /** Notes a call. A trial is never refused: it is how people find out whether a provider works again. */
  async function open(purpose: Call["purpose"], bytes: number): Promise<Open | StandIn> {
    const limited = purpose !== "trial";
    const known = retryAt ?? readRetry(db, breaker);
    retryAt = undefined;
    const state = limited ? await tryBreaker(db, breaker, known) : "closed";
    if (state === "open") return "breaker";
    const reserved = priceTokens(mostTokens(bytes, providerLimits.outputTokens), price) ?? 0;
    const call = { ...caller, purpose, payer, model: answerer!.name, reserved } as const;
    const id = await openCall(db, call, limited);
    return id === null ? "budget" : { id, promptBytes: bytes, probe: state === "probe" };
  }

  /** Passes the pieces on, and settles the call however it ends. */
  async function* settled(
    { id, promptBytes, probe }: Open,
    ask: (onUsage: (usage: TokenUsage) => void) => AsyncIterable<string>,
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
      const free = !reportedUsage && answerBytes === 0 && unpaid.has(outcome);
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
      const ask = (onUsage: (usage: TokenUsage) => void) => answerer.answer({ ...input, onUsage });
      yield* settled(opened, ask, input.signal, caller.purpose);
    },
    async rewrite(input) {
      const opened = await open("rewrite", promptBytes(rewritePrompt(input)));
      if (typeof opened === "string") return undefined;
      let said: string | undefined;
      async function* ask(onUsage: (usage: TokenUsage) => void) {
        said = await answerer!.rewrite({ ...input, onUsage });
        yield said ?? "";
      }
      for await (const _ of settled(opened, ask, input.signal, "rewrite"));
      return said;
    },
    async nameTopic(input) {
      const opened = await open("name", promptBytes(namePrompt(input)));
      if (typeof opened === "string") throw new AppError("provider_busy");
      let name: string | undefined;
      async function* ask(onUsage: (usage: TokenUsage) => void) {
        name = await answerer!.nameTopic({ ...input, onUsage });
        yield name ?? "";
      }
      for await (const _ of settled(opened, ask, input.signal, "name"));
      return name;
    },
    async check(input) {
      const opened = await open("check", promptBytes(checkPrompt(input)));
      if (typeof opened === "string") return undefined;
      let opinion: boolean | undefined;
      async function* ask(onUsage: (usage: TokenUsage) => void) {
        opinion = await answerer!.check({ ...input, onUsage });
        yield opinion === undefined ? "" : "yes";
      }
      for await (const _ of settled(opened, ask, input.signal, "check"));
      return opinion;
    },
  };
}
