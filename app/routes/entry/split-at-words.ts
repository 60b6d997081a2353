/** Splits a text so that every second part is one of the words, in any case, also within a longer word. */
export function splitAtWords(text: string, words: string): string[] {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join("|")})`, "giu"));
}
