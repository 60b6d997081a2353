import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether script may put its own control in the place of the browser's. Whoever is in that one when script comes
 * finishes there first; `read` sees what it holds before it goes.
 */
export function useTakenOver<Control extends HTMLElement>(
  native: RefObject<Control>,
  read?: (control: Control) => void,
): boolean {
  const [taken, setTaken] = useState(false);
  const now = useRef(read);
  now.current = read;
  useEffect(() => {
    const control = native.current;
    const take = () => {
      if (control) now.current?.(control);
      setTaken(true);
    };
    if (!control || document.activeElement !== control) return take();
    control.addEventListener("blur", take, { once: true });
    return () => control.removeEventListener("blur", take);
  }, [native]);
  return taken;
}
