/** The words of a document, to tell compounds with a hyphen from words that the end of a line divides. */
export class DocumentWords {
  private readonly counts = new Map<string, number>();

  /** Counts the words of a line, and of a compound each two neighbouring parts. */
  add(line: string): void {
    for (const word of line.toLowerCase().match(/\p{L}+(?:[-\u2010]\p{L}+)*/gu) ?? []) {
      const parts = word.split(/[-\u2010]/);
      if (parts.length === 1) this.count(word);
      else for (const [at, part] of parts.slice(1).entries()) this.count(`${parts[at]}-${part}`);
    }
  }

  /** Whether the parts of a word are more often written with a hyphen between them than without it. */
  isCompound(part: string, next: string): boolean {
    const [first, second] = [part.toLowerCase(), next.toLowerCase()];
    return (this.counts.get(`${first}-${second}`) ?? 0) > (this.counts.get(first + second) ?? 0);
  }

  private count(word: string): void {
    this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
  }
}
