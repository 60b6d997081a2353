import { setImmediate as nextTurn } from "node:timers/promises";
import type { Language } from "~/contract/language";
import type { Postings } from "./postings";
import { PostingsBuilder } from "./postings-builder";
import { countTerms, unpackTerms } from "./terms";

/** A passage's data for the index. `text` is only needed if its terms were packed by another version. */
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

/** Milliseconds of building before yielding to other work. */
const slice = 5;

/** Builds a segment, yielding every few milliseconds. */
export async function buildSegment(rows: readonly IndexRow[]): Promise<Segment> {
  const stems = new FieldBuilder(rows.length);
  const grams = new FieldBuilder(rows.length);
  const languages = new Set<Language>();
  const ids = Buffer.alloc(rows.length * 16);
  let since = performance.now();
  const breathe = async () => {
    await nextTurn();
    since = performance.now();
  };
  for (const [passage, row] of rows.entries()) {
    const terms = termsOf(row);
    languages.add(row.language);
    ids.write(row.id.replaceAll("-", ""), passage * 16, "hex");
    stems.measure(terms.stems, passage);
    grams.measure(terms.grams, passage);
    if (performance.now() - since > slice) await breathe();
  }
  stems.builder.allocate();
  await breathe();
  grams.builder.allocate();
  await breathe();
  for (const [passage, row] of rows.entries()) {
    const terms = termsOf(row);
    stems.builder.write(terms.stems, passage);
    grams.builder.write(terms.grams, passage);
    if (performance.now() - since > slice) await breathe();
  }
  await breathe();
  const fields = { stems: stems.finish(), grams: grams.finish() };
  return {
    passages: rows.length,
    languages,
    ...fields,
    bytes: ids.byteLength + size(fields.stems) + size(fields.grams),
    id: passage => uuid(ids.toString("hex", passage * 16, passage * 16 + 16)),
  };
}

class FieldBuilder {
  readonly builder = new PostingsBuilder();
  private readonly lengths: Uint16Array;
  private totalLength = 0;

  constructor(passages: number) {
    this.lengths = new Uint16Array(passages);
  }

  measure(counted: Parameters<PostingsBuilder["measure"]>[0], passage: number): void {
    this.lengths[passage] = Math.min(65_535, counted.length);
    this.totalLength += this.lengths[passage]!;
    this.builder.measure(counted, passage);
  }

  finish(): Field {
    return { postings: this.builder.finish(), lengths: this.lengths, totalLength: this.totalLength };
  }
}

function termsOf({ terms, text, language }: IndexRow) {
  return unpackTerms(terms) ?? countTerms(text ?? "", language);
}

function size({ postings, lengths }: Field): number {
  return postings.bytes + lengths.byteLength;
}

function uuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
