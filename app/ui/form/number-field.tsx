import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { isLanguage } from "~/contract/language";
import { writeNumber } from "~/i18n/format";
import { Field } from "./field";

const Root = styled.div`
  display: flex; margin-block-start: 0.375rem;
  > .control { flex: 1; min-inline-size: 0; margin: 0; border-start-end-radius: 0; border-end-end-radius: 0; font-variant-numeric: tabular-nums lining-nums; }
  > .unit {
    display: grid; place-items: center; padding-inline: var(--s3); border: 1px solid var(--control); border-inline-start: 0;
    border-start-end-radius: var(--r-control); border-end-end-radius: var(--r-control); background: var(--sunken); color: var(--muted);
    font: 400 var(--t15) var(--font); white-space: nowrap;
  }
`;

const units = ["percent", "days", "megabytes", "euro"] as const;
export type Unit = (typeof units)[number];

/** A number with its unit, in the reader's format; `TypedNumber` of the contract parses it. */
export function NumberField({
  name,
  label,
  hint,
  errors,
  unit,
  whole,
  value,
  ...rest
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  errors?: string[] | undefined;
  unit: Unit;
  /** Without decimals. */
  whole?: boolean;
  /** A stored number ("7.5"), or the refused input unchanged. */
  value?: string | number;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "value" | "defaultValue" | "type">) {
  const { t, i18n } = useTranslation("forms");
  const language = isLanguage(i18n.language) ? i18n.language : "en";
  return (
    <Field name={name} label={label} hint={hint} errors={errors}>
      {control => (
        <Root>
          <input
            type="text"
            inputMode={whole ? "numeric" : "decimal"}
            autoComplete="off"
            maxLength={40}
            {...rest}
            {...control}
            aria-describedby={[control["aria-describedby"], `${control.id}-unit`].filter(Boolean).join(" ")}
            defaultValue={writeNumber(value ?? "", language)}
          />
          <span className="unit" id={`${control.id}-unit`}>
            <bdi>{t(`unit.${unit}`)}</bdi>
          </span>
        </Root>
      )}
    </Field>
  );
}
