import type { Key, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HiddenHead, Table } from "~/ui/primitives/table";
import { SelectAll, SelectRow } from "./selection";
import { SortHead } from "./sort-head";

/** A column of a list: its header, and its cell in a row. */
export type ListColumn<Row> = {
  /** Its name in the address, if sortable. */
  name: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The row header. Every list has one. */
  names?: boolean;
  sorts?: boolean;
  /** Needs no title in front of it on a card. */
  plain?: boolean;
  /** Never wraps. */
  line?: boolean;
  /** Short texts, whose words stay whole. */
  words?: boolean;
  /** A number, aligned at the end for comparison. */
  end?: boolean;
  /** Whether the cell is empty in this row, so that cards omit it. */
  none?: (row: Row) => boolean;
  /** Whether the cell takes the next column's place too, which is empty in this row. */
  wide?: (row: Row) => boolean;
};

/** The rows of a list, with optional checkboxes and menus. On narrow screens a row is a card. */
export function ListTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sorted,
  chosen,
  actions,
  empty,
  cardsOnTablets,
}: {
  caption: string;
  columns: ListColumn<Row>[];
  rows: Row[];
  keyOf: (row: Row) => Key;
  /** The order of the rows (a column's name, with a minus for descending), and the address of another order. */
  sorted?: { sort: string; to: (sort: string) => string };
  /**
   * The checkboxes' name, and the value and label of a row's checkbox; undefined for rows that cannot be
   * selected. `form` is the id of their form, if it does not surround the table.
   */
  chosen?:
    | {
        name: string;
        form?: string;
        box: (row: Row) => { value: string; label: string; checked?: boolean } | undefined;
      }
    | undefined;
  actions?: (row: Row) => ReactNode;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  /** Whether its columns need more room than a tablet has: a row is a card there too. */
  cardsOnTablets?: boolean;
}) {
  const { t } = useTranslation("lists");
  const head = columns.map(({ name, title, sorts, end }) =>
    sorts && sorted ? (
      <SortHead key={name} column={name} sort={sorted.sort} to={sorted.to} end={end}>
        {title}
      </SortHead>
    ) : (
      <th key={name} scope="col" className={end ? "end" : undefined}>
        {title}
      </th>
    ),
  );
  return (
    <Table
      caption={caption}
      empty={empty}
      {...(cardsOnTablets ? { cardsOnTablets } : {})}
      head={
        <>
          {chosen ? (
            <th scope="col" className="pick">
              <SelectAll name={chosen.name} form={chosen.form} />
            </th>
          ) : null}
          {head}
          {actions ? <HiddenHead>{t("actions")}</HiddenHead> : null}
        </>
      }
    >
      {rows.map(row => {
        const box = chosen?.box(row);
        return (
          <tr key={keyOf(row)}>
            {chosen ? (
              <td className="pick">
                {box ? <SelectRow name={chosen.name} form={chosen.form} {...box} /> : null}
              </td>
            ) : null}
            {columns.map((column, at) => (columns[at - 1]?.wide?.(row) ? null : cellOf(column, row)))}
            {actions ? <td className="end act">{actions(row)}</td> : null}
          </tr>
        );
      })}
    </Table>
  );
}

// A function instead of a component: lists have hundreds of cells, and components cost rendering time.
function cellOf<Row>(column: ListColumn<Row>, row: Row): ReactNode {
  const { name, title, cell, names, plain, line, words, end, none, wide } = column;
  if (names)
    return (
      <th key={name} scope="row">
        {cell(row)}
      </th>
    );
  return (
    <td
      key={name}
      colSpan={wide?.(row) ? 2 : undefined}
      className={[line && "line", words && "words", end && "end"].filter(Boolean).join(" ") || undefined}
      data-label={plain ? undefined : title}
      data-none={none?.(row) || undefined}
    >
      {cell(row)}
    </td>
  );
}
