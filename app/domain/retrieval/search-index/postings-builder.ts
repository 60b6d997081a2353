import type { TermCounts } from "~/domain/retrieval/words/terms";
import { PackedPostings, type Postings } from "./postings";

/** A growing hash table from term hashes to slots 0, 1, 2 … in order of appearance. */
class Slots {
  hashes = new Uint32Array(1024);
  frequencies = new Uint32Array(1024);
  /** Bytes of the term's postings. */
  sizes = new Uint32Array(1024);
  /** The last passage with the term. */
  last = new Int32Array(1024);
  count = 0;
  private table = new Int32Array(4096).fill(-1);

  slotOf(hash: number): number {
    let mask = this.table.length - 1;
    let at = Math.imul(hash, 0x9e3779b1) >>> 7;
    for (;;) {
      const slot = this.table[at & mask]!;
      if (slot < 0) break;
      if (this.hashes[slot] === hash) return slot;
      at += 1;
    }
    if (this.count === this.hashes.length) {
      this.grow();
      mask = this.table.length - 1;
      at = Math.imul(hash, 0x9e3779b1) >>> 7;
      while (this.table[at & mask]! >= 0) at += 1;
    }
    this.table[at & mask] = this.count;
    this.hashes[this.count] = hash;
    this.last[this.count] = -1;
    return this.count++;
  }

  private grow(): void {
    const copyTo = <T extends Uint32Array | Int32Array>(old: T, larger: T): T => {
      larger.set(old);
      return larger;
    };
    const length = this.hashes.length * 2;
    this.hashes = copyTo(this.hashes, new Uint32Array(length));
    this.frequencies = copyTo(this.frequencies, new Uint32Array(length));
    this.sizes = copyTo(this.sizes, new Uint32Array(length));
    this.last = copyTo(this.last, new Int32Array(length));
    this.table = new Int32Array(length * 4).fill(-1);
    const mask = this.table.length - 1;
    for (let slot = 0; slot < this.count; slot++) {
      let at = Math.imul(this.hashes[slot]!, 0x9e3779b1) >>> 7;
      while (this.table[at & mask]! >= 0) at += 1;
      this.table[at & mask] = slot;
    }
  }
}

/** Builds postings in two passes over the same terms: `measure` all passages, `allocate`, then `write` all. */
export class PostingsBuilder {
  private readonly slots = new Slots();
  private order = new Uint32Array(0);
  private starts = new Uint32Array(0);
  private next = new Uint32Array(0);
  private data = new Uint8Array(0);

  measure({ hashes, counts }: TermCounts, passage: number): void {
    const { slots } = this;
    for (let at = 0; at < hashes.length; at++) {
      const slot = slots.slotOf(hashes[at]!);
      const value = (passage - slots.last[slot]!) * 2;
      slots.sizes[slot]! +=
        (value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : 4) + (counts[at]! > 1 ? 1 : 0);
      slots.frequencies[slot]! += 1;
      slots.last[slot] = passage;
    }
  }

  allocate(): void {
    const { slots } = this;
    this.order = slots.hashes.slice(0, slots.count).sort();
    this.starts = new Uint32Array(slots.count);
    this.next = new Uint32Array(slots.count);
    let size = 0;
    for (let term = 0; term < slots.count; term++) {
      const slot = slots.slotOf(this.order[term]!);
      this.starts[term] = size;
      this.next[slot] = size;
      size += slots.sizes[slot]!;
    }
    this.data = new Uint8Array(size);
    slots.last.fill(-1);
  }

  write({ hashes, counts }: TermCounts, passage: number): void {
    const { slots, next, data } = this;
    for (let at = 0; at < hashes.length; at++) {
      const slot = slots.slotOf(hashes[at]!);
      const occurrences = counts[at]!;
      let value = (passage - slots.last[slot]!) * 2 + (occurrences > 1 ? 1 : 0);
      let to = next[slot]!;
      while (value > 127) {
        data[to++] = (value & 127) | 128;
        value >>>= 7;
      }
      data[to++] = value;
      if (occurrences > 1) data[to++] = occurrences;
      next[slot] = to;
      slots.last[slot] = passage;
    }
  }

  finish(): Postings {
    const { slots } = this;
    const frequencies = Uint32Array.from(this.order, hash => slots.frequencies[slots.slotOf(hash)]!);
    return new PackedPostings(this.order, frequencies, this.starts, this.data);
  }
}
