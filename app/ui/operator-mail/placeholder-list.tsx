import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useScripted } from "~/ui/form/use-scripted";

const Root = styled.section`
  h2 { font: 650 var(--t16) var(--font); }
  ul { display: grid; gap: var(--s2); margin-block-start: var(--s2); font: 400 var(--t15) var(--font); }
  li { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s3); align-items: baseline; min-inline-size: 0; overflow-wrap: anywhere; }
  code, button { font: 600 var(--t15) ui-monospace, monospace; }
  button { padding: 0.125rem var(--s2); min-block-size: 2rem; border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); cursor: pointer; }
  button:hover { background: var(--sunken); }
  @media (max-width: 639px) { button { min-block-size: 2.75rem; } }
`;

/** The placeholders of a mail with examples. With script a press inserts one at the last cursor position. */
export function PlaceholderList({ placeholders }: { placeholders: { name: string; example: string }[] }) {
  const { t } = useTranslation("operatorMail");
  const scripted = useScripted();
  const root = useRef<HTMLElement>(null);
  const last = useRef<HTMLInputElement | HTMLTextAreaElement>();

  useEffect(() => {
    const form = root.current?.closest("form");
    const remember = ({ target }: FocusEvent) => {
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if (isText && !target.readOnly) last.current = target;
    };
    form?.addEventListener("focusin", remember);
    return () => form?.removeEventListener("focusin", remember);
  }, []);

  function insert(name: string) {
    const fallback = root.current?.closest("form")?.querySelector("textarea") ?? undefined;
    const field = last.current?.isConnected ? last.current : fallback;
    if (!field) return;
    field.setRangeText(`{${name}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  }

  return (
    <Root ref={root} aria-labelledby="placeholders-title">
      <h2 id="placeholders-title">{t("placeholders")}</h2>
      <p className="small muted">{t("placeholdersText")}</p>
      <ul>
        {placeholders.map(({ name, example }) => (
          <li key={name}>
            {scripted ? (
              <button type="button" aria-label={t("insert", { name })} onClick={() => insert(name)} dir="ltr">
                {`{${name}}`}
              </button>
            ) : (
              <code dir="ltr">{`{${name}}`}</code>
            )}
            <bdi>{example}</bdi>
          </li>
        ))}
      </ul>
    </Root>
  );
}
