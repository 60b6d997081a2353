import type { ReactNode } from "react";
import styled from "styled-components";
import { Field } from "./field";

const Root = styled.input`
  &.control { max-inline-size: 15rem; font: 600 var(--t20) var(--font); letter-spacing: 0.4em; font-variant-numeric: tabular-nums lining-nums; }
`;

/** A one-time code in one field: it can be pasted, filled in by the device, and grouped as one likes. */
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
          // Room for the spaces of a code that comes in groups.
          maxLength={digits * 2}
          disabled={disabled}
          defaultValue={defaultValue}
          onInput={event => {
            const { currentTarget: input } = event;
            if ((event.nativeEvent as InputEvent).inputType === "insertFromPaste")
              input.value = input.value.replace(/[\s-]/g, "");
          }}
        />
      )}
    </Field>
  );
}
