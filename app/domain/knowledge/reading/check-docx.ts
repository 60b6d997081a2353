import { type Entry, openPromise, type ZipFile } from "yauzl";
import { AppError } from "~/contract/errors";
import { xmlPart } from "./docx-markup";
import { XmlDepth } from "./xml-depth";
import { byOffset, endOf, isBomb, isWrongSize } from "./zip-entries";

const maxEntries = 10_000;
const maxXmlBytes = 128 * 1024 * 1024;
const maxTotalBytes = 1024 * 1024 * 1024;
const maxPrologBytes = 64 * 1024;

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
/** Data of other programs, which the parser does not open and which may be in UTF-16. */
const foreignPart = /^customXml\//i;

/**
 * Refuses malformed or malicious Word documents: checks the archive's directory, then streams each XML part once
 * (real against declared sizes, depth, and the prolog, where a DOCTYPE would be).
 * @param unsupportedType creates the error for another type of archive
 * @throws AppError file_type, file_type_mismatch, docx_broken, docx_bomb, docx_nested, docx_entities
 */
export async function checkDocx(path: string, unsupportedType: () => AppError): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new AppError("docx_broken");
  });
  try {
    if (zip.entryCount > maxEntries) throw new AppError("docx_bomb");
    const entries = await readDirectory(zip);
    checkSizes(entries);
    const types = entries.find(entry => entry.fileName === "[Content_Types].xml");
    if (!types) throw unsupportedType();
    if (types.uncompressedSize > maxPrologBytes) throw new AppError("docx_broken");
    const typesText = await checkPart(zip, types);
    if (!isWordDocument(typesText, entries)) throw unsupportedType();
    for (const entry of entries) {
      if (entry !== types && xmlPart.test(entry.fileName)) await checkPart(zip, entry);
    }
  } finally {
    zip.close();
  }
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      // Readers differ in which of two equal names they use, so duplicates are refused.
      if (names.has(entry.fileName) || entry.isEncrypted() || ![0, 8].includes(entry.compressionMethod))
        throw new AppError("docx_broken");
      if (entries.length >= maxEntries) throw new AppError("docx_bomb");
      names.add(entry.fileName);
      entries.push(entry);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("docx_broken");
  }
  return entries;
}

function checkSizes(entries: Entry[]): void {
  let totalBytes = 0;
  let xmlBytes = 0;
  let previousEnd = 0;
  for (const entry of entries.toSorted(byOffset)) {
    totalBytes += entry.uncompressedSize;
    if (xmlPart.test(entry.fileName)) xmlBytes += entry.uncompressedSize;
    // Overlapping entries are the technique of zip bombs.
    if (isBomb(entry) || entry.relativeOffsetOfLocalHeader < previousEnd) throw new AppError("docx_bomb");
    previousEnd = endOf(entry);
  }
  if (totalBytes > maxTotalBytes || xmlBytes > maxXmlBytes) throw new AppError("docx_bomb");
}

function isWordDocument(types: string, entries: Entry[]): boolean {
  const names = new Set(entries.map(entry => entry.fileName));
  // Macro documents and templates have another main type; a .docx contains no macro part.
  if ([...names].some(name => /vbaProject\.bin$/i.test(name))) return false;
  for (const [element] of types.matchAll(/<(?:[\w-]+:)?(?:Override|Default)\b[^>]*>/g)) {
    if (attribute(element, "ContentType") !== mainType) continue;
    const part = attribute(element, "PartName")?.replace(/^\//, "") ?? "word/document.xml";
    if (names.has(part)) return true;
  }
  return false;
}

function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1];
}

/** Streams a part to its end to verify the size in the directory, and returns its first 64 KB. */
async function checkPart(zip: ZipFile, entry: Entry): Promise<string> {
  let prolog = "";
  const depth = new XmlDepth();
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const text = chunk.toString("latin1");
      if (prolog.length < maxPrologBytes) prolog += text;
      if (depth.isTooDeep(text)) throw new AppError("docx_nested");
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(isWrongSize(error) ? "docx_bomb" : "docx_broken");
  }
  if (!foreignPart.test(entry.fileName)) checkProlog(prolog);
  return prolog;
}

/** DOCTYPE and entities may only precede the first element; valid parts have neither. */
function checkProlog(part: string): void {
  let at = 0;
  for (;;) {
    at = part.indexOf("<", at);
    // UTF-16 would hide a DOCTYPE from this check, while the parser assumes UTF-8.
    if (at < 0 || part.startsWith("\0", at + 1)) throw new AppError("docx_broken");
    const end = part.startsWith("<!--", at) ? "-->" : part.startsWith("<?", at) ? "?>" : "";
    if (!end) break;
    at = part.indexOf(end, at);
    if (at < 0 || at > maxPrologBytes) throw new AppError("docx_broken");
  }
  if (part[at + 1] === "!") throw new AppError("docx_entities");
}
