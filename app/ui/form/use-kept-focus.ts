import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves the focus to the field when the pressed button beside it is removed or replaced (asking by stopping, or the reverse);
 * otherwise it would return to the start of the page. Does nothing on touch screens, whose keyboard would open.
 * @param state changes with the button
 * @returns the attributes of the element around both
 */
export function useKeptFocus(state: boolean, field: RefObject<HTMLElement>) {
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change replaces the button
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // A focused element that is removed has no related target.
      if (relatedTarget) hadFocus.current = false;
    },
  };
}
