/**
 * The words that every match of a pattern contains: of each list at least one, in lower case. Derived from the pattern's
 * source. Supports the syntax that the signs of orders use.
 */
export function neededWords({ source }: RegExp): string[][] {
  return new Reader(source.toLowerCase()).alternatives().filter(isSelective);
}

/** Whether all words are long enough for trigrams. */
const isSelective = (words: string[]) => words.every(word => word.length >= 3);

const closing = /\)|$/y;
const opening = /\((\?(?:[:=!]|<[=!]))?/y;
/** Syntax for an unknown character, or for none. */
const unknown = /\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\u[\da-f]{4}|\\[bswd]|[.^$]/y;
const quantifier = /(?:[*+?]|\{(\d+),?\d*\})\??/y;

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Reads up to the end of a group. */
  alternatives(): string[][] {
    const all = [this.sequence()];
    while (this.take(/\|/y)) all.push(this.sequence());
    if (all.length === 1) return all[0]!;
    // A match contains one of the alternatives: takes the most selective words of each.
    const best = all.map(needed => needed.toSorted((a, b) => selectivity(b) - selectivity(a))[0]);
    return best.every(words => words !== undefined) ? [best.flat()] : [];
  }

  /** The words of a sequence. */
  private sequence(): string[][] {
    const needed: string[][] = [];
    let run = "";
    while (!this.sees(closing) && !this.sees(/\|/y)) {
      const group = this.take(opening);
      let inner: string[][] = [];
      let letter = "";
      if (group) {
        inner = this.alternatives();
        this.take(/\)/y);
        // Lookarounds need not be part of a match.
        if (group[1] && group[1] !== "?:") inner = [];
      } else if (!this.take(unknown)) letter = this.take(/\\?([\s\S])/y)![1]!;
      const times = this.take(quantifier);
      const isOptional = times && (/^[*?]/.test(times[0]) || times[1] === "0");
      if (!isOptional) run += letter;
      if (letter && !times) continue;
      needed.push(...(run ? [[run]] : []), ...(isOptional ? [] : inner));
      run = "";
    }
    return run ? [...needed, [run]] : needed;
  }

  private sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.source);
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.source);
    if (!match) return undefined;
    this.at = pattern.lastIndex;
    return match;
  }
}

/** The length of the shortest word; of equal ones, a list of fewer words is more selective. */
function selectivity(words: string[]): number {
  return Math.min(...words.map(word => word.length)) - words.length / 1000;
}
