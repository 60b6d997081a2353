import { useEffect } from "react";

/** The layers that the shell can open. */
export type Panel = "palette" | "customizer" | "notices" | "keys";

const fields =
  "input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]";
/** The letter, or on a keyboard without Latin letters, such as an Arabic one, its place. */
const isLetterK = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === "k" : code === "KeyK";
const visibleField = (field: HTMLElement | null) => (field?.offsetParent ? field : undefined);

/**
 * Ctrl or ⌘ K opens the palette, / focuses the search of the bar, which shows the key, ? lists the shortcuts. Single keys are ignored in
 * fields and dialogs, and can be switched off (WCAG 2.1.4).
 */
export function useShortcuts(on: boolean, open: (panel: Panel) => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const hasModifier = event.ctrlKey || event.metaKey;
      if (hasModifier && !event.shiftKey && isLetterK(event)) {
        event.preventDefault();
        open("palette");
        return;
      }
      if (
        hasModifier ||
        (event.target as Element).closest?.(fields) ||
        document.querySelector("dialog:modal")
      )
        return;
      if (event.key === "?" || event.key === "؟") open("keys");
      else if (event.key === "/") {
        const search =
          visibleField(document.querySelector<HTMLElement>("header input[type=search]")) ??
          visibleField(document.querySelector<HTMLElement>("main input[type=search]"));
        if (search) search.focus();
        else open("palette");
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, open]);
}
