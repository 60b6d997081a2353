import { providerLimits } from "~/integrations/ai/provider";

/**
 * Has a model write what the search waits for. Undefined if it is slow (`beforeSearchMs`) or fails.
 * @throws the signal's reason when aborted
 */
export async function callBeforeSearch<T>(
  call: (signal: AbortSignal) => Promise<T | undefined>,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    return await call(AbortSignal.any([signal, AbortSignal.timeout(providerLimits.beforeSearchMs)]));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
