import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { logoId } from "~/contract/mail-message";
import type { MailPreview } from "~/contract/mail-templates";
import { useScripted } from "~/ui/form/use-scripted";
import { Alert } from "~/ui/primitives/alert";
import { Button } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";

export const previewViews = ["light", "dark", "narrow", "text"] as const;
export type PreviewView = (typeof previewViews)[number];

const Root = styled(Sheet)`
  display: grid; gap: var(--s4); align-content: start; min-inline-size: 0;
  iframe { display: block; inline-size: 100%; block-size: 32rem; border: 1px solid var(--line); border-radius: var(--r-control); }
  iframe[data-narrow] { inline-size: 320px; max-inline-size: 100%; margin-inline: auto; }
  .subject { font: 600 var(--t16) var(--font); overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 400 var(--t15) var(--font); }
  .views > button[aria-pressed="true"] { border-color: var(--accent); box-shadow: inset 0 -3px var(--accent); }
`;

/** Debounce of the preview. */
const debounceMs = 350;

/**
 * The preview of the mail in the surrounding form. With script it follows the input (rendered by `drawAt`); without it
 * buttons send the form, and the server renders it.
 */
export function LivePreview({
  preview: given,
  view: first,
  drawAt,
  logo,
}: {
  preview: MailPreview;
  view: PreviewView;
  /** The address that renders it; undefined for a fixed mail. */
  drawAt?: string;
  /** The mail's logo as a data URL. */
  logo?: string | null;
}) {
  const { t } = useTranslation("operatorMail");
  const root = useRef<HTMLElement>(null);
  const [preview, setPreview] = useState(given);
  const [view, setView] = useState(first);
  const scripted = useScripted();
  const [failed, setFailed] = useState(false);

  useEffect(() => setPreview(given), [given]);

  useEffect(() => {
    const form = root.current?.closest("form");
    if (!form || !drawAt) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let newest: AbortController | undefined;
    const draw = async () => {
      newest?.abort();
      newest = new AbortController();
      const { signal } = newest;
      try {
        const answer = await fetch(drawAt, { method: "POST", body: new FormData(form), signal });
        if (!answer.ok) throw new Error(String(answer.status));
        setPreview(await answer.json());
        setFailed(false);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, debounceMs);
    };
    form.addEventListener("input", later);
    form.addEventListener("change", later);
    return () => {
      clearTimeout(timer);
      newest?.abort();
      form.removeEventListener("input", later);
      form.removeEventListener("change", later);
    };
  }, [drawAt]);

  const choose = (one: PreviewView) => (event: MouseEvent) => {
    event.preventDefault();
    setView(one);
  };
  const drawn = view === "dark" ? preview.dark : preview.light;
  const html = logo ? drawn.replace(`cid:${logoId}`, logo) : drawn;
  return (
    <Root data-pad ref={root} aria-labelledby="preview-title">
      <h2 id="preview-title">{t("preview")}</h2>
      {drawAt || scripted ? (
        <div className="row views">
          {previewViews.map(one => (
            <Button
              key={one}
              small
              name="intent"
              value={`preview:${one}`}
              aria-pressed={view === one}
              formNoValidate
              onClick={choose(one)}
            >
              {t(`view.${one}`)}
            </Button>
          ))}
        </div>
      ) : null}
      {failed ? (
        <Alert tone="warn" live>
          {t("previewFailed")}
        </Alert>
      ) : null}
      <p className="subject">
        <bdi>{t("previewSubject", { subject: preview.subject })}</bdi>
      </p>
      {view === "text" || (!drawAt && !scripted) ? <pre dir="auto">{preview.text}</pre> : null}
      {view === "text" ? null : (
        <iframe
          // A new frame, because another document in the same one would add an entry to the browser's history.
          key={html}
          title={t("preview")}
          sandbox=""
          srcDoc={html}
          data-narrow={view === "narrow" || undefined}
        />
      )}
    </Root>
  );
}
