/** Writes the demo documents: `npx tsx scripts/demo-documents/make.ts`. The output is reproducible. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { demoDocuments, testDocuments } from "./documents";
import { writeDocument } from "./write-document";

const root = fileURLToPath(new URL("../../", import.meta.url));

for (const [folder, documents] of [
  ["app/db/seed/documents", demoDocuments],
  ["tests/fixtures", testDocuments],
] as const) {
  for (const source of documents) {
    const target = join(root, folder, source.file);
    const bytes = await writeDocument(source);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    console.log(`${(bytes.length / 1024).toFixed(0).padStart(4)} KB  ${folder}/${source.file}`);
  }
}
