/** One figure of a benchmark, as `npm run bench` stores it. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** Rounded to three places. */
export function figure(name: string, value: number, unit: string): Figure {
  return { name, value: Math.round(value * 1000) / 1000, unit };
}

/** The quantile: this share of the values is below it. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function shareOf<T>(values: T[], holds: (value: T) => boolean): number {
  return values.filter(holds).length / Math.max(1, values.length);
}
