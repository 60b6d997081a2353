/** Vectors to compare with a question's: see DivisionVectors. */
export interface ScanBlock {
  dimension: number;
  count: number;
  vectors: SharedArrayBuffer;
  lengths: SharedArrayBuffer;
  /** 1 for each vector that may be a hit; absent where all may. All of them tell how cosines are distributed. */
  allowed?: Uint8Array;
}

export interface ScanHit {
  block: number;
  place: number;
  cosine: number;
}

/** The nearest vectors, best first, and how the cosines of all are distributed. */
export interface Scanned {
  hits: ScanHit[];
  mean: number;
  deviation: number;
  count: number;
}

/** Compares a question's quantised vector with all vectors of some blocks: exact, one after the other. */
export function scan(question: Int8Array, blocks: ScanBlock[], limit: number): Scanned {
  let own = 0;
  for (const value of question) own += value * value;
  const length = Math.sqrt(own) || 1;
  const hits: ScanHit[] = [];
  let least = Number.NEGATIVE_INFINITY;
  let [count, sum, squares] = [0, 0, 0];
  for (const [block, { dimension, count: passages, vectors, lengths, allowed }] of blocks.entries()) {
    if (dimension !== question.length) continue;
    const bytes = new Int8Array(vectors);
    const norms = new Float32Array(lengths);
    for (let place = 0; place < passages; place++) {
      const cosine = dot(question, bytes, place * dimension) / (length * (norms[place] || 1));
      count += 1;
      sum += cosine;
      squares += cosine * cosine;
      if (allowed && !allowed[place]) continue;
      if (hits.length === limit && cosine <= least) continue;
      insert(hits, { block, place, cosine }, limit);
      least = hits.at(-1)!.cosine;
    }
  }
  const mean = count > 0 ? sum / count : 0;
  const deviation = count > 0 ? Math.sqrt(Math.max(0, squares / count - mean * mean)) : 0;
  return { hits, mean, deviation, count };
}

/** Four sums, because one would wait for itself. */
function dot(question: Int8Array, bytes: Int8Array, from: number): number {
  const size = question.length;
  const fours = size - (size % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < fours; at += 4) {
    const place = from + at;
    a += question[at]! * bytes[place]!;
    b += question[at + 1]! * bytes[place + 1]!;
    c += question[at + 2]! * bytes[place + 2]!;
    d += question[at + 3]! * bytes[place + 3]!;
  }
  for (let at = fours; at < size; at++) a += question[at]! * bytes[from + at]!;
  return a + b + c + d;
}

function insert(hits: ScanHit[], hit: ScanHit, limit: number): void {
  let at = hits.length;
  while (at > 0 && hits[at - 1]!.cosine < hit.cosine) at--;
  hits.splice(at, 0, hit);
  if (hits.length > limit) hits.pop();
}
