import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether the enhanced control may replace the native one. A focused native control is replaced after blur;
 * `read` gets its value first.
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
