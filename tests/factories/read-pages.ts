import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BlockPage, layOut } from "~/domain/knowledge/reading/blocks";
import { readPdf } from "~/domain/knowledge/reading/read-pdf";

/** Calls `use` with the path of a file with this content, and deletes the file. */
export async function withPdf<T>(content: Buffer, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "lotse-pdf-"));
  try {
    const path = join(folder, "staged");
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The pages of a PDF as the product reads them. */
export function readPages(content: Buffer): Promise<(BlockPage & { text: string })[]> {
  return withPdf(content, async path => {
    const pages: (BlockPage & { text: string })[] = [];
    for await (const page of readPdf(path, () => undefined))
      pages.push({ ...page, text: layOut(page.blocks).text });
    return pages;
  });
}
