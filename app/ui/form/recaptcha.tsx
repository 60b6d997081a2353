import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { Button } from "~/ui/primitives/button";

const Root = styled.details`
  margin-block-start: var(--s3); font: 400 var(--t15) var(--font); color: var(--muted);
  > summary { inline-size: fit-content; padding-block: var(--s1); cursor: pointer; }
  > p { margin-block: var(--s2) var(--s3); }
  > iframe { display: block; inline-size: 100%; border: 0; }
`;

/** What the frame tells (routes/resources/recaptcha-frame.tsx). */
type Told = { ready?: true; failed?: true; token?: string; height?: number };

/** The height of Google's box, and of the sheet of pictures that may come, in pixels. */
const closed = 80;
const mostHeight = 640;

/**
 * Google's check instead of ours, for who wants that: nothing is asked of Google before the button is pressed. Its token
 * goes with the form; whatever happens here, the form can be sent.
 */
export function Recaptcha() {
  const { t } = useTranslation("humanCheck");
  const frame = useRef<HTMLIFrameElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [state, setState] = useState<"waiting" | "ready" | "failed">("waiting");
  const [token, setToken] = useState("");
  const [height, setHeight] = useState(closed);
  useEffect(() => {
    if (!agreed || !frame.current) return;
    const hear = ({ source, origin, data }: MessageEvent<{ recaptcha?: Told }>) => {
      const told = data?.recaptcha;
      if (source !== frame.current?.contentWindow || origin !== location.origin || !told) return;
      if (told.ready) setState("ready");
      if (told.failed) setState("failed");
      if (told.token !== undefined) setToken(told.token);
      setHeight(told.height === undefined ? closed : Math.min(Math.max(told.height, closed), mostHeight));
    };
    window.addEventListener("message", hear);
    openFrame(frame.current.name);
    // The pressed button is gone.
    frame.current.focus();
    return () => window.removeEventListener("message", hear);
  }, [agreed]);
  return (
    <Root>
      <summary>{t("google.offer")}</summary>
      <p>
        {t("google.text")}{" "}
        <a href={paths.privacy()} target="_blank" rel="noreferrer">
          {t("google.privacy")}
        </a>
      </p>
      {agreed ? null : (
        <Button type="button" onClick={() => setAgreed(true)}>
          {t("google.agree")}
        </Button>
      )}
      {agreed && state !== "failed" ? (
        <iframe ref={frame} name="recaptcha" title={t("google.frame")} height={height} />
      ) : null}
      {agreed && state !== "ready" ? <p role="status">{t(`google.${state}`)}</p> : null}
      {token ? <input type="hidden" name="recaptcha" value={token} readOnly /> : null}
    </Root>
  );
}

/** Opens the check in the frame. It takes a POST, so that no link can ask Google for anybody. */
function openFrame(name: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = paths.recaptcha();
  form.target = name;
  document.body.append(form);
  form.submit();
  form.remove();
}
