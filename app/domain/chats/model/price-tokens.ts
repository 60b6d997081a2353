import type { Price } from "~/domain/chats/provider/choice";
import type { TokenUsage } from "~/integrations/ai/provider";

export type Tokens = { in: number; out: number };

/** Prices tokens in millionths of a euro, rounded up; null without a price. */
export function priceTokens(tokens: Tokens, price: Price | undefined): number | null {
  return price ? Math.ceil((tokens.in * price.in + tokens.out * price.out) / 1000) : null;
}

/** Four bytes a token: measured ratios of current tokenizers are 3.5 to 5 in our four languages. */
const bytesPerToken = 4;

/** The tokens that the provider reported; estimated from the length where it did not. */
export function tokensOf(
  reported: TokenUsage | undefined,
  length: { promptBytes: number; answerBytes: number },
): { tokens: Tokens; estimated: boolean } {
  const input = reported?.input;
  const output = reported?.output;
  return {
    tokens: {
      in: input ?? Math.ceil(length.promptBytes / bytesPerToken),
      out: output ?? Math.ceil(length.answerBytes / bytesPerToken),
    },
    estimated: input === undefined || output === undefined,
  };
}

/** The most tokens that a call can use: half as many as bytes, and the longest answer. */
export const maxTokens = (promptBytes: number, outputTokens: number): Tokens => ({
  in: Math.ceil(promptBytes / 2),
  out: outputTokens,
});
