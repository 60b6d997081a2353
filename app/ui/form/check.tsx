import type { InputHTMLAttributes, ReactNode } from "react";
import styled from "styled-components";

const Label = styled.label`
  display: flex; gap: var(--s3); align-items: flex-start; font: 400 var(--t15) var(--font);
  input {
    appearance: none; display: inline-grid; place-items: center; flex: none; inline-size: 1.25rem; block-size: 1.25rem;
    margin: 0.125rem 0; border: 1px solid var(--control); border-radius: 4px; background: var(--surface);
  }
  input[type="radio"] { border-radius: 50%; }
  input:checked { background: var(--button); border-color: var(--button); }
  input:checked::before {
    content: ""; inline-size: 0.75rem; block-size: 0.75rem; background: var(--on-accent);
    clip-path: polygon(10% 48%, 0 60%, 38% 95%, 100% 22%, 88% 10%, 37% 70%);
  }
  input[type="radio"]:checked::before { inline-size: 0.5rem; block-size: 0.5rem; border-radius: 50%; clip-path: none; }
  .sub { display: block; color: var(--muted); }
  @media (forced-colors: active) { input { appearance: auto; } }
  @media (max-width: 639px) { padding-block: var(--s2); }
`;

/** A checkbox or a radio button with its label, and a second line where it helps. */
export function Check({
  label,
  sub,
  type = "checkbox",
  ...rest
}: {
  label: ReactNode;
  sub?: ReactNode;
  type?: "checkbox" | "radio";
} & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Label>
      <input type={type} {...rest} />
      <span>
        {label}
        {sub ? <span className="sub">{sub}</span> : null}
      </span>
    </Label>
  );
}
