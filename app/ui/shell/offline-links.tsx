import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.p`
  position: fixed; inset-block-start: calc(var(--bar, 3.75rem) + var(--s3)); inset-inline: var(--s4); z-index: 10; inline-size: fit-content; margin-inline: auto; padding: var(--s3) var(--s4);
  border: 1px solid var(--warn-line); border-radius: var(--r-control); background: var(--warn-fill); box-shadow: var(--float); color: var(--ink); font: 600 var(--t15) var(--font);
`;

/** Whether a click would leave the page, in the same tab and to a page of ours. */
function leaves({ button, target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return false;
  if (link.origin !== location.origin || link.target === "_blank" || link.hasAttribute("download"))
    return false;
  return link.pathname !== location.pathname || link.search !== location.search || link.hash === "";
}

/**
 * Without a network a link leaves the page as it is and says why. Remix would reload the page for a script that it cannot
 * fetch, and the browser's own page would take its place, with everything that was typed.
 */
export function OfflineLinks() {
  const { t } = useTranslation("shell");
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leaves(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTried(true);
    };
    const back = () => setTried(false);
    // On the window, before React's handlers of the document.
    window.addEventListener("click", stay, true);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("click", stay, true);
      window.removeEventListener("online", back);
    };
  }, []);
  return tried ? <Root role="alert">{t("error.network")}</Root> : null;
}
