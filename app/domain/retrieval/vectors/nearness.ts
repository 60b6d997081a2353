/** How near a passage's vector is to a question's. */
export interface Nearness {
  cosine: number;
  /** Its distance from the mean of all compared passages, in standard deviations. */
  deviations: number;
  /** Whether it is much nearer than most passages. */
  standsOut: boolean;
}

/** The nearest vectors, best first, and the mean, standard deviation and number of the compared cosines. */
export interface VectorSearchResult {
  hits: { id: string; cosine: number }[];
  mean: number;
  deviation: number;
  count: number;
}
