/** One server-sent event with its parsed data. */
export type ServerEvent = { event: string; data: unknown };

/** The events of a stream that have data, each as soon as it is complete. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(block)?.[1];
        const data = field("data");
        if (data !== undefined) yield { event: field("event") ?? "message", data: JSON.parse(data) };
      }
    }
  } finally {
    await reader.cancel();
  }
}
