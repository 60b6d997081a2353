const size = 1 << 16;

/** Letters that a pattern without regard to case takes for one: the long s stands for an s. */
export const folded = (text: string) => text.toLowerCase().replaceAll("ſ", "s");

/**
 * Which three letters follow each other in a text, so that most words that it does not hold are known without a search.
 * Two trigrams may share a place: `mayHold` is wrong on one side only.
 */
export class Trigrams {
  private readonly marks = new Uint8Array(size);

  constructor(text: string) {
    for (const place of placesOf(folded(text))) this.marks[place] = 1;
  }

  /** `places`: those of a word, see {@link placesOf}. */
  mayHold(places: Uint16Array): boolean {
    return places.every(place => this.marks[place] === 1);
  }
}

/** The places of a text's trigrams; the text is folded already. */
export function placesOf(text: string): Uint16Array {
  const places = new Uint16Array(Math.max(0, text.length - 2));
  for (let at = 0; at < places.length; at++)
    places[at] =
      Math.imul(text.charCodeAt(at), 7919) ^
      Math.imul(text.charCodeAt(at + 1), 331) ^
      text.charCodeAt(at + 2);
  return places;
}
