import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Button = styled.button`
  position: fixed; z-index: 3; inset-block-end: var(--s6); inset-inline-end: var(--s6); display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; padding: 0;
  border: 0; border-radius: 50%; background: var(--button); color: var(--on-accent); box-shadow: var(--float); cursor: pointer;
  &:hover { background: var(--button-hover); }
  :root[data-footer="sticky"] & { inset-block-end: 5.5rem; }
  /* In chats it would lie on the composer, and the latest question is at the end. */
  html:has([data-composer]) & { display: none; }
  @media print { display: none; }
`;

/** Scroll distance before the button appears, in pixels. */
const minScroll = 200;

/** Scrolls back to the top of a long page. */
export function ScrollToTop() {
  const { t } = useTranslation("frame");
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const update = () => setShown(window.scrollY > minScroll);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  if (!shown) return null;
  const rise = () => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
    // The button disappears; keyboard users continue from the top.
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <Button type="button" onClick={rise} title={t("toTop")}>
      <ArrowUp size={20} aria-hidden />
      <span className="hidden">{t("toTop")}</span>
    </Button>
  );
}
