import { useEffect } from "react";

/**
 * Scrolls smoothly to links within the page; `scroll-padding` keeps targets 60 px below the edge. Navigations to
 * other pages start at the top at once.
 */
export function useSmoothHash(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const glide = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.("a");
      if (!link?.hash || link.pathname !== location.pathname || link.search !== location.search) return;
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      style.scrollBehavior = "smooth";
      clearTimeout(timer);
      timer = setTimeout(() => (style.scrollBehavior = ""), 1000);
    };
    document.addEventListener("click", glide, true);
    return () => {
      clearTimeout(timer);
      style.scrollBehavior = "";
      document.removeEventListener("click", glide, true);
    };
  }, []);
}
