import { type RefObject, useEffect } from "react";

/**
 * Lifts a bar that sticks to the lower edge of the window above the on-screen keyboard, where that covers the page (iOS);
 * elsewhere the keyboard makes the page smaller, see `interactive-widget` in app/root.tsx.
 */
export function useAboveKeyboard(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const lift = () => {
      // A page that is zoomed in is moved by hand.
      const covered =
        view.scale > 1 ? 0 : document.documentElement.clientHeight - view.height - view.offsetTop;
      bar.current?.style.setProperty("inset-block-end", covered > 1 ? `${Math.round(covered)}px` : null);
    };
    view.addEventListener("resize", lift);
    view.addEventListener("scroll", lift);
    return () => {
      view.removeEventListener("resize", lift);
      view.removeEventListener("scroll", lift);
    };
  }, [bar]);
}
