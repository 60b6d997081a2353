import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * The heading of a problem. One that replaces a page under its reader is shown from its heading, which takes the focus that
 * went with the page, so that a screen reader says it. One that came with the document leaves both alone.
 */
export function useProblemFocus(): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  // While a document is hydrated, the value of the server is used.
  const replaces = useRef(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
  useEffect(() => {
    if (!replaces.current) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
