/**
 * Reads once and keeps the result for a time, in milliseconds; parallel callers share one reading, and a failed one is
 * not kept.
 */
export function keepFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let known: { until: number; value: Promise<T> } | undefined;
  return () => {
    if (known && known.until > Date.now()) return known.value;
    const entry = { until: Date.now() + ms, value: read() };
    known = entry;
    entry.value.catch(() => {
      if (known === entry) known = undefined;
    });
    return entry.value;
  };
}
