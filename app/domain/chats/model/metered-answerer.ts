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
import type { Answerer, AnswerInput } from "~/integrations/ai/provider";
import { breakerKey } from "./breaker";
import { callMeter, type OpenedCall, type SingleCall } from "./call-meter";
import type { Call, Caller } from "./open-call";

/** An answerer whose calls are recorded, charged to budgets and guarded by a breaker. */
export type MeteredAnswerer = Answerer & {
  /** Whether the model checks its answers again: the company's choice. */
  readonly givesSecondOpinion: boolean;
  /**
   * Reserves the highest cost of this answer; the next `answer` uses the reservation. Returns why the built-in answerer
   * stands in, or null.
   */
  admit(input: AnswerInput): Promise<StandIn | null>;
};

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
  const meter = callMeter(db, caller, {
    payer: resolved.byOperator ? "operator" : "company",
    model: answerer.name,
    price: priceOf(stored),
    breaker: breakerKey(
      resolved.byOperator ? null : caller.companyId,
      resolved.baseUrl,
      keyOf(resolved, ownKey),
    ),
  });
  let admitted: OpenedCall | undefined;
  const openAnswer = (input: AnswerInput) => meter.open(caller.purpose, promptBytes(prompt(input)));

  return {
    name: answerer.name,
    givesSecondOpinion: stored?.secondOpinion ?? true,
    async admit(input) {
      const opened = await openAnswer(input);
      if (typeof opened === "string") return opened;
      admitted = opened;
      return null;
    },
    async *answer(input) {
      const opened = admitted ?? (await openAnswer(input));
      admitted = undefined;
      if (typeof opened === "string") throw new AppError("provider_busy");
      yield* meter.stream(opened, onUsage => answerer.answer({ ...input, onUsage }), input.signal);
    },
    ...callsBesideAnswers(answerer, meter),
  };
}

/** The calls that are no answer. All but the name of a topic can be done without: undefined if they are not admitted. */
function callsBesideAnswers(
  answerer: Answerer,
  meter: ReturnType<typeof callMeter>,
): Pick<Answerer, "rewrite" | "rephrase" | "nameTopic" | "check"> {
  async function callIfAdmitted<T>(purpose: Call["purpose"], messages: Prompt, single: SingleCall<T>) {
    const opened = await meter.open(purpose, promptBytes(messages));
    return typeof opened === "string" ? undefined : meter.callOnce(opened, single);
  }

  return {
    rewrite: input =>
      callIfAdmitted("rewrite", rewritePrompt(input), {
        call: onUsage => answerer.rewrite({ ...input, onUsage }),
        textOf: question => question ?? "",
        signal: input.signal,
      }),
    rephrase: input =>
      callIfAdmitted("rewrite", rephrasePrompt(input), {
        call: onUsage => answerer.rephrase({ ...input, onUsage }),
        textOf: said => (said ? `${said.question}\n${said.keywords}` : ""),
        signal: input.signal,
      }),
    async nameTopic(input) {
      const opened = await meter.open("name", promptBytes(namePrompt(input)));
      if (typeof opened === "string") throw new AppError("provider_busy");
      return meter.callOnce(opened, {
        call: onUsage => answerer.nameTopic({ ...input, onUsage }),
        textOf: name => name ?? "",
        signal: input.signal,
      });
    },
    async check(input) {
      const opinions = await callIfAdmitted("check", checkPrompt(input), {
        call: onUsage => answerer.check({ ...input, onUsage }),
        textOf: said => said.map((_, at) => `${at + 1}: yes`).join("\n"),
        signal: input.signal,
      });
      return opinions ?? [];
    },
  };
}
