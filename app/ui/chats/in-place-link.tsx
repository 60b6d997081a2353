import { useLocation, useNavigate } from "@remix-run/react";
import { type AnchorHTMLAttributes, type MouseEvent, useEffect, useRef } from "react";
import { anchors } from "./shown";

type Focus = { focus?: string } | null;

/**
 * A link that changes a part of the page. Without script it loads a new page at `hash`; with script the scroll
 * position stays, and the focus moves to the element with the id `focus`.
 */
export function InPlaceLink({
  to,
  hash,
  focus,
  ...rest
}: { to: string; hash: string; focus: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const navigate = useNavigate();
  const target = withPlace(to, useLocation().search);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(target, { preventScrollReset: true, state: { focus } satisfies Focus });
  };
  return <a href={`${target}#${hash}`} onClick={follow} {...rest} />;
}

/** Keeps the parameters that select the branch and the part of a long conversation, unless the link selects another branch. */
function withPlace(to: string, search: string): string {
  const target = new URLSearchParams(to);
  if (target.has("branch")) return to;
  const place = new URLSearchParams(search);
  for (const name of ["branch", "before"]) {
    const value = place.get(name);
    if (value) target.set(name, value);
  }
  return `?${target}`;
}

/**
 * Moves the focus to the target of the last {@link InPlaceLink}. If the element with the focus was removed, it goes to the
 * source that the back button closed, or to the question in the address. Use once per page.
 */
export function useInPlaceFocus(): void {
  const { key, state, hash, search } = useLocation();
  const before = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here is one, even to the same place
  useEffect(() => {
    const closed = closedSource(before.current, search);
    before.current = search;
    const { focus } = (state as Focus) ?? {};
    const target = focus ? document.getElementById(focus) : null;
    if (!target) {
      if (document.activeElement !== document.body) return;
      if (closed) closed.focus({ preventScroll: true });
      else if (hash.startsWith("#m-"))
        document.getElementById(hash.slice(1))?.querySelector("h2")?.focus({ preventScroll: true });
      return;
    }
    target.focus({ preventScroll: true });
    // A text that is edited is gone on with at its end.
    if (target instanceof HTMLTextAreaElement)
      target.setSelectionRange(target.value.length, target.value.length);
    const { top, bottom } = target.getBoundingClientRect();
    // In one column the opened part is not beside the link.
    const oneColumn = !matchMedia("(min-width: 1280px)").matches;
    if (oneColumn || top < 0 || bottom > window.innerHeight) target.scrollIntoView();
  }, [key]);
}

/** The link in the list of sources to the source that was open `before` and is closed now. */
function closedSource(before: string, now: string): HTMLElement | null {
  const [id, number] = new URLSearchParams(before).get("source")?.split(".") ?? [];
  if (!id || new URLSearchParams(now).has("source")) return null;
  return document.getElementById(anchors.source(id, Number(number)));
}
