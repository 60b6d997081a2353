import { CircleAlert, FileText, Upload, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Button } from "~/ui/primitives/button";
import type { FileRemark } from "./use-chosen-files";
import { useKeptFocus } from "./use-kept-focus";

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
  /* The script's words keep their room before it runs, to avoid layout shift. */
  .box > .choose { display: grid; align-items: center; min-block-size: 2rem; }
  .box > .choose > * { grid-area: 1 / 1; }
  .box > .choose > span { color: inherit; visibility: hidden; }
  &[data-scripted] .box > .choose > span { visibility: visible; }
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
  /* A chosen file's name has the room of the words that it replaces. */
  &[data-scripted][data-filled] .box > span:has(> input) { display: contents; }
  &[data-scripted] .box:has(input:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  &[data-scripted] .box button { position: relative; }
  > .error { display: flex; gap: 0.375rem; margin-block-start: 0.375rem; font: 600 var(--t15) var(--font); color: var(--err); overflow-wrap: anywhere; }
  > .error svg { margin-block-start: 0.25rem; }
  > .hint { display: block; margin-block-start: 1px; font: 400 var(--t15) var(--font); color: var(--muted); }
  &[data-disabled] .box u { color: inherit; }
  &[data-disabled] .box { border-color: var(--line-2); background: var(--sunken); color: var(--muted); }
`;

/** A staged upload that waits for its form. */
export type Staged = { id: string; name: string; size: string };

/**
 * A file input; script adds drag and drop and paste, and has it speak the page's language instead of the browser's. Chosen
 * files are known with script only; staged uploads (`staged`) are always shown, with a button to remove them.
 */
export function FileDrop({
  name,
  id = name,
  label,
  hint,
  accept,
  multiple,
  folder,
  staged,
  chosen,
  errors,
  remark,
  scripted,
  over,
  disabled,
  onChoose,
  onClear,
  children,
}: {
  name: string;
  /** Where it is not the name. */
  id?: string;
  label: string;
  hint?: ReactNode;
  accept?: string;
  multiple?: boolean;
  /** Chooses a folder with all its files. */
  folder?: boolean;
  /** Sent as `waiting-<name>`; without script its button sends `intent` `remove:<name>`. */
  staged?: Staged | undefined;
  /** Name and size of the chosen file, or the names and the size of all. */
  chosen: { name: string; size: string } | undefined;
  errors?: string[] | undefined;
  /** Why a file was not taken. */
  remark?: FileRemark | undefined;
  scripted: boolean;
  /** A file is dragged over the form. */
  over: boolean;
  disabled?: boolean;
  onChoose(input: HTMLInputElement): void;
  onClear(input: HTMLInputElement | null): void;
  children?: ReactNode;
}) {
  const { t } = useTranslation("forms");
  const input = useRef<HTMLInputElement>(null);
  const shown = staged ?? chosen;
  const kept = useKeptFocus(shown !== undefined, input);
  const wrong = errors?.length ? true : undefined;
  const described = [hint ? `${id}-hint` : "", wrong ? `${id}-error` : ""].filter(Boolean).join(" ");
  const remove = shown ? (
    <Button
      kind="quiet"
      small
      aria-label={t("file.remove", { name: shown.name })}
      {...(scripted
        ? { type: "button", onClick: () => onClear(input.current) }
        : { name: "intent", value: `remove:${name}`, formNoValidate: true })}
    >
      <X size={20} aria-hidden />
    </Button>
  ) : null;
  const remarkText = typeof remark === "object" ? remark.tooLarge : remark ? t(`file.${remark}`) : "";
  return (
    <Root
      data-scripted={scripted || undefined}
      data-filled={shown ? true : undefined}
      data-invalid={wrong}
      data-over={over || undefined}
      data-disabled={disabled || undefined}
      data-file={name}
      {...kept}
    >
      {staged ? (
        <span className="label" id={id} tabIndex={-1}>
          {label}
        </span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <div className="box">
        {shown ? <FileText size={20} aria-hidden /> : <Upload size={20} aria-hidden />}
        {staged ? (
          <input type="hidden" name={`waiting-${name}`} value={staged.id} />
        ) : (
          <span className={shown ? undefined : "choose"}>
            <input
              ref={input}
              id={id}
              name={name}
              type="file"
              accept={accept}
              multiple={multiple || folder}
              {...(folder ? { webkitdirectory: "" } : {})}
              disabled={disabled}
              aria-invalid={wrong}
              aria-describedby={described || undefined}
              onChange={event => onChoose(event.currentTarget)}
            />
            {shown ? null : (
              <span aria-hidden>
                <u>{t("file.choose")}</u> {t("file.orDrop")}
              </span>
            )}
          </span>
        )}
        {shown ? (
          <span>
            <bdi>{shown.name}</bdi>
            <span>{staged ? t("file.staged", { size: staged.size }) : shown.size}</span>
          </span>
        ) : null}
        {remove}
      </div>
      <p className={remarkText ? "error" : undefined} role="status">
        {remarkText ? (
          <>
            <CircleAlert size={16} aria-hidden />
            <span>{remarkText}</span>
          </>
        ) : null}
      </p>
      {wrong ? (
        <p className="error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          <span>{errors?.join(" ")}</span>
        </p>
      ) : null}
      {children}
    </Root>
  );
}
