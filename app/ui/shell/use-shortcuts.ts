import { useEffect } from "react";
import type { Panel } from "./manners";

const fields =
  "input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]";
const seen = (field: HTMLElement | null) => (field?.offsetParent ? field : undefined);

/**
 * Ctrl or ⌘ K opens the palette, / goes to the search of the page, ? lists the keys. Single keys are
 * left alone while somebody types or has a dialog open, and all of them where they are switched off (WCAG 2.1.4).
 */
export function useShortcuts(on: boolean, open: (panel: Panel) => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const held = event.ctrlKey || event.metaKey;
      if (held && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        open("palette");
        return;
      }
      if (held || (event.target as Element).closest?.(fields) || document.querySelector("dialog:modal"))
        return;
      if (event.key === "?") open("keys");
      else if (event.key === "/") {
        const search =
          seen(document.querySelector<HTMLElement>("main input[type=search]")) ??
          seen(document.querySelector<HTMLElement>("header input[type=search]"));
        if (search) search.focus();
        else open("palette");
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, open]);
}
