import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";

const Root = styled.div`
  position: fixed; inset-block-start: 0; inset-inline: 0; z-index: 20; block-size: 3px; background: var(--tint); pointer-events: none;
  > i { position: absolute; inset-block: 0; inset-inline-start: 0; transition: inline-size var(--move); }
  > i:first-child { background: var(--tint-line); }
  > i:last-child { background: var(--accent); }
  @media (forced-colors: active) { > i:last-child { background: Highlight; forced-color-adjust: none; } }
  @media print { display: none; }
`;

const start = { done: 10, buffer: 20 };
const cap = 82;
const tick = 800;
const farewell = 300;

/**
 * The estimated progress of a slow navigation: from 10 (buffer 20) it rises randomly every 800 ms, stops at 82
 * until the page is loaded, fills, and disappears 300 ms later.
 */
export default function LoadingBar({ busy, gone }: { busy: boolean; gone: () => void }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only coming and going of the page moves the bar
  useEffect(() => {
    if (busy) {
      setAt(start);
      const timer = setInterval(
        () =>
          setAt(({ done, buffer }) => ({
            done: Math.min(cap, done + 5 + Math.random() * 10),
            buffer: Math.min(100, buffer + 6 + Math.random() * 10),
          })),
        tick,
      );
      return () => clearInterval(timer);
    }
    setAt({ done: 100, buffer: 100 });
    const timer = setTimeout(gone, farewell);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <Root
      role="progressbar"
      aria-label={t("loading")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at.done)}
    >
      <i style={{ inlineSize: `${at.buffer}%` }} />
      <i style={{ inlineSize: `${at.done}%` }} />
    </Root>
  );
}
