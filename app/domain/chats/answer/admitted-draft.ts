import type { StandIn } from "~/contract/answers";
import type { MeteredAnswerer } from "~/domain/chats/model/metered-answerer";
import type { QuotedAnswer } from "~/domain/retrieval/quotes/quote-sentences";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import type { AnswerInput } from "~/integrations/ai/provider";
import type { Draft } from "./draft";
import { modelDraft, numberPassages } from "./model-draft";
import { quotedDraft } from "./quoted-draft";

/** The model's answer if a call is admitted, otherwise the quoted answer and the reason. */
export async function admittedDraft(
  answerer: MeteredAnswerer,
  input: Omit<AnswerInput, "passages">,
  passages: FoundPassage[],
  quoted: QuotedAnswer,
): Promise<{ draft: Draft; standIn: StandIn | null }> {
  const standIn = await answerer.admit({ ...input, passages: numberPassages(passages) });
  return standIn
    ? { draft: quotedDraft(quoted, input.length), standIn }
    : { draft: modelDraft(answerer, input, passages), standIn: null };
}
