import { ask, askOften } from "./ask";
import { median } from "./figure";
import { processorTime } from "./processes";
import type { Product } from "./product";

/** `requests` per round for the processor time, `timed` single requests for the duration. */
export type Sampling = { rounds: number; requests: number; timed: number };

/**
 * Loads a page repeatedly, after one round that is not measured.
 * @param postgres process id of the server
 * @returns `cpu`: milliseconds of product and PostgreSQL per page, median of the rounds; `p95`: milliseconds of a page,
 *   requested one after the other
 */
export async function measurePage(
  product: Product,
  postgres: number,
  url: string,
  headers: Record<string, string>,
  { rounds, requests, timed }: Sampling,
): Promise<{ cpu: number; p95: number }> {
  await askOften(url, headers, requests);
  const cpu: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = (await product.cpu()) + processorTime(postgres);
    await askOften(url, headers, requests);
    cpu.push(((await product.cpu()) + processorTime(postgres) - start) / requests);
  }
  const times: number[] = [];
  for (let one = 0; one < timed; one++) {
    const start = performance.now();
    await ask(url, { headers });
    times.push(performance.now() - start);
  }
  return { cpu: median(cpu), p95: times.sort((a, b) => a - b)[Math.ceil(timed * 0.95) - 1] ?? 0 };
}
