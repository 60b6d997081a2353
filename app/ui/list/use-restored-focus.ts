import { useEffect, useRef } from "react";

/**
 * Keeps the focus where an update replaces or removes the element that has it: at the element with the same id, or else at
 * the first that `instead` selects. Without a mouse only there, because a field would open the on-screen keyboard.
 * @returns properties of the element around them
 */
export function useRestoredFocus<Around extends HTMLElement>(instead: string) {
  const around = useRef<Around>(null);
  const focused = useRef<Element>();
  useEffect(() => {
    if (!focused.current || document.activeElement !== document.body) return;
    const same = matchMedia("(pointer: fine)").matches && document.getElementById(focused.current.id);
    (same || around.current?.querySelector<HTMLElement>(instead))?.focus({ preventScroll: true });
  });
  return {
    ref: around,
    onFocus: (event: { target: Element }) => {
      focused.current = event.target;
    },
    // Not of an element that is removed: React hears no events while it changes the page.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
