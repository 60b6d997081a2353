/** The parts of a text: every second one is one of the words, in any case, also within a longer word. */
export function splitAtWords(text: string, words: string): string[] {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return patterns.length === 0 ? [text] : text.split(new RegExp(`(${patterns.join("|")})`, "giu"));
}
