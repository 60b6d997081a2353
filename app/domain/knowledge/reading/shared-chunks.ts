type Chunk = Record<string, unknown>;

/**
 * Replaces structuredClone, with which pdf.js copies the texts and operators of a page as if to another thread. Here
 * both sides run in one thread, and the sender only empties the lists afterwards, so copies of the lists are enough.
 * That saves a tenth of the time of a page. Other values are cloned as before.
 */
export function shareChunks(): void {
  const clone = globalThis.structuredClone;
  globalThis.structuredClone = ((value: { chunk?: unknown }, options) => {
    const chunk = value?.chunk;
    if (!isTextOrPaint(chunk)) return clone(value, options);
    return { ...value, chunk: withOwnLists(chunk) };
  }) as typeof structuredClone;
}

function isTextOrPaint(chunk: unknown): chunk is Chunk {
  return typeof chunk === "object" && chunk !== null && ("items" in chunk || "fnArray" in chunk);
}

function withOwnLists(chunk: Chunk): Chunk {
  return Object.fromEntries(
    Object.entries(chunk).map(([name, value]) => [name, Array.isArray(value) ? value.slice() : value]),
  );
}
