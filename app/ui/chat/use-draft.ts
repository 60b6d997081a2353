import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps what is typed into `field` for this tab, under the chat it is for. Once the question stands in
 * the thread (`latest` is another one) the draft and the field are empty again.
 */
export function useDraft(chatId: string, latest: string | undefined, field: RefObject<HTMLTextAreaElement>) {
  const name = `draft.${chatId}`;
  const known = useRef(latest);

  useEffect(() => {
    if (field.current && !field.current.value) field.current.value = kept(name);
  }, [name, field]);

  useEffect(() => {
    if (known.current === latest) return;
    known.current = latest;
    keep(name, "");
    if (!field.current) return;
    field.current.value = "";
    // The button that was pressed is gone. On a touch screen a focus here would open the keyboard.
    if (document.activeElement === document.body && matchMedia("(pointer: fine)").matches) {
      field.current.focus({ preventScroll: true });
    }
  }, [name, latest, field]);

  return () => keep(name, field.current?.value ?? "");
}

// A browser may forbid storage; a draft is then kept as long as the page.
function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function keep(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {}
}
