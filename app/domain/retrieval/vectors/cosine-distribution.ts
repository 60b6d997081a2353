import { vectorNorm } from "./quantise";

/** The mean and standard deviation of the cosines between a question's vector and a sample, and the sample's size. */
export function cosineDistribution(
  question: Int8Array,
  vectors: Int8Array[],
): { mean: number; deviation: number; count: number } {
  const questionNorm = vectorNorm(question) || 1;
  let [sum, squares, count] = [0, 0, 0];
  for (const vector of vectors) {
    if (vector.length !== question.length) continue;
    let dot = 0;
    for (let at = 0; at < vector.length; at++) dot += vector[at]! * question[at]!;
    const cosine = dot / (questionNorm * (vectorNorm(vector) || 1));
    sum += cosine;
    squares += cosine * cosine;
    count += 1;
  }
  const mean = count > 0 ? sum / count : 0;
  return { mean, deviation: count > 0 ? Math.sqrt(Math.max(0, squares / count - mean * mean)) : 0, count };
}
