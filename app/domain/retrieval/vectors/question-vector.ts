/** A question's vector, and the embedding whose passage vectors it can be compared with. */
export type QuestionVector = { embeddingId: string; vector: Float32Array };
