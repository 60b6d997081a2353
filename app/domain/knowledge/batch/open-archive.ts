import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from "yauzl";
import { AppError } from "~/contract/errors";
import { isLeftover } from "~/contract/leftover-files";
import { byOffset, endOf, isBomb, isWrongSize } from "~/domain/knowledge/reading/zip-entries";

/** The maximum of a batch. */
const maxEntries = 10_000;
/** Maximum size of all entries together, as declared in the directory; each entry also has the limit of an upload. */
const maxTotalBytes = 16 * 1024 * 1024 * 1024;

/** An entry of an archive: its index, its name (for display only), and the reason if it is refused. */
export type ArchiveEntry = { at: number; name: string; bytes: number; refusal?: AppError; entry: Entry };

/**
 * Opens a .zip and reads its directory. Names are never used as paths. Folders and leftovers of file managers are ignored.
 * @throws AppError archive_broken, archive_empty, archive_too_many with `limit`, archive_bomb
 */
export async function openArchive(
  path: string,
  limitMegabytes: number,
): Promise<{ zip: ZipFile; entries: ArchiveEntry[] }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false }).catch(
    () => {
      throw new AppError("archive_broken");
    },
  );
  try {
    if (zip.entryCount > maxEntries)
      throw new AppError("archive_too_many", { values: { limit: maxEntries } });
    const all = await readDirectory(zip);
    checkOverlaps(all);
    const entries = all.flatMap((entry, at): ArchiveEntry[] => {
      const name = nameOf(entry);
      if (/[\\/]$/.test(name) || isLeftover(`/${name}`)) return [];
      const refusal = refusalOf(entry, name, limitMegabytes);
      return [{ at, name, bytes: entry.uncompressedSize, entry, ...(refusal ? { refusal } : {}) }];
    });
    if (entries.length === 0) throw new AppError("archive_empty");
    return { zip, entries };
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : new AppError("archive_broken");
  }
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    // The number of entries that the archive declares may be wrong.
    if (entries.length >= maxEntries)
      throw new AppError("archive_too_many", { values: { limit: maxEntries } });
    entries.push(entry);
  }
  return entries;
}

/** Overlapping entries are the technique of zip bombs. */
function checkOverlaps(entries: Entry[]): void {
  let all = 0;
  let previousEnd = 0;
  for (const entry of entries.toSorted(byOffset)) {
    all += entry.uncompressedSize;
    if (all > maxTotalBytes || entry.relativeOffsetOfLocalHeader < previousEnd)
      throw new AppError("archive_bomb");
    previousEnd = endOf(entry);
  }
}

/** The raw name of an entry, because archives of Windows may contain backslashes. */
function nameOf(entry: Entry): string {
  return getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
}

function refusalOf(entry: Entry, name: string, limitMegabytes: number): AppError | undefined {
  if (validateFileName(name) !== null) return new AppError("archive_name");
  if (/\.(?:zip|7z|rar|tar|t?gz|bz2|xz)$/i.test(name)) return new AppError("archive_nested");
  if (!/\.(?:docx|pdf)$/i.test(name)) return new AppError("file_type");
  if (entry.isEncrypted()) return new AppError("archive_encrypted");
  if (![0, 8].includes(entry.compressionMethod)) return new AppError("archive_method");
  if (entry.uncompressedSize > limitMegabytes * 1024 * 1024)
    return new AppError("file_too_large", { values: { limit: limitMegabytes } });
  return isBomb(entry) ? new AppError("archive_bomb") : undefined;
}

/** Reads the bytes of an entry. @throws AppError archive_lies, archive_entry_broken */
export async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    yield* stream as AsyncIterable<Buffer>;
  } catch (error) {
    throw new AppError(isWrongSize(error) ? "archive_lies" : "archive_entry_broken");
  }
}
