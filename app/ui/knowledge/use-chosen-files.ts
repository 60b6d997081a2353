import { type DragEvent, type RefObject, useEffect, useState } from "react";
import { formatBytes } from "~/i18n/format";
import { isLanguage } from "~/i18n/languages";
import { type Kind, kinds } from "./answer";

type Chosen = Partial<Record<Kind, { name: string; size: string }>>;

const describe = (file: File, language: string) => ({
  name: file.name,
  size: formatBytes(file.size, isLanguage(language) ? language : "en"),
});

const kindOf = (file: File): Kind | undefined =>
  kinds.find(kind => file.name.toLowerCase().endsWith(`.${kind}`));

/**
 * What the file inputs of a form hold, once there is script: files can then also be dropped on the form
 * or pasted into it. Each goes to the input of its type, and one of another type to the one it fell on,
 * where the server says what is wrong with it.
 */
export function useChosenFiles(form: RefObject<HTMLFormElement>, language: string) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [over, setOver] = useState(false);
  const input = (kind: Kind) => form.current?.querySelector<HTMLInputElement>(`input[type="file"]#${kind}`);
  const note = (kind: Kind, file: File | undefined) =>
    setChosen(before => ({ ...before, [kind]: file ? describe(file, language) : undefined }));

  // A browser that goes back in its history may have kept what was chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with, once
  useEffect(() => {
    for (const kind of kinds) {
      const kept = input(kind)?.files?.[0];
      if (kept) note(kind, kept);
    }
  }, []);

  function put(files: Iterable<File>, fallen: Kind) {
    for (const file of files) {
      const kind = kindOf(file) ?? fallen;
      const target = input(kind);
      if (!target) continue;
      const box = new DataTransfer();
      box.items.add(file);
      target.files = box.files;
      note(kind, file);
    }
  }

  const fieldUnder = (event: DragEvent): Kind =>
    (event.target as HTMLElement).closest<HTMLElement>("[data-kind]")?.dataset.kind === "docx"
      ? "docx"
      : "pdf";
  const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return {
    chosen,
    over,
    choose: (kind: Kind, target: HTMLInputElement) => note(kind, target.files?.[0]),
    clear: (kind: Kind, target: HTMLInputElement | null) => {
      if (target) target.value = "";
      note(kind, undefined);
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
        put(event.clipboardData.files, "pdf");
      },
    },
  };
}
