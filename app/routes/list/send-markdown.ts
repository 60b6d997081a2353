import { sendFile, textStream } from "./send-csv";

/** Sections as a streamed Markdown file. */
export function sendMarkdown(name: string, sections: AsyncGenerator<string>): Response {
  const body = textStream(paragraphsOf(sections));
  return sendFile(body, "text/markdown; charset=utf-8", name, "md");
}

async function* paragraphsOf(sections: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const section of sections) yield `${section}\n\n`;
}
