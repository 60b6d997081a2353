import { type RefObject, useEffect, useRef } from "react";

/** Calls `onChange` after a select got another value: by script, by autofill, or by a reset of its form. */
export function useSelectChange(select: RefObject<HTMLSelectElement>, onChange: () => void) {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const element = select.current;
    const changed = () => latest.current();
    // The values of a form change after its reset event.
    const afterReset = () => setTimeout(changed);
    element?.addEventListener("change", changed);
    element?.form?.addEventListener("reset", afterReset);
    return () => {
      element?.removeEventListener("change", changed);
      element?.form?.removeEventListener("reset", afterReset);
    };
  }, [select]);
}
