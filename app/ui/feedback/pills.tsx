import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";

const Root = styled.fieldset`
  min-inline-size: 0;
  > legend { padding: 0; font: 600 var(--t15) var(--font); }
  > .hint { color: var(--muted); font: 400 var(--t15) var(--font); }
  > div { display: flex; flex-wrap: wrap; gap: var(--s2); margin-block-start: var(--s2); }
  label {
    display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 2.75rem; min-inline-size: 2.75rem; padding: 0.375rem var(--s3); justify-content: center;
    border: 1px solid var(--control); border-radius: var(--r-control); font: 500 var(--t15) var(--font); cursor: pointer;
  }
  label:hover { background: var(--sunken); }
  input { position: absolute; opacity: 0; }
  label:has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: inset 0 0 0 1px var(--accent); color: var(--accent-deep); font-weight: 650; }
  label:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &[data-large] > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
  &[data-large] label { justify-content: flex-start; min-block-size: 4rem; padding-inline: var(--s4); gap: var(--s3); font-weight: 600; }
  > .error { display: flex; gap: 0.375rem; margin-block-start: 0.375rem; color: var(--err); font: 600 var(--t15) var(--font); }
  @media (forced-colors: active) { label:has(:checked) { outline: 2px solid Highlight; } }
`;

export type Pill = { value: string; label: string; icon?: ReactNode };

/** Radio buttons that look like buttons; the error summary links to their legend. */
export function Pills({
  name,
  legend,
  hint,
  errors,
  choices,
  chosen,
  large,
}: {
  name: string;
  legend: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  choices: Pill[];
  chosen: string;
  large?: boolean;
}) {
  const wrong = errors?.length ? true : undefined;
  const described = [hint ? `${name}-hint` : "", wrong ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <Root id={name} tabIndex={-1} data-large={large || undefined} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint ? (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <div>
        {choices.map(({ value, label, icon }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {icon}
            {label}
          </label>
        ))}
      </div>
      {wrong ? (
        <p className="error" id={`${name}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{errors?.join(" ")}</span>
        </p>
      ) : null}
    </Root>
  );
}
