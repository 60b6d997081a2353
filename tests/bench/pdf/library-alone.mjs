// A benchmark process: the PDF library alone.
import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";

const pdf = await getDocumentProxy(new Uint8Array(await readFile(process.argv[2])));
const { totalPages, text } = await extractText(pdf, { mergePages: false });
if (text.some(page => page.length === 0)) throw new Error("A page holds no text");
process.send({ type: "done", result: { pages: totalPages } }, () => process.exit(0));
