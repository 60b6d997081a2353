/** Splits the value of a token list at commas, semicolons and line breaks; duplicates are removed. */
export function splitTokens(typed: (string | undefined | null)[]): string[] {
  const words = typed.flatMap(text => (text ?? "").split(/[,;\s]+/)).filter(Boolean);
  const folded = new Set<string>();
  return words.filter(word => {
    const fresh = !folded.has(word.toLowerCase());
    folded.add(word.toLowerCase());
    return fresh;
  });
}

/** Maximum number of notification addresses; the fixed sentence names it. */
export const maxAddresses = 2;
