import { sendFile } from "./send-csv";

/** Sections as a streamed Markdown file (UTF-8); each is written when it is read. */
export function sendMarkdown(name: string, sections: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await sections.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(`${value}\n\n`));
    },
    async cancel() {
      await sections.return(undefined);
    },
  });
  return sendFile(body, "text/markdown; charset=utf-8", name, "md");
}
