import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode } from "react";
import styled from "styled-components";
import { unbroken } from "~/ui/primitives/unbroken";
import { Check } from "./check";

const Root = styled.fieldset`
  min-inline-size: 0;
  > legend { padding: 0; font: 600 var(--t15) var(--font); }
  > .hint { margin-block-start: 1px; font: 400 var(--t15) var(--font); color: var(--muted); }
  > .list { display: grid; gap: var(--s3); margin-block-start: var(--s2); overflow-wrap: anywhere; }
  &[data-columns] > .list { grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); column-gap: var(--s6); }
  &[data-invalid] > .list { padding-inline-start: var(--s3); border-inline-start: 3px solid var(--err); }
  > .error { display: flex; gap: 0.375rem; margin-block-start: 0.375rem; font: 600 var(--t15) var(--font); color: var(--err); }
  > .error svg { margin-block-start: 0.25rem; }
  @media (max-width: 639px) { > .list { gap: 0; } }
`;

export type Choice = { value: string; label: ReactNode; sub?: ReactNode; disabled?: boolean };

type Group = {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  errors?: string[] | undefined;
  /** In columns if space allows. */
  columns?: boolean;
  disabled?: boolean;
};

/** A group of choices; the error summary links to its legend. */
export function ChoiceGroup({
  name,
  legend,
  hint,
  errors,
  columns,
  disabled,
  single,
  children,
}: Group & {
  children: ReactNode;
  /** Whether it contains one checkbox, which is identified by its id and validated before the form is sent. */
  single?: boolean;
}) {
  const wrong = errors?.length ? true : undefined;
  const described = [hint ? `${name}-hint` : "", wrong ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <Root
      id={single ? undefined : name}
      tabIndex={-1}
      disabled={disabled}
      data-field={single}
      data-columns={columns || undefined}
      data-invalid={wrong}
      aria-describedby={described || undefined}
    >
      <legend>{legend}</legend>
      {hint ? (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      <div className="list">{children}</div>
      {wrong ? (
        <p className="error" id={`${name}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{errors?.join(" ")}</span>
        </p>
      ) : null}
    </Root>
  );
}

/** Checkboxes; each checked one is sent under the same name. */
export function CheckGroup({ choices, chosen, ...group }: Group & { choices: Choice[]; chosen: string[] }) {
  return (
    <ChoiceGroup {...group}>
      {choices.map(choice => (
        <Check
          key={choice.value}
          {...choice}
          name={group.name}
          defaultChecked={chosen.includes(choice.value)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** Radio buttons. */
export function RadioGroup({
  choices,
  chosen,
  ...group
}: Group & { choices: Choice[]; chosen: string | undefined }) {
  return (
    <ChoiceGroup {...group}>
      {choices.map(choice => (
        <Check
          key={choice.value}
          {...choice}
          type="radio"
          name={group.name}
          defaultChecked={choice.value === chosen}
        />
      ))}
    </ChoiceGroup>
  );
}

const SwitchRoot = styled.label`
  display: flex; gap: var(--s3); align-items: flex-start; font: 400 var(--t15) var(--font);
  input {
    appearance: none; position: relative; flex: none; inline-size: 2.5rem; block-size: 1.5rem; margin: 0;
    border: 1px solid var(--control); border-radius: 1rem; background: var(--surface); cursor: pointer; transition: background-color var(--move);
  }
  input:focus-visible { border-radius: 1rem; }
  input::before {
    content: ""; position: absolute; inset-block-start: 3px; inset-inline-start: 3px; inline-size: 1rem; block-size: 1rem;
    border-radius: 50%; background: var(--control); transition: inset-inline-start var(--move);
  }
  input:checked { background: var(--button); border-color: var(--button); }
  input:checked::before { inset-inline-start: calc(100% - 1rem - 3px); background: var(--on-accent); }
  input:disabled { border-color: var(--line-2); background: var(--sunken); cursor: not-allowed; }
  input:disabled::before { background: var(--line-2); }
  > span { min-inline-size: 0; overflow-wrap: anywhere; }
  .sub { display: block; color: var(--muted); }
  @media (forced-colors: active) {
    input::before { background: CanvasText; }
    input:checked { background: Highlight; forced-color-adjust: none; }
    input:checked::before { background: HighlightText; }
    input:disabled { border-color: GrayText; }
  }
  @media (max-width: 639px) { padding-block: 0.625rem; }
`;

/** A switch; sent with its form like a checkbox. */
export function Switch({
  label,
  sub,
  ...rest
}: { label: ReactNode; sub?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <SwitchRoot>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" {...rest} />
      <span>
        {label}
        {sub ? <span className="sub">{unbroken(sub)}</span> : null}
      </span>
    </SwitchRoot>
  );
}
