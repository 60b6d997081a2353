import { type DragEvent, type RefObject, useEffect, useState } from "react";
import { isLanguage } from "~/contract/language";
import { formatBytes } from "~/i18n/format";

const describe = (file: File, language: string) => ({
  name: file.name,
  size: formatBytes(file.size, isLanguage(language) ? language : "en"),
});

const endsWith = (file: File, ending: string) => file.name.toLowerCase().endsWith(ending);

/**
 * The files of a form's inputs with script, which also accepts dropped and pasted files. Each file is assigned to the
 * input of its type; one of another type to the input that it was dropped on, so that the server refuses it there.
 * @param endings each input's name with the end of the names of its files: `{ docx: ".docx", pdf: ".pdf" }`
 */
export function useChosenFiles<Name extends string>(
  form: RefObject<HTMLFormElement>,
  endings: Record<Name, string>,
  language: string,
) {
  type Chosen = Partial<Record<Name, { name: string; size: string }>>;
  const names = Object.keys(endings) as Name[];
  const last = names[names.length - 1]!;
  const [chosen, setChosen] = useState<Chosen>({});
  const [over, setOver] = useState(false);
  const input = (name: Name) => form.current?.querySelector<HTMLInputElement>(`input[type="file"]#${name}`);
  const recordFile = (name: Name, file: File | undefined) =>
    setChosen(before => ({ ...before, [name]: file ? describe(file, language) : undefined }));

  // The history may have restored chosen files.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial files, once
  useEffect(() => {
    for (const name of names) {
      const kept = input(name)?.files?.[0];
      if (kept) recordFile(name, kept);
    }
  }, []);

  function put(files: Iterable<File>, fallen: Name) {
    for (const file of files) {
      const name = names.find(one => endings[one] !== "" && endsWith(file, endings[one])) ?? fallen;
      const target = input(name);
      if (!target || target.disabled) continue;
      const box = new DataTransfer();
      box.items.add(file);
      target.files = box.files;
      recordFile(name, file);
      target.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }

  const fieldUnder = (event: DragEvent): Name => {
    const under = (event.target as HTMLElement).closest<HTMLElement>("[data-file]")?.dataset.file;
    return names.find(name => name === under) ?? last;
  };
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return {
    chosen,
    over,
    choose: (name: Name, target: HTMLInputElement) => recordFile(name, target.files?.[0]),
    clear: (name: Name, target: HTMLInputElement | null) => {
      if (target) target.value = "";
      recordFile(name, undefined);
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
        put(event.dataTransfer.files, fieldUnder(event));
      },
      onPaste(event: React.ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        put(event.clipboardData.files, last);
      },
    },
  };
}
