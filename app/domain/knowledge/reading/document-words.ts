/** The words of a document, to tell compounds with a hyphen from words that the end of a line divides. */
export class DocumentWords {
  private readonly compounds = new Map<string, number>();
  private text = "";

  /** Adds the words of a line, and of a compound each two neighbouring parts. */
  add(line: string): void {
    const text = line.toLowerCase();
    this.text += `${text}\n`;
    if (!/[-\u2010]/.test(text)) return;
    for (const word of text.match(/\p{L}+(?:[-\u2010]\p{L}+)+/gu) ?? []) {
      const parts = word.split(/[-\u2010]/);
      for (const [at, part] of parts.slice(1).entries()) {
        const compound = `${parts[at]}-${part}`;
        this.compounds.set(compound, (this.compounds.get(compound) ?? 0) + 1);
      }
    }
  }

  /** Whether the parts of a word are more often written with a hyphen between them than without it. */
  isCompound(part: string, next: string): boolean {
    const [first, second] = [part.toLowerCase(), next.toLowerCase()];
    const count = this.compounds.get(`${first}-${second}`) ?? 0;
    // Only few words are searched in all of the text.
    return count > 0 && this.text.split(first + second, count + 1).length <= count;
  }
}
