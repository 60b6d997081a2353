import type { InputHTMLAttributes, ReactNode } from "react";
import styled from "styled-components";
import { unbroken } from "~/ui/primitives/unbroken";
import { boxLook } from "./box-look";

const Label = styled.label`
  display: flex; gap: var(--s3); align-items: flex-start; font: 400 var(--t15) var(--font);
  input { ${boxLook} }
  > span { min-inline-size: 0; overflow-wrap: anywhere; }
  .sub { display: block; color: var(--muted); }
  @media (max-width: 639px) { padding-block: var(--s2); }
`;

/** A checkbox or radio button with its label, and an optional hint. */
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
        {sub ? <span className="sub">{unbroken(sub)}</span> : null}
      </span>
    </Label>
  );
}
