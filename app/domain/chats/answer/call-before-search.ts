/** Delays the first word of the answer, so the search goes on without a slow model. */
const timeoutMs = 2_500;

/**
 * Has a model write a text that the search waits for. Undefined if it is slow or fails.
 * @throws the signal's reason when aborted
 */
export async function callBeforeSearch(
  call: (signal: AbortSignal) => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return await call(AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
