/** A question's vector, and the set of passages' vectors that it can be compared with. */
export type QuestionVector = { embeddingId: string; vector: Float32Array };
