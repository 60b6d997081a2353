/** The index of a weighted choice for a number from 0 to 1. */
export function weightedIndex(weights: number[], at: number): number {
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex(weight => {
      left -= weight;
      return left < 0;
    }),
  );
}
