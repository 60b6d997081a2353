import { lengthOf } from "./quantise";

/** How the cosines of some vectors to a question's are distributed. */
export function spreadOf(
  question: Int8Array,
  vectors: Int8Array[],
): { mean: number; deviation: number; count: number } {
  const length = lengthOf(question) || 1;
  let [sum, squares, count] = [0, 0, 0];
  for (const vector of vectors) {
    if (vector.length !== question.length) continue;
    let dot = 0;
    for (let at = 0; at < vector.length; at++) dot += vector[at]! * question[at]!;
    const cosine = dot / (length * (lengthOf(vector) || 1));
    sum += cosine;
    squares += cosine * cosine;
    count += 1;
  }
  const mean = count > 0 ? sum / count : 0;
  return { mean, deviation: count > 0 ? Math.sqrt(Math.max(0, squares / count - mean * mean)) : 0, count };
}
