import { useLocation, useNavigate } from "@remix-run/react";
import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from "react";

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
 * Moves the focus to the target of the last {@link InPlaceLink}, or to the question in the address if the form with the
 * focus was removed. Use once per page.
 */
export function useInPlaceFocus(): void {
  const { key, state, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here is one, even to the same place
  useEffect(() => {
    const { focus } = (state as Focus) ?? {};
    const target = focus ? document.getElementById(focus) : null;
    if (!target) {
      if (document.activeElement === document.body && hash.startsWith("#m-"))
        document.getElementById(hash.slice(1))?.querySelector("h2")?.focus({ preventScroll: true });
      return;
    }
    target.focus({ preventScroll: true });
    const { top, bottom } = target.getBoundingClientRect();
    // In one column the opened part is not beside the link.
    const oneColumn = !matchMedia("(min-width: 1280px)").matches;
    if (oneColumn || top < 0 || bottom > window.innerHeight) target.scrollIntoView();
  }, [key]);
}
