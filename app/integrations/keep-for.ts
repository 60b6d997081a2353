/**
 * Caches the result of `read` for so many milliseconds. Parallel callers share one call; a failed one is not cached.
 */
export function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; value: Promise<T> } | undefined;
  return () => {
    if (cached && cached.until > Date.now()) return cached.value;
    const entry = { until: Date.now() + ms, value: read() };
    cached = entry;
    entry.value.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return entry.value;
  };
}
