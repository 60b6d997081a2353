/**
 * Reads once and keeps the result for a time, in milliseconds; parallel callers share one reading, and a failed one is
 * not kept.
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
