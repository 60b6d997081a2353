import type { ReactNode } from "react";
import styled from "styled-components";
import { cleanPastedCode } from "~/ui/enhance/pasted-code";
import { Field } from "./field";

const Root = styled.input`
  &.control { max-inline-size: 15rem; font: 600 var(--t20) var(--font); letter-spacing: 0.4em; font-variant-numeric: tabular-nums lining-nums; }
`;

/** A one-time code in one field: it can be pasted, autofilled, and grouped in any way. */
export function CodeField({
  digits = 6,
  ...field
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  digits?: number;
  disabled?: boolean;
  defaultValue?: string;
}) {
  const { disabled, defaultValue, ...rest } = field;
  return (
    <Field {...rest}>
      {control => (
        <Root
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
          // Space for codes with separators.
          maxLength={digits * 2}
          disabled={disabled}
          defaultValue={defaultValue}
          data-code=""
          onInput={({ nativeEvent }) => cleanPastedCode(nativeEvent as InputEvent)}
        />
      )}
    </Field>
  );
}
