import { type DragEvent, type RefObject, useEffect, useState } from "react";
import { isLanguage } from "~/contract/language";
import { formatBytes, formatList } from "~/i18n/format";

function describe(files: File[], code: string) {
  const language = isLanguage(code) ? code : "en";
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return {
    name: formatList(
      files.map(({ name }) => name),
      language,
    ),
    size: formatBytes(size, language),
  };
}

/** Why a file was not taken: a second one for one input, a folder, or one above the limit, with the sentence about it. */
export type FileRemark = "one" | "folder" | { tooLarge: string };

/** The largest file that the server accepts, and its sentence about a larger one. */
export type FileLimit = { megabytes: number; tooLarge: string };

export const exceedsLimit = ({ size }: File, { megabytes }: FileLimit): boolean =>
  size > megabytes * 1024 * 1024;

const endsWith = (file: File, ending: string) => file.name.toLowerCase().endsWith(ending);

/**
 * The files of a form's inputs with script, which also accepts dropped and pasted files. Each file is assigned to the
 * input of its type; one of another type to the input that it was dropped on, so that the server refuses it there. An
 * input of several files takes those that are dropped together, beside those that it has; of several files for one input
 * the first is taken, and no folder; `remarks` reports that. A file above the limit is not taken either, so that it is not
 * uploaded in vain.
 * @param endings each input's name with the end of the names of its files: `{ docx: ".docx", pdf: ".pdf" }`
 */
export function useChosenFiles<Name extends string>(
  form: RefObject<HTMLFormElement>,
  endings: Record<Name, string>,
  language: string,
  limit?: FileLimit,
) {
  type Chosen = Partial<Record<Name, { name: string; size: string }>>;
  const names = Object.keys(endings) as Name[];
  const last = names[names.length - 1]!;
  const [chosen, setChosen] = useState<Chosen>({});
  const [remarks, setRemarks] = useState<Partial<Record<Name, FileRemark>>>({});
  const [over, setOver] = useState(false);
  const input = (name: Name) => form.current?.querySelector<HTMLInputElement>(`input[type="file"]#${name}`);
  const recordFiles = (name: Name, files: Iterable<File> | null | undefined) => {
    const all = [...(files ?? [])];
    setRemarks(before => ({ ...before, [name]: undefined }));
    setChosen(before => ({ ...before, [name]: all.length > 0 ? describe(all, language) : undefined }));
  };

  function choose(name: Name, target: HTMLInputElement) {
    const tooLarge = limit && [...(target.files ?? [])].some(file => exceedsLimit(file, limit));
    if (tooLarge) target.value = "";
    recordFiles(name, target.files);
    if (tooLarge) setRemarks(before => ({ ...before, [name]: { tooLarge: limit.tooLarge } }));
  }

  // The history may have restored chosen files.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial files, once
  useEffect(() => {
    for (const name of names) {
      const kept = input(name);
      if (kept?.files?.length) choose(name, kept);
    }
  }, []);

  function put(files: Iterable<File>, fallback: Name, folders = false) {
    const remark: typeof remarks = {};
    if (folders) remark[fallback] = "folder";
    const filled = new Set<Name>();
    for (const file of files) {
      const name = names.find(one => endings[one] !== "" && endsWith(file, endings[one])) ?? fallback;
      const target = input(name);
      if (!target || target.disabled) continue;
      if (filled.has(name) && !target.multiple) {
        remark[name] = "one";
        continue;
      }
      if (limit && exceedsLimit(file, limit)) {
        remark[name] = { tooLarge: limit.tooLarge };
        continue;
      }
      filled.add(name);
      const box = new DataTransfer();
      if (target.multiple) for (const one of target.files ?? []) box.items.add(one);
      box.items.add(file);
      target.files = box.files;
      recordFiles(name, box.files);
      target.dispatchEvent(new Event("change", { bubbles: true }));
    }
    setRemarks(before => ({ ...before, ...remark }));
  }

  const fieldUnder = (event: DragEvent): Name => {
    const under = (event.target as HTMLElement).closest<HTMLElement>("[data-file]")?.dataset.file;
    return names.find(name => name === under) ?? last;
  };
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return {
    chosen,
    /** What was not taken, by input. */
    remarks,
    over,
    choose,
    clear: (name: Name, target: HTMLInputElement | null) => {
      if (target) target.value = "";
      recordFiles(name, undefined);
    },
    clearAll: () => setChosen({}),
    /** For the form element. */
    targets: {
      onDragOver(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!form.current?.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        // A folder is among the files too, as one that cannot be read.
        const entries = [...event.dataTransfer.items].map(item => item.webkitGetAsEntry?.());
        const folders = new Set(entries.filter(entry => entry?.isDirectory).map(entry => entry?.name));
        const files = [...event.dataTransfer.files].filter(({ name }) => !folders.has(name));
        put(files, fieldUnder(event), folders.size > 0);
      },
      onPaste(event: React.ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        put(event.clipboardData.files, last);
      },
    },
  };
}
