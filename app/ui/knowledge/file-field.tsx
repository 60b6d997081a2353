import { CircleAlert, FileText, Upload, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Check } from "~/ui/form/check";
import { Button } from "~/ui/primitives/button";
import type { Kind, Waiting } from "./answer";

const Root = styled.div`
  min-inline-size: 0;
  > label, > .label { display: block; font: 600 var(--t15) var(--font); }
  .box {
    position: relative; display: flex; align-items: center; gap: var(--s3); min-block-size: 3rem; margin-block-start: 0.375rem; padding: var(--s2) var(--s3);
    border: 1.5px dashed var(--control); border-radius: var(--r-control); background: var(--surface); font: 400 var(--t15) var(--font);
  }
  .box > svg { color: var(--accent); }
  .box > span { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  .box > span > span { display: block; color: var(--muted); }
  .box button { margin-inline-end: calc(-1 * var(--s2)); padding-inline: var(--s2); }
  .box u { color: var(--accent); font-weight: 600; text-underline-offset: 0.18em; }
  &[data-filled] .box { border-style: solid; border-width: 1px; }
  &[data-invalid] .box { border: 2px solid var(--err); }
  &[data-over] .box { border-color: var(--accent); background: var(--tint); }
  input[type="file"] { flex: 1; min-inline-size: 0; max-inline-size: 100%; font: 400 var(--t15) var(--font); }
  input[type="file"]::file-selector-button {
    min-block-size: 2rem; margin-inline-end: var(--s2); padding: 0.125rem var(--s3); border: 1px solid var(--control);
    border-radius: var(--r-control); background: var(--surface); color: var(--ink); font: 600 var(--t15) var(--font); cursor: pointer;
  }
  &[data-scripted] input[type="file"] { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
  &[data-scripted] .box:has(input:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &[data-scripted] .box button { position: relative; }
  > .error { display: flex; gap: 0.375rem; margin-block-start: 0.375rem; font: 600 var(--t15) var(--font); color: var(--err); overflow-wrap: anywhere; }
  > .error svg { margin-block-start: 0.25rem; }
  fieldset { display: grid; gap: var(--s2); margin-block-start: var(--s3); }
  legend { margin-block-end: var(--s2); font: 600 var(--t15) var(--font); }
`;

const accepted = {
  docx: ".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: ".pdf,application/pdf",
};

/** One file of the form: to be chosen, chosen (known with script only), or uploaded already. */
export function FileField({
  kind,
  waiting,
  chosen,
  errors,
  duplicate,
  scripted,
  over,
  onChoose,
  onClear,
}: {
  kind: Kind;
  waiting: Waiting | undefined;
  /** Name and size of what the input holds. */
  chosen: { name: string; size: string } | undefined;
  errors: string[] | undefined;
  duplicate: { same: string } | undefined;
  scripted: boolean;
  over: boolean;
  onChoose(input: HTMLInputElement): void;
  onClear(input: HTMLInputElement | null): void;
}) {
  const { t } = useTranslation("divisions");
  const input = useRef<HTMLInputElement>(null);
  const label = kind === "docx" ? t("new.docx") : t("new.pdf");
  const shown = waiting ?? chosen;
  const remove = shown ? (
    <Button
      kind="quiet"
      small
      aria-label={t("new.removeOf", { name: shown.name })}
      {...(scripted
        ? { type: "button", onClick: () => onClear(input.current) }
        : { name: "intent", value: `remove:${kind}`, formNoValidate: true })}
    >
      <X size={20} aria-hidden />
    </Button>
  ) : null;
  return (
    <Root
      data-scripted={scripted || undefined}
      data-filled={shown ? true : undefined}
      data-invalid={errors?.length ? true : undefined}
      data-over={over || undefined}
      data-kind={kind}
    >
      {waiting ? (
        <span className="label" id={kind} tabIndex={-1}>
          {label}
        </span>
      ) : (
        <label htmlFor={kind}>{label}</label>
      )}
      <div className="box">
        {shown ? <FileText size={20} aria-hidden /> : <Upload size={20} aria-hidden />}
        {waiting ? (
          <input type="hidden" name={`waiting-${kind}`} value={waiting.id} />
        ) : (
          <input
            ref={input}
            id={kind}
            name={kind}
            type="file"
            accept={accepted[kind]}
            aria-invalid={errors?.length ? true : undefined}
            aria-describedby={errors?.length ? `${kind}-error` : undefined}
            onChange={event => onChoose(event.currentTarget)}
          />
        )}
        {shown ? (
          <Named name={shown.name}>{waiting ? t("new.staged", { size: waiting.size }) : chosen?.size}</Named>
        ) : scripted ? (
          <span aria-hidden>
            <u>{t("new.choosing")}</u> {t("new.orDrop")}
          </span>
        ) : null}
        {remove}
      </div>
      {errors?.length ? (
        <p className="error" id={`${kind}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{errors.join(" ")}</span>
        </p>
      ) : null}
      {duplicate ? (
        <fieldset>
          <legend>{t("new.same")}</legend>
          <Check
            type="radio"
            name="same"
            value="keep"
            label={t("new.keep")}
            defaultChecked={duplicate.same !== "replace"}
          />
          <Check
            type="radio"
            name="same"
            value="replace"
            label={t("new.replace")}
            defaultChecked={duplicate.same === "replace"}
          />
        </fieldset>
      ) : null}
    </Root>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <bdi>{name}</bdi>
      <span>{children}</span>
    </span>
  );
}
