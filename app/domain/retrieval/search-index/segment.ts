import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language } from "~/contract/language";
import { uuidAt } from "~/db/uuid-at";
import { countTerms, type TermCounts, unpackTerms } from "~/domain/retrieval/words/terms";
import type { Postings } from "./postings";
import { PostingsBuilder } from "./postings-builder";

/** A passage's data for the index. `text` is only needed if its terms were packed in another version. */
export interface IndexRow {
  id: string;
  language: Language;
  terms: Uint8Array;
  text: string | null;
}

/** An immutable index over a few thousand passages; several make up a division's index. */
export interface Segment {
  readonly passages: number;
  readonly languages: ReadonlySet<Language>;
  readonly stems: Field;
  readonly grams: Field;
  /** Memory in bytes. */
  readonly bytes: number;
  /** The passage's id in lower case, as PostgreSQL prints it. */
  id(passage: number): string;
}

export interface Field {
  readonly postings: Postings;
  /** Terms of each passage, repeats counted. */
  readonly lengths: Uint16Array;
  readonly totalLength: number;
}

/** Time of building before other work gets a turn. */
const sliceMs = 5;

/** Builds a segment, yielding every few milliseconds. */
export async function buildSegment(rows: readonly IndexRow[]): Promise<Segment> {
  const stems = new FieldBuilder(rows.length);
  const grams = new FieldBuilder(rows.length);
  const languages = new Set<Language>();
  const ids = Buffer.alloc(rows.length * 16);
  let sliceStart = performance.now();
  const yieldTurn = async () => {
    await nextTurn();
    sliceStart = performance.now();
  };
  for (const [passage, row] of rows.entries()) {
    const terms = termsOf(row);
    languages.add(row.language);
    ids.write(row.id.replaceAll("-", ""), passage * 16, "hex");
    stems.measure(terms.stems, passage);
    grams.measure(terms.grams, passage);
    if (performance.now() - sliceStart > sliceMs) await yieldTurn();
  }
  stems.builder.allocate();
  await yieldTurn();
  grams.builder.allocate();
  await yieldTurn();
  for (const [passage, row] of rows.entries()) {
    const terms = termsOf(row);
    stems.builder.write(terms.stems, passage);
    grams.builder.write(terms.grams, passage);
    if (performance.now() - sliceStart > sliceMs) await yieldTurn();
  }
  await yieldTurn();
  const fields = { stems: stems.finish(), grams: grams.finish() };
  return {
    passages: rows.length,
    languages,
    ...fields,
    bytes: ids.byteLength + fieldBytes(fields.stems) + fieldBytes(fields.grams),
    id: passage => uuidAt(ids, passage),
  };
}

class FieldBuilder {
  readonly builder = new PostingsBuilder();
  private readonly lengths: Uint16Array;
  private totalLength = 0;

  constructor(passages: number) {
    this.lengths = new Uint16Array(passages);
  }

  measure(terms: TermCounts, passage: number): void {
    this.lengths[passage] = Math.min(65_535, terms.length);
    this.totalLength += this.lengths[passage]!;
    this.builder.measure(terms, passage);
  }

  finish(): Field {
    return { postings: this.builder.finish(), lengths: this.lengths, totalLength: this.totalLength };
  }
}

function termsOf({ terms, text, language }: IndexRow) {
  return unpackTerms(terms) ?? countTerms(text ?? "", language);
}

function fieldBytes({ postings, lengths }: Field): number {
  return postings.bytes + lengths.byteLength;
}
