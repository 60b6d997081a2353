import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { needsScript } from "./needs-script";

const Root = styled.button`
  display: inline-flex; align-items: center; gap: 0.375rem; min-block-size: 2.75rem; padding: 0; border: 0; background: none; color: var(--accent-deep); font: 600 var(--t15) var(--font); cursor: pointer;
  ${needsScript}
`;

/** Copies a text, if scripts and the clipboard are available. */
export function CopyButton({ text }: { text: () => string }) {
  const { t } = useTranslation("frame");
  const [able, setAble] = useState<boolean>();
  const [copied, setCopied] = useState(false);
  useEffect(() => setAble(Boolean(navigator.clipboard)), []);
  if (able === false) return null;
  const copy = async () => {
    // Copied again, it says so again.
    setCopied(false);
    await navigator.clipboard.writeText(text());
    setCopied(true);
  };
  return (
    <Root type="button" data-room={able ? undefined : true} onClick={() => void copy().catch(() => {})}>
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span aria-live="polite">{copied ? t("copied") : t("copy")}</span>
    </Root>
  );
}
