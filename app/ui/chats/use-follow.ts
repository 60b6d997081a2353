import { type RefObject, useEffect, useRef, useState } from "react";

/** The part of the viewport that the composer covers; it follows the mark. */
const covered = (mark: Element) => mark.nextElementSibling?.getBoundingClientRect().height ?? 0;

/** Scrolls to the end of a finished answer, keeping its question in view. Called before the layout changes. */
function showEnd(mark: Element): void {
  requestAnimationFrame(() => {
    const below = mark.getBoundingClientRect().bottom - (window.innerHeight - covered(mark));
    const question = [...(mark.parentElement?.querySelectorAll("article") ?? [])].at(-1);
    const above = (question?.getBoundingClientRect().top ?? 0) - belowTopBar;
    if (below > 0 && above > 0) window.scrollBy(0, Math.min(below, above));
  });
}

/** Height of the sticky top bar with some margin, in pixels. */
const belowTopBar = 80;

/**
 * Keeps the end of a growing thread in view until the reader scrolls up, and again when back at the end. `end`
 * belongs to an element just above the composer. `away`: the end is out of view.
 */
export function useFollow(growing: boolean): { end: RefObject<HTMLDivElement>; away: boolean } {
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(false);
  const [away, setAway] = useState(false);

  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    let inSight = false;
    let before = window.scrollY;
    const scrolled = () => {
      if (window.scrollY < before) following.current = inSight;
      before = window.scrollY;
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        inSight = entry?.isIntersecting ?? false;
        if (inSight) following.current = true;
        setAway(!inSight);
      },
      { rootMargin: `0px 0px -${Math.round(covered(mark))}px` },
    );
    observer.observe(mark);
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", scrolled);
    };
  }, []);

  useEffect(() => {
    const mark = end.current;
    const thread = mark?.parentElement;
    if (!growing || !mark || !thread) return;
    const grown = new ResizeObserver(() => {
      const below = mark.getBoundingClientRect().bottom - (window.innerHeight - covered(mark));
      if (following.current && below > 0) window.scrollBy(0, below);
    });
    grown.observe(thread);
    return () => {
      grown.disconnect();
      if (following.current) showEnd(mark);
    };
  }, [growing]);

  return { end, away };
}
