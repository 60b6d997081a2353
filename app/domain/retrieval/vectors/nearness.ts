/** A passage near a question by its vector. */
export interface Nearness {
  cosine: number;
  /** Whether it is much nearer than other passages are. */
  standsOut: boolean;
}

/** How near the searched vectors are to a question. */
export interface NearHits {
  hits: { id: string; cosine: number }[];
  mean: number;
  deviation: number;
  count: number;
}
