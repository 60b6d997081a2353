import { PackedPostings, type Postings } from "./postings";
import type { Counted } from "./terms";

/** A growing hash table from term hashes to slots 0, 1, 2 … in order of appearance. */
class Slots {
  hashes = new Uint32Array(1024);
  holders = new Uint32Array(1024);
  sizes = new Uint32Array(1024);
  last = new Int32Array(1024);
  count = 0;
  private table = new Int32Array(4096).fill(-1);

  of(hash: number): number {
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
    const longer = <T extends Uint32Array | Int32Array>(old: T, made: T): T => {
      made.set(old);
      return made;
    };
    const length = this.hashes.length * 2;
    this.hashes = longer(this.hashes, new Uint32Array(length));
    this.holders = longer(this.holders, new Uint32Array(length));
    this.sizes = longer(this.sizes, new Uint32Array(length));
    this.last = longer(this.last, new Int32Array(length));
    this.table = new Int32Array(length * 4).fill(-1);
    const mask = this.table.length - 1;
    for (let slot = 0; slot < this.count; slot++) {
      let at = Math.imul(this.hashes[slot]!, 0x9e3779b1) >>> 7;
      while (this.table[at & mask]! >= 0) at += 1;
      this.table[at & mask] = slot;
    }
  }
}

/** Makes postings in two passes over the same terms: `measure` all passages, `allocate`, then `write` all. */
export class PostingsBuilder {
  private readonly slots = new Slots();
  private order = new Uint32Array(0);
  private starts = new Uint32Array(0);
  private next = new Uint32Array(0);
  private data = new Uint8Array(0);

  measure({ hashes, counts }: Counted, passage: number): void {
    const { slots } = this;
    for (let at = 0; at < hashes.length; at++) {
      const slot = slots.of(hashes[at]!);
      const value = (passage - slots.last[slot]!) * 2;
      slots.sizes[slot]! +=
        (value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : 4) + (counts[at]! > 1 ? 1 : 0);
      slots.holders[slot]! += 1;
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
      const slot = slots.of(this.order[term]!);
      this.starts[term] = size;
      this.next[slot] = size;
      size += slots.sizes[slot]!;
    }
    this.data = new Uint8Array(size);
    slots.last.fill(-1);
  }

  write({ hashes, counts }: Counted, passage: number): void {
    const { slots, next, data } = this;
    for (let at = 0; at < hashes.length; at++) {
      const slot = slots.of(hashes[at]!);
      const occurs = counts[at]!;
      let value = (passage - slots.last[slot]!) * 2 + (occurs > 1 ? 1 : 0);
      let to = next[slot]!;
      while (value > 127) {
        data[to++] = (value & 127) | 128;
        value >>>= 7;
      }
      data[to++] = value;
      if (occurs > 1) data[to++] = occurs;
      next[slot] = to;
      slots.last[slot] = passage;
    }
  }

  finish(): Postings {
    const holders = Uint32Array.from(this.order, hash => this.slots.holders[this.slots.of(hash)]!);
    return new PackedPostings(this.order, holders, this.starts, this.data);
  }
}
