import { ChevronDown } from "lucide-react";
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { needsScript } from "~/ui/primitives/needs-script";
import { foldedStill } from "~/ui/theme/media";

/** The surrounding form, or the one with this id. */
const formOf = (inside: Element | null, id: string | undefined) =>
  id ? (document.getElementById(id) as HTMLFormElement | null) : inside?.closest("form");

/** The checkboxes of a form with this name, wherever they are on the page. */
function boxesOf(inside: Element | null, name: string, id: string | undefined): HTMLInputElement[] {
  return [...(formOf(inside, id)?.elements ?? [])].filter(
    (box): box is HTMLInputElement =>
      box instanceof HTMLInputElement && box.type === "checkbox" && box.name === name,
  );
}

/** The number of checked boxes; unknown without script. */
function useChecked(inside: RefObject<Element>, name: string, id?: string) {
  const [checked, setChecked] = useState<{ count: number; of: number }>();
  const count = useCallback(() => {
    const boxes = boxesOf(inside.current, name, id);
    const now = { count: boxes.filter(box => box.checked).length, of: boxes.length };
    setChecked(before => (before?.count === now.count && before.of === now.of ? before : now));
  }, [inside, name, id]);
  // Rows can change without a change event of a box, as when selected mails are moved.
  useEffect(count);
  useEffect(() => {
    const form = formOf(inside.current, id);
    // The events of boxes outside of their form do not pass through it.
    const target = id ? document : form;
    // `reset` fires before the values change, and a microtask would run too early.
    const later = () => setTimeout(count);
    target?.addEventListener("change", count);
    form?.addEventListener("reset", later);
    return () => {
      target?.removeEventListener("change", count);
      form?.removeEventListener("reset", later);
    };
  }, [inside, count, id]);
  return checked;
}

const All = styled.span`${needsScript}`;

/** Checks or unchecks all rows of the page; needs script. Its label is visible where rows are cards, without a column head. */
export function SelectAll({ name, form }: { name: string; form?: string | undefined }) {
  const { t } = useTranslation("lists");
  const place = useRef<HTMLSpanElement>(null);
  const checked = useChecked(place, name, form);
  const isPartial = checked !== undefined && checked.count > 0 && checked.count < checked.of;
  const checkAll = (value: boolean) => {
    const boxes = boxesOf(place.current, name, form);
    for (const box of boxes) box.checked = value;
    boxes[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <All ref={place} data-room={checked ? undefined : true}>
      <label>
        <input
          type="checkbox"
          checked={checked !== undefined && checked.of > 0 && checked.count === checked.of}
          ref={box => {
            if (box) box.indeterminate = isPartial;
          }}
          onChange={event => checkAll(event.target.checked)}
        />
        <span className="words">{t("selectAll")}</span>
      </label>
    </All>
  );
}

/** The checkbox that selects a row for bulk actions, of the surrounding form or the one with the id `form`. */
export function SelectRow({
  name,
  value,
  label,
  checked,
  form,
}: {
  name: string;
  value: string;
  label: string;
  /** Whether it is checked at first. */
  checked?: boolean | undefined;
  form?: string | undefined;
}) {
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      aria-label={label}
      defaultChecked={checked}
      form={form}
    />
  );
}

/** The first button of a form around a list: Enter in a checkbox activates it, and it does nothing. */
export function InertSubmit() {
  return (
    <button
      type="submit"
      name="intent"
      value="none"
      className="hidden"
      tabIndex={-1}
      aria-hidden
      onClick={event => event.preventDefault()}
    />
  );
}

const Bar = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); min-block-size: 3rem; padding: var(--s2) var(--s5);
  border-block-end: 1px solid var(--tint-line); background: var(--tint); font: 400 var(--t15) var(--font);
  /* Reserves the width of the script's text, to avoid layout shift. */
  > b { display: inline-grid; font-weight: 650; }
  > b::after { content: attr(data-room); visibility: hidden; }
  > b > span, > b::after { grid-area: 1 / 1; }
  > :last-child[type="reset"] { margin-inline-start: auto; }
  button { min-block-size: 2rem; padding: 0; border: 0; background: none; color: var(--accent-deep); font: inherit; text-decoration: underline; text-underline-offset: 0.18em; cursor: pointer; }
  button:disabled { color: var(--muted); text-decoration: none; cursor: not-allowed; }
  /* With script it is shown once a row is selected. */
  @media (scripting: enabled) { &:not([data-some]) { display: none; } }
  > details { display: contents; }
  > details > summary { display: none; }
  > details::details-content { display: contents; content-visibility: visible; }
  > details > div { display: contents; }
  /* Without script it is always there: where it would push the list out of view, its actions are in a disclosure. */
  @media ${foldedStill} {
    &:not(:has([open])) { padding-block: 0; }
    > details { display: block; }
    > details[open] { flex-basis: 100%; }
    > details > summary { display: inline-flex; align-items: center; gap: var(--s1); min-block-size: 2.75rem; font-weight: 600; list-style: none; cursor: pointer; }
    > details > summary::-webkit-details-marker { display: none; }
    > details[open] > summary > svg { transform: rotate(180deg); }
    > details:not([open])::details-content { content-visibility: hidden; display: block; block-size: 0; }
    > details > div { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s2) var(--s4); }
  }
  @media print { && { display: none; } }
  @media (max-width: 639px) { padding-inline: var(--s4); button { min-block-size: 2.75rem; } }
`;

/**
 * The number of selected rows and their bulk actions: its children are submit buttons of the surrounding form, whose id
 * is `form` if the rows are not in it.
 */
export function SelectionBar({
  name,
  form,
  children,
}: {
  name: string;
  form?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("lists");
  const place = useRef<HTMLDivElement>(null);
  const checked = useChecked(place, name, form);
  const isEmpty = checked?.count === 0;
  // The bar goes with the last selected row; its focus goes to the rows.
  useEffect(() => {
    if (isEmpty && place.current?.contains(document.activeElement))
      boxesOf(place.current, name, form)[0]?.focus();
  }, [isEmpty, name, form]);
  return (
    <Bar ref={place} data-some={(checked && checked.count > 0) || undefined}>
      <b role="status" data-room={t("selectedRows")}>
        <span>{checked ? t("selected", { count: checked.count }) : t("selectedRows")}</span>
      </b>
      <details open={checked !== undefined}>
        <summary>
          {t("actions")}
          <ChevronDown size={16} aria-hidden />
        </summary>
        <div>{children}</div>
      </details>
      {checked ? <button type="reset">{t("selectNone")}</button> : null}
    </Bar>
  );
}
