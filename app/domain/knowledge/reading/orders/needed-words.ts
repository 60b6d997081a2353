/**
 * What stands in each text that a pattern matches: of each list one text, in lower case. It is read from the pattern's
 * source, so that patterns are written once. Knows what the signs of orders are written with.
 */
export function neededWords({ source }: RegExp): string[][] {
  return new Reader(source.toLowerCase()).alternatives().filter(isTelling);
}

/** Shorter ones are not told apart by their trigrams. */
const isTelling = (words: string[]) => words.every(word => word.length >= 3);

const closing = /\)|$/y;
const opening = /\((\?(?:[:=!]|<[=!]))?/y;
/** What stands for one character that is not known, or for none. */
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
    // One of the alternatives stands there: of each, what tells most.
    const best = all.map(needed => needed.toSorted((a, b) => worth(b) - worth(a))[0]);
    return best.every(words => words !== undefined) ? [best.flat()] : [];
  }

  /** All that has to stand one after the other. */
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
        // What stands before or behind a match need not be part of it.
        if (group[1] && group[1] !== "?:") inner = [];
      } else if (!this.take(unknown)) letter = this.take(/\\?([\s\S])/y)![1]!;
      const times = this.take(quantifier);
      const missing = times && (/^[*?]/.test(times[0]) || times[1] === "0");
      if (!missing) run += letter;
      if (letter && !times) continue;
      needed.push(...(run ? [[run]] : []), ...(missing ? [] : inner));
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
    const found = pattern.exec(this.source);
    if (!found) return undefined;
    this.at = pattern.lastIndex;
    return found;
  }
}

/** The shortest decides; of those as long, fewer are better. */
function worth(words: string[]): number {
  return Math.min(...words.map(word => word.length)) - words.length / 1000;
}
