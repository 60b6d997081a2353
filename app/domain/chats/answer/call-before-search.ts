/** Delays the first word of the answer, so the search goes on without a slow model. */
const timeoutMs = 2_500;

/**
 * Has a model write what the search waits for. Undefined if it is slow or fails.
 * @throws the signal's reason when aborted
 */
export async function callBeforeSearch<T>(
  call: (signal: AbortSignal) => Promise<T | undefined>,
  signal: AbortSignal,
): Promise<T | undefined> {
  try {
    return await call(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
