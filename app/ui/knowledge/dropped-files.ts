import { isLeftover } from "~/contract/leftover-files";

/** A chosen or dropped file with the folders that it was in. */
export type Chosen = { path: string; file: File };

/** Skips hidden and leftover files; sorted by path, because the order of a folder's entries is undefined. */
const wanted = (chosen: Chosen[]) =>
  chosen
    .filter(({ path }) => !isLeftover(path))
    .sort((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true }));

export const fileInputs = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="file"]'),
];

/** The files of inputs; those of a folder with its path. */
export function chosenIn(form: HTMLFormElement): Chosen[] {
  return wanted(
    fileInputs(form)
      .flatMap(input => [...(input.files ?? [])])
      .map(file => ({ path: file.webkitRelativePath || file.name, file })),
  );
}

/** The files that were dropped, those of dropped folders included. */
export async function droppedFiles(data: DataTransfer): Promise<Chosen[]> {
  // The list is emptied when the event ends, so every entry is read before the first `await`.
  const entries = [...data.items].map(item => item.webkitGetAsEntry()).filter(entry => entry !== null);
  const files: Chosen[] = [];
  for (const entry of entries) await walk(entry, files);
  return wanted(files);
}

async function walk(entry: FileSystemEntry, files: Chosen[]): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed));
    files.push({ path: entry.fullPath.replace(/^\//, ""), file });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // Browsers return the entries of a folder in batches of a hundred.
    const piece = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (piece.length === 0) return;
    for (const one of piece) await walk(one, files);
  }
}
