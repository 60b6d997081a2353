/** A vector as bytes: scaled so that its largest component is 127. Cosines do not depend on the scale. */
export function quantise(vector: Float32Array): Int8Array {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  const scale = most > 0 ? 127 / most : 0;
  return Int8Array.from(vector, value => Math.round(value * scale));
}

/** The bytes as they are stored in `passage_vectors.vector`. */
export const packVector = (vector: Float32Array): Buffer => {
  const { buffer, byteOffset, byteLength } = quantise(vector);
  return Buffer.from(buffer, byteOffset, byteLength);
};

/** The length of a quantised vector. */
export function lengthOf(vector: Int8Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum);
}
