import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import styled from "styled-components";
import { unbroken } from "~/ui/primitives/unbroken";
import { Textarea } from "./textarea";

const Root = styled.div`
  min-inline-size: 0;
  > label, > .label { display: block; font: 600 var(--t15) var(--font); }
  > .hint { display: block; margin-block-start: 1px; font: 400 var(--t15) var(--font); color: var(--muted); }
  .control {
    inline-size: 100%; min-block-size: var(--control-h); margin-block-start: 0.375rem; padding: 0.4375rem var(--s3);
    border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface);
    font: 400 var(--t16) var(--font);
  }
  .control:hover { border-color: var(--ink); }
  textarea.control { resize: vertical; }
  select.control {
    appearance: none; padding-inline-end: 2.25rem; background-repeat: no-repeat; background-size: 5px 5px;
    background-image: linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position: calc(100% - 18px) 55%, calc(100% - 13px) 55%;
  }
  [dir="rtl"] & input.control { text-align: right; }
  [dir="rtl"] & select.control { background-position: 13px 55%, 18px 55%; }
  .control:is(:disabled, [readonly]) { background-color: var(--sunken); }
  .control[aria-invalid="true"] { border: 2px solid var(--err); padding-block: 0.375rem; padding-inline-start: 0.6875rem; }
  > .error { display: flex; gap: 0.375rem; margin-block-start: 0.375rem; font: 600 var(--t15) var(--font); color: var(--err); }
  > .error svg { margin-block-start: 0.25rem; }
`;

type Common = { name: string; label: string; hint?: ReactNode; errors?: string[] | undefined; id?: string };

const describe = (id: string, { hint, errors }: Common) =>
  [hint ? `${id}-hint` : "", errors?.length ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;

/** Label, hint, control and error, in this order, linked by ARIA attributes. */
export function Field({
  children,
  ...field
}: Common & {
  children: (props: {
    id: string;
    name: string;
    className: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}) {
  const id = field.id ?? field.name;
  const wrong = field.errors?.length ? true : undefined;
  return (
    <Root data-field>
      <label htmlFor={id}>{field.label}</label>
      {field.hint ? (
        <span className="hint" id={`${id}-hint`}>
          {unbroken(field.hint)}
        </span>
      ) : null}
      {children({
        id,
        name: field.name,
        className: "control",
        "aria-invalid": wrong,
        "aria-describedby": describe(id, field),
      })}
      {wrong ? (
        <p className="error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{field.errors?.join(" ")}</span>
        </p>
      ) : null}
    </Root>
  );
}

const split = <Props extends Common>({ name, label, hint, errors, id, ...rest }: Props) => ({
  field: { name, label, hint, errors, id },
  rest,
});

/** A text input. Its text has its own direction; addresses always run from left to right. */
export function TextField(props: Common & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "id">) {
  const { field, rest } = split(props);
  const dir = rest.type === "email" || rest.type === "url" ? "ltr" : "auto";
  return <Field {...field}>{control => <input type="text" dir={dir} {...rest} {...control} />}</Field>;
}

/** A text area. */
export function TextArea(props: Common & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "name" | "id">) {
  const { field, rest } = split(props);
  return <Field {...field}>{control => <Textarea rows={3} {...rest} {...control} />}</Field>;
}

/** A select; the options are its children. */
export function SelectField(props: Common & Omit<SelectHTMLAttributes<HTMLSelectElement>, "name" | "id">) {
  const { field, rest } = split(props);
  return <Field {...field}>{control => <select {...rest} {...control} />}</Field>;
}
