import { useLocation, useNavigate } from "@remix-run/react";
import { type AnchorHTMLAttributes, type MouseEvent, useEffect } from "react";

type Focus = { focus?: string } | null;

/**
 * A link that changes a part of the page. Without script it is a new page at `hash`; with script
 * nothing jumps, and the focus goes to the element with the id `focus`.
 */
export function CalmLink({
  to,
  hash,
  focus,
  ...rest
}: { to: string; hash: string; focus: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const navigate = useNavigate();
  const target = withBefore(to, useLocation().search);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(target, { preventScrollReset: true, state: { focus } satisfies Focus });
  };
  return <a href={`${target}#${hash}`} onClick={follow} {...rest} />;
}

/** Which part of a long conversation one reads stays as it is. */
function withBefore(to: string, search: string): string {
  const before = new URLSearchParams(search).get("before");
  return before ? `${to}${to === "?" ? "" : "&"}${new URLSearchParams({ before })}` : to;
}

/** Puts the focus where the link that led here says. Once a page. */
export function useCalmFocus(): void {
  const { key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way here is one, even to the same place
  useEffect(() => {
    const { focus } = (state as Focus) ?? {};
    const target = focus ? document.getElementById(focus) : null;
    if (!target) return;
    target.focus({ preventScroll: true });
    const { top, bottom } = target.getBoundingClientRect();
    // In one column what was opened stands somewhere else than the link.
    const oneColumn = !matchMedia("(min-width: 1280px)").matches;
    if (oneColumn || top < 0 || bottom > window.innerHeight) target.scrollIntoView();
  }, [key]);
}
