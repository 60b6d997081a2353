import { useEffect } from "react";
import type { Look } from "~/session/preferences-choices";

/** Debounce of updates to the document's head, in milliseconds. */
const debounceMs = 10;

/** Keeps theme-color in step with the page, also when the device changes its colour scheme. */
export function useHeadTags(look: Look, title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may change what is painted
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
        for (const tag of document.querySelectorAll('meta[name="theme-color"]'))
          tag.setAttribute("content", canvas);
      }, debounceMs);
    };
    follow();
    const night = matchMedia("(prefers-color-scheme: dark)");
    night.addEventListener("change", follow);
    return () => {
      clearTimeout(timer);
      night.removeEventListener("change", follow);
    };
  }, [look, title]);
}
