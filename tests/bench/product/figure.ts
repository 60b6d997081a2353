import { figure, quantile } from "../retrieval/figures";

/** What a figure must reach; without one it only informs. */
export interface Target {
  atLeast?: number;
  atMost?: number;
}

/** Says one figure to `npm run bench`, which prints and keeps it. */
export function say(name: string, value: number, unit: string, target: Target = {}): void {
  console.log(JSON.stringify({ ...figure(name, value, unit), ...target }));
}

/** Tells why a part measures nothing here. */
export function skip(reason: string): void {
  console.error(`  skipped: ${reason}`);
}

export const median = (values: number[]) => quantile(values, 0.5);
