import { Form, Link, useLocation } from "@remix-run/react";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { pageSizes } from "~/contract/page-sizes";
import { SelectField, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";
import { folded, foldedWide, unfolded } from "~/ui/theme/media";
import { useRestoredFocus } from "./use-restored-focus";

const Root = styled(Form)`
  display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); margin-block-end: var(--s6);
  &[data-inside] { margin: 0; padding: var(--s5); border-block-end: 1px solid var(--line); }
  > div { flex: 0 1 8.25rem; }
  > div:first-of-type { flex: 1 1 12rem; }
  div[data-size] > div { min-inline-size: 0; }
  /* Date inputs are taller than text inputs by default. */
  .control { block-size: var(--control-h); }
  /* On phones and in low windows the filters are in a disclosure, which is hidden elsewhere. */
  > details { display: contents; }
  > details > summary { display: none; }
  > details::details-content { display: contents; content-visibility: visible; }
  /* Each filter is as wide as its longest choice. Where the words have no room beside all of them, they stand above. */
  .filters { display: flex; flex: 0 1 auto; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); max-inline-size: 100%; }
  .filters > div { flex: 0 1 auto; min-inline-size: 8.25rem; max-inline-size: min(24rem, 100%); }
  @media ${unfolded} {
    /* The filters keep room for the button, which stands in their line: the least that it and the gap are wide. */
    .filters { padding-inline-end: 9rem; }
    > details + button { min-inline-size: 8.25rem; margin-inline-start: -9rem; }
    /* Beside a form they need the whole line, and it stands in that of the words. */
    &[data-by-form] > details > .filters { order: 1; flex-basis: 100%; padding: 0; }
    &[data-by-form] > details + button { margin: 0; }
  }
  /* A day and the button of its calendar. */
  .filters > div:has(.control + button, [type="date"]) { inline-size: 11rem; }
  div[data-size] { flex: 0 1 7rem; min-inline-size: 7rem; }
  /* The fields stay in one line above the sentence at one of them. */
  &:has([aria-invalid="true"]), &:has([aria-invalid="true"]) .filters { align-items: flex-start; }
  &:has([aria-invalid="true"]) > :is(a, button) { margin-block-start: 1.875rem; }
  > a { display: inline-flex; align-items: center; min-block-size: var(--control-h); font: 400 var(--t15) var(--font); }
  @media print { display: none; }
  @media (max-width: 639px) { &[data-inside] { padding: var(--s4); } > div { flex: 1 1 8rem; } }
  @media ${folded} {
    > details { display: block; flex: 1 1 100%; order: 1; }
    > details > summary {
      display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 2.75rem; padding-inline: var(--s4); list-style: none; cursor: pointer;
      border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); font: 600 var(--t15) var(--font);
    }
    > details > summary::-webkit-details-marker { display: none; }
    > details > summary:hover { background: var(--sunken); }
    > details[open] > summary > svg:last-child { transform: rotate(180deg); }
    > details:not([open])::details-content { content-visibility: hidden; display: block; block-size: 0; }
    > details .filters { margin-block-start: var(--s3); }
    .filters > div { flex-grow: 1; }
    > details:not([open]) { flex: none; }
  }
  @media ${foldedWide} {
    &[data-inside] { padding-block: var(--s3); }
    > details > summary { min-block-size: var(--control-h); }
  }
`;

/**
 * The filter form of a list: words, filters (its children) and page size. All of it is in the address, so it can
 * be shared; a search starts at the first page.
 */
export function ListTools({
  label,
  search,
  size,
  kept = {},
  inUse = 0,
  filtered = search !== "" || inUse > 0,
  all,
  inside,
  beside,
  children,
}: {
  label: string;
  search: string;
  /** Page size; omitted for lists without pages. */
  size?: number;
  /** Other parameters of the address to keep. */
  kept?: Record<string, string | undefined>;
  /** The number of filters that are set. */
  inUse?: number;
  /** Whether anything narrows the list; by default words or a filter. */
  filtered?: boolean;
  /** The address of the unfiltered list. */
  all: string;
  /** At the head of a sheet. */
  inside?: boolean;
  /** Beside a form that takes a part of the width. */
  beside?: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation("lists");
  const { pathname, search: address } = useLocation();
  const focus = useRestoredFocus<HTMLFormElement>("button");
  const sizes =
    size === undefined ? null : (
      <div data-size>
        <SelectField name="size" label={t("size")} defaultValue={size}>
          {pageSizes.map(pageSize => (
            <option key={pageSize} value={pageSize}>
              {pageSize}
            </option>
          ))}
        </SelectField>
      </div>
    );
  return (
    <Root
      // A new form for each address, because its fields keep what was typed.
      key={pathname + address}
      {...focus}
      method="get"
      role="search"
      aria-label={t("tools")}
      data-inside={inside || undefined}
      data-by-form={beside || undefined}
    >
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <TextField name="search" label={label} type="search" defaultValue={search} maxLength={200} />
      {children ? (
        <details>
          <summary>
            <SlidersHorizontal size={18} aria-hidden />
            {inUse > 0 ? t("filtersInUse", { count: inUse }) : t("filters")}
            <ChevronDown size={16} aria-hidden />
          </summary>
          <div className="filters">
            {children}
            {sizes}
          </div>
        </details>
      ) : (
        sizes
      )}
      <Button>{t("apply")}</Button>
      {filtered ? <Link to={all}>{t("reset")}</Link> : null}
    </Root>
  );
}
