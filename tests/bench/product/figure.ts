import { figure, quantile } from "../retrieval/figures";

/** The target of a figure; without one it is informational. */
export interface Target {
  atLeast?: number;
  atMost?: number;
}

/** Reports one figure to `npm run bench`, which prints and stores it. */
export function say(name: string, value: number, unit: string, target: Target = {}): void {
  console.log(JSON.stringify({ ...figure(name, value, unit), ...target }));
}

/** Reports why a part measures nothing here. */
export function skip(reason: string): void {
  console.error(`  skipped: ${reason}`);
}

export const median = (values: number[]) => quantile(values, 0.5);
