import { ExternalLink, FileText, Text, ZoomIn, ZoomOut } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";

const Root = styled.div`
  display: contents;
  .ways { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); margin-block-start: var(--s3); font: 500 var(--t15) var(--font); }
  .ways > * { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 1.75rem; }
  .ways > button { padding: 0; border: 0; background: none; color: var(--accent-deep); font: inherit; text-decoration: underline; text-underline-offset: 0.15em; cursor: pointer; }
  .said { margin-block-start: var(--s3); font: 400 var(--t15) var(--font); color: var(--muted); }
  .said[data-failed] { color: var(--err); }
  .drawn { margin-block: var(--s4); border: 1px solid var(--line-2); border-radius: 2px; background: #ffffff; }
  /* Without text of its own, but as wide as it will be. */
  .drawn[data-empty] { visibility: hidden; block-size: 0; margin: 0; border: 0; overflow: hidden; }
  .drawn[data-large] { overflow: auto; }
  .drawn[data-large] > .sheet { inline-size: 200%; }
  .sheet { position: relative; }
  .sheet canvas { display: block; inline-size: 100%; block-size: auto; }
  .mark { position: absolute; background: #dcc8ff; mix-blend-mode: multiply; scroll-margin-block: 6rem; }
  /* Where pdf.js writes the page's text, invisible above its picture. */
  .text { --min-font-size: 1; --scale-round-x: 1px; --scale-round-y: 1px; position: absolute; inset: 0; overflow: clip; direction: ltr; text-align: initial; line-height: 1; text-size-adjust: none; transform-origin: 0 0; forced-color-adjust: none; }
  .text[data-main-rotation="90"] { transform: rotate(90deg) translateY(-100%); }
  .text[data-main-rotation="180"] { transform: rotate(180deg) translate(-100%, -100%); }
  .text[data-main-rotation="270"] { transform: rotate(270deg) translateX(-100%); }
  .text :is(span, br) { position: absolute; color: transparent; white-space: pre; cursor: text; transform-origin: 0 0; }
  .text > :not(.markedContent), .text .markedContent span:not(.markedContent) {
    --font-height: 0; --scale-x: 1; --rotate: 0deg;
    font-size: calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(calc(1 / var(--min-font-size)));
  }
  .text .markedContent { display: contents; }
  .text ::selection { background: rgb(0 90 255 / 0.25); }
  @media print { .ways { display: none; } }
`;

type State = "text" | "drawing" | "drawn" | "unmarked" | "failed";

/**
 * The text of a page of a .pdf (`children`) with a link to the original page. With script a button replaces the link,
 * which draws the page and marks the sentence. pdf.js is loaded on the first use.
 */
export function OriginalView({
  fileId,
  number,
  sentence,
  children,
}: {
  fileId: string;
  /** From 1. */
  number: number;
  /** The cited sentence, if it is on this page. */
  sentence: string | null;
  children: ReactNode;
}) {
  const { t } = useTranslation("original");
  const [wanted, setWanted] = useState(false);
  const [large, setLarge] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const state = useDrawing(host, wanted, { fileId, number, sentence });
  const shown = state === "drawn" || state === "unmarked";
  useEffect(() => {
    if (shown)
      host.current
        ?.querySelector(".mark")
        ?.scrollIntoView({ block: "center", inline: large ? "start" : "center" });
  }, [shown, large]);
  // The button replaces the link, so the focus moves to it.
  const turned = useRef(false);
  const turn = (to: boolean) => {
    turned.current = true;
    setWanted(to);
  };
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !turned.current) return;
    turned.current = false;
    element.focus({ preventScroll: true });
  };
  const link = paths.knowledge.original(fileId, number);
  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    turn(true);
  };
  return (
    <Root>
      <p className="ways">
        {wanted ? (
          <>
            <button type="button" onClick={() => turn(false)} ref={takeFocus}>
              <Text size={16} aria-hidden />
              {t("asText")}
            </button>
            {shown ? (
              <button type="button" onClick={() => setLarge(!large)}>
                {large ? <ZoomOut size={16} aria-hidden /> : <ZoomIn size={16} aria-hidden />}
                {large ? t("smaller") : t("larger")}
              </button>
            ) : null}
            <a href={link} target="_blank" rel="noreferrer">
              <ExternalLink size={16} aria-hidden />
              {t("open")}
            </a>
          </>
        ) : (
          <a href={link} target="_blank" rel="noreferrer" onClick={show} ref={takeFocus}>
            <FileText size={16} aria-hidden />
            {t("show")}
          </a>
        )}
      </p>
      <div role="status">
        {state === "drawing" ? <p className="said">{t("drawing")}</p> : null}
        {state === "unmarked" ? <p className="said">{t("unmarked")}</p> : null}
        {state === "failed" ? (
          <p className="said" data-failed>
            {t("failed")}
          </p>
        ) : null}
      </div>
      <div
        className="drawn"
        ref={host}
        data-empty={!shown || undefined}
        data-large={large || undefined}
        dir="ltr"
      />
      {shown ? null : children}
    </Root>
  );
}

function useDrawing(
  host: React.RefObject<HTMLDivElement>,
  wanted: boolean,
  { fileId, number, sentence }: { fileId: string; number: number; sentence: string | null },
): State {
  const [state, setState] = useState<State>("text");
  useEffect(() => {
    if (!wanted || !host.current) {
      setState("text");
      return;
    }
    const place = host.current;
    const ended = new AbortController();
    const draw = async () => {
      const { drawPage } = await import("./draw-page");
      return drawPage(place, { url: paths.knowledge.original(fileId), number, sentence }, ended.signal);
    };
    setState("drawing");
    draw().then(
      ({ marked }) => {
        if (ended.signal.aborted) return;
        setState(marked || sentence === null ? "drawn" : "unmarked");
      },
      error => {
        if (ended.signal.aborted) return;
        console.warn(error);
        setState("failed");
      },
    );
    return () => {
      ended.abort();
      place.replaceChildren();
    };
  }, [host, wanted, fileId, number, sentence]);
  return state;
}
