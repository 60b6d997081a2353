/** Quantises a vector to int8, scaled so that its largest component is 127. Cosines do not depend on the scale. */
export function quantise(vector: Float32Array): Int8Array {
  let largest = 0;
  for (const value of vector) largest = Math.max(largest, Math.abs(value));
  const scale = largest > 0 ? 127 / largest : 0;
  return Int8Array.from(vector, value => Math.round(value * scale));
}

/** The format of `passage_vectors.vector`: the quantised vector's bytes. */
export const packVector = (vector: Float32Array): Buffer => {
  const { buffer, byteOffset, byteLength } = quantise(vector);
  return Buffer.from(buffer, byteOffset, byteLength);
};

/** The Euclidean norm of a quantised vector. */
export function vectorNorm(vector: Int8Array): number {
  let sum = 0;
  for (const value of vector) sum += value * value;
  return Math.sqrt(sum);
}
