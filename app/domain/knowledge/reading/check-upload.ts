import { type FileHandle, open } from "node:fs/promises";
import { AppError } from "~/contract/errors";
import { checkDocx } from "./check-docx";
import { cleanName } from "./clean-name";
import type { DocumentKind } from "./document-kind";

/** A PDF's header is within its first 1,024 bytes, its end mark in the last ones (parsers allow some padding). */
const headBytes = 1024;
const tailBytes = 4096;
const archiveEndBytes = 65_557;

/** Signatures of other types, which PDF parsers would skip before the PDF header. Such polyglot files are refused. */
const otherSignature = /^(?:MZ|PK|\x7fELF|#!|GIF8|\x89PNG|\xff\xd8|Rar!|7z\xbc)|</;

/**
 * Determines a file's type by content and structure, with little memory. `name` (from the browser) only serves to
 * detect a mismatch. Defects that need a parser (encryption, scans, damage) are found by `inspectDocument`.
 * @throws AppError file_empty, file_type, file_type_mismatch with `name` and `type`, pdf_broken, docx_broken,
 * docx_bomb, docx_entities, docx_encrypted, docx_nested, file_two_types
 */
export async function checkUpload(path: string, name?: string): Promise<{ kind: DocumentKind }> {
  const kind = await detectKind(path, name);
  if (kind === "docx") await checkDocx(path, () => unsupportedType(name));
  if (extensionOf(name) && extensionOf(name) !== kind) throw mismatch(name);
  return { kind };
}

async function detectKind(path: string, name?: string): Promise<DocumentKind> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size === 0) throw new AppError("file_empty");
    const head = await readBytes(file, 0, Math.min(headBytes, size));
    if (head.startsWith("PK\x03\x04")) return "docx";
    if (await isEncryptedOffice(file, head)) throw new AppError("docx_encrypted");
    const at = head.indexOf("%PDF-");
    if (at < 0 || otherSignature.test(head.slice(0, at))) throw unsupportedType(name);
    const tail = await readBytes(file, Math.max(0, size - tailBytes), Math.min(tailBytes, size));
    if (!/%%EOF|startxref/.test(tail)) throw new AppError("pdf_broken");
    if (await endsWithArchive(file, size)) throw new AppError("file_two_types");
    return "pdf";
  } finally {
    await file.close();
  }
}

/**
 * Whether a file ends with an archive's directory: within the last 65,557 bytes (4.3.16 of APPNOTE.TXT), and of the
 * stated size.
 */
async function endsWithArchive(file: FileHandle, size: number): Promise<boolean> {
  const from = Math.max(0, size - archiveEndBytes);
  const tail = Buffer.from(await readBytes(file, from, size - from), "latin1");
  for (
    let at = tail.indexOf("PK\x05\x06", 0, "latin1");
    at >= 0;
    at = tail.indexOf("PK\x05\x06", at + 1, "latin1")
  ) {
    if (at + 22 > tail.length) return false;
    const directory = from + at - tail.readUInt32LE(at + 12);
    if (directory >= 0 && (await readBytes(file, directory, 4)) === "PK\x01\x02") return true;
  }
  return false;
}

/**
 * An encrypted Office file is a compound file with a stream "EncryptedPackage" ([MS-CFB] 2.2 and 2.6: the header
 * locates the directory; [MS-OFFCRYPTO] 2.3.4).
 */
async function isEncryptedOffice(file: FileHandle, head: string): Promise<boolean> {
  if (!head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") || head.length < 512) return false;
  const header = Buffer.from(head, "latin1");
  const sector = 2 ** Math.min(header.readUInt16LE(30), 12);
  const directory = await readBytes(file, (header.readUInt32LE(48) + 1) * sector, 8 * 128);
  // Names of streams are compared in capitals ([MS-CFB] 2.6.4).
  return /EncryptedPackage/i.test(Buffer.from(directory, "latin1").toString("utf16le"));
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString("latin1", 0, bytesRead);
}

/** The extension of a file's name, in lower case; undefined without one. */
function extensionOf(name?: string): string | undefined {
  return /\.([a-z][a-z0-9]{1,4})$/i.exec(name?.trim() ?? "")?.[1]?.toLowerCase();
}

/** The error for a file of another type, or `mismatch` if its name has a supported extension. */
function unsupportedType(name?: string): AppError {
  const extension = extensionOf(name);
  return extension === "docx" || extension === "pdf" ? mismatch(name) : new AppError("file_type");
}

function mismatch(name = ""): AppError {
  const type = extensionOf(name) ?? "";
  return new AppError("file_type_mismatch", {
    values: { name: cleanName(name), type: type === "docx" ? "Word" : type.toUpperCase() },
  });
}
