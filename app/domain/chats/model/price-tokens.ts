import type { Price } from "~/domain/chats/provider/choice";
import type { TokenUsage } from "~/integrations/ai/provider";

export type Tokens = { in: number; out: number };

/** What tokens cost, in millionths of a euro, rounded up; null without a price. */
export function priceTokens(tokens: Tokens, price: Price | undefined): number | null {
  return price ? Math.ceil((tokens.in * price.in + tokens.out * price.out) / 1000) : null;
}

/** Four bytes a token: measured ratios of current tokenizers are 3.5 to 5 in our four languages. */
const bytesPerToken = 4;

/** The tokens that the provider told; estimated from the length where it did not. */
export function tokensOf(
  told: TokenUsage | undefined,
  length: { promptBytes: number; answerBytes: number },
): { tokens: Tokens; estimated: boolean } {
  const input = told?.input;
  const output = told?.output;
  return {
    tokens: {
      in: input ?? Math.ceil(length.promptBytes / bytesPerToken),
      out: output ?? Math.ceil(length.answerBytes / bytesPerToken),
    },
    estimated: input === undefined || output === undefined,
  };
}

/** The most that a call can cost: half as many tokens as bytes, and the longest answer. */
export const mostTokens = (promptBytes: number, outputTokens: number): Tokens => ({
  in: Math.ceil(promptBytes / 2),
  out: outputTokens,
});
