import { type RefObject, useEffect, useRef } from "react";

/**
 * The button beside the field asks or stops, and each is replaced by the other: a press by keys leaves the focus in the field,
 * and not at the beginning of the page. Nothing moves where that would open a keyboard on the screen.
 * @returns what the box of both takes as attributes
 */
export function useKeptFocus(growing: boolean, field: RefObject<HTMLElement>) {
  const held = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change replaces the button
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [growing]);
  return {
    onFocus: () => {
      held.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // An element that goes while it has the focus names no other one.
      if (relatedTarget) held.current = false;
    },
  };
}
