import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isLanguage } from "~/contract/language";
import { formatNumber } from "~/i18n/format";
import { contrast, contrastLevel } from "~/ui/theme/contrast";
import { Field } from "./field";
import { useScripted } from "./use-scripted";

const Root = styled.div`
  .row { gap: var(--s2); margin-block-start: 0.375rem; flex-wrap: nowrap; }
  .control { margin: 0; }
  input[type="color"] { flex: none; inline-size: 4rem; cursor: pointer; }
  input[type="color"]::-webkit-color-swatch-wrapper { padding: 0; }
  input[type="color"]::-webkit-color-swatch { border: 1px solid var(--control); border-radius: 3px; }
  input[type="color"].control:is(input) { padding: 0.25rem; }
  input[type="text"] { inline-size: 9rem; font-variant-numeric: tabular-nums; text-transform: uppercase; }
  .said { display: flex; gap: 0.375rem; margin-block-start: 0.375rem; font: 400 var(--t15) var(--font); color: var(--muted); }
  .said svg { margin-block-start: 0.25rem; }
  .said[data-judged="good"] svg { color: var(--ok); }
  .said:not([data-judged="good"]) { color: var(--warn); }
  @media (forced-colors: active) { input[type="color"] { forced-color-adjust: none; } }
`;

const hex = /^#[0-9a-f]{6}$/i;

/** A colour: the browser's picker, and with script its hex code. Below, its contrast with a background. */
export function ColourField({
  name,
  label,
  hint,
  errors,
  value,
  against,
  disabled,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  /** "#675dd8"; invalid values show as black. */
  value: string;
  /** The background for the contrast. */
  against: string;
  disabled?: boolean;
}) {
  const { t, i18n } = useTranslation("forms");
  const scripted = useScripted();
  const [chosen, setChosen] = useState(hex.test(value) ? value.toLowerCase() : "#000000");
  const [typed, setTyped] = useState(chosen);
  const native = useRef<HTMLInputElement>(null);
  // The choice made before hydration.
  useEffect(() => {
    const restored = native.current?.value;
    if (!restored) return;
    setChosen(restored);
    setTyped(restored);
  }, []);
  const ratio = contrast(chosen, against);
  const level = contrastLevel(ratio);
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  // Rounded down: 4.46 must not be shown as sufficient.
  const shown = formatNumber(Math.floor(ratio * 10) / 10, language);
  const wrong = !hex.test(typed);
  return (
    <Field name={name} label={label} hint={hint} errors={wrong ? [t("colour.wrong")] : errors}>
      {control => (
        <Root>
          <div className="row">
            <input
              {...control}
              ref={native}
              type="color"
              value={chosen}
              disabled={disabled}
              onChange={event => {
                setChosen(event.currentTarget.value);
                setTyped(event.currentTarget.value);
              }}
            />
            {scripted ? (
              <input
                type="text"
                className="control"
                dir="ltr"
                aria-label={t("colour.hex", { label })}
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? `${control.id}-error` : `${control.id}-contrast`}
                spellCheck={false}
                autoComplete="off"
                maxLength={7}
                value={typed}
                disabled={disabled}
                onChange={event => {
                  const text = event.currentTarget.value.trim();
                  const full = text.startsWith("#") || text === "" ? text : `#${text}`;
                  setTyped(full);
                  if (hex.test(full)) setChosen(full.toLowerCase());
                }}
              />
            ) : null}
          </div>
          <p className="said" id={`${control.id}-contrast`} data-judged={level} role="status">
            {level === "good" ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
            <span>{t(`colour.${level}`, { contrast: shown })}</span>
          </p>
        </Root>
      )}
    </Field>
  );
}
