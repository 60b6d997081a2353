import { vectorNorm } from "./quantise";

/** Vectors that are compared with a question's, in the format of DivisionVectors. */
export interface ScanBlock {
  dimension: number;
  count: number;
  vectors: SharedArrayBuffer;
  norms: SharedArrayBuffer;
  /** 1 for each vector that may be a hit; all may if absent. The statistics include all vectors. */
  allowed?: Uint8Array;
}

export interface ScanHit {
  /** Index of the block, and of the vector in it. */
  block: number;
  index: number;
  cosine: number;
}

/** The nearest vectors, best first, and the mean and standard deviation of the cosines of all vectors. */
export interface ScanResult {
  hits: ScanHit[];
  mean: number;
  deviation: number;
  count: number;
}

/** Compares a question's quantised vector with all vectors of some blocks: an exact search, without an index. */
export function scan(question: Int8Array, blocks: ScanBlock[], limit: number): ScanResult {
  const questionNorm = vectorNorm(question) || 1;
  const hits: ScanHit[] = [];
  let lowest = Number.NEGATIVE_INFINITY;
  let [count, sum, squares] = [0, 0, 0];
  for (const [block, { dimension, count: size, vectors, norms, allowed }] of blocks.entries()) {
    if (dimension !== question.length) continue;
    const bytes = new Int8Array(vectors);
    const normValues = new Float32Array(norms);
    for (let index = 0; index < size; index++) {
      const cosine = dot(question, bytes, index * dimension) / (questionNorm * (normValues[index] || 1));
      count += 1;
      sum += cosine;
      squares += cosine * cosine;
      if (allowed && !allowed[index]) continue;
      if (hits.length === limit && cosine <= lowest) continue;
      insert(hits, { block, index, cosine }, limit);
      lowest = hits.at(-1)!.cosine;
    }
  }
  const mean = count > 0 ? sum / count : 0;
  const deviation = count > 0 ? Math.sqrt(Math.max(0, squares / count - mean * mean)) : 0;
  return { hits, mean, deviation, count };
}

/** The dot product with the vector at an offset. Four independent sums, which the processor adds in parallel. */
function dot(question: Int8Array, bytes: Int8Array, offset: number): number {
  const size = question.length;
  const fours = size - (size % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < fours; at += 4) {
    const byte = offset + at;
    a += question[at]! * bytes[byte]!;
    b += question[at + 1]! * bytes[byte + 1]!;
    c += question[at + 2]! * bytes[byte + 2]!;
    d += question[at + 3]! * bytes[byte + 3]!;
  }
  for (let at = fours; at < size; at++) a += question[at]! * bytes[offset + at]!;
  return a + b + c + d;
}

function insert(hits: ScanHit[], hit: ScanHit, limit: number): void {
  let at = hits.length;
  while (at > 0 && hits[at - 1]!.cosine < hit.cosine) at--;
  hits.splice(at, 0, hit);
  if (hits.length > limit) hits.pop();
}
