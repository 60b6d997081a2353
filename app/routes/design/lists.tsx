import { useTranslation } from "react-i18next";
import { SelectField } from "~/ui/form/field";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { SelectAll, SelectionBar, SelectRow } from "~/ui/list/selection";
import { SortHead } from "~/ui/list/sort-head";
import { Alert } from "~/ui/primitives/alert";
import { Badge } from "~/ui/primitives/badge";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { Skeleton } from "~/ui/primitives/skeleton";
import { Table } from "~/ui/primitives/table";

const rows = [
  { number: "2026-0118", tone: "ok", word: "mark.paid", sum: "1.188,00 €" },
  { number: "2026-0097", tone: "err", word: "mark.late", sum: "99,00 €" },
  { number: "2026-0061", tone: undefined, word: "mark.draft", sum: "12.480,50 €" },
] as const;

/** A list with its tools, its order, its choice and its pages; then one that loads, and one that failed. */
export function Lists() {
  const { t } = useTranslation("design");
  const to = () => "#lists";
  return (
    <>
      <Sheet as="div">
        <ListTools inside label={t("list.search")} search="Fracht" size={10} all="#lists">
          <SelectField name="state" label={t("list.state")} defaultValue="">
            <option value="">{t("list.any")}</option>
          </SelectField>
        </ListTools>
        <form method="get">
          <SelectionBar name="chosen">
            <button type="submit">{t("list.send")}</button>
            <button type="submit" disabled>
              {t("sample.delete")}
            </button>
          </SelectionBar>
          <Table
            caption={t("list.caption")}
            head={
              <>
                <th scope="col" className="pick">
                  <SelectAll name="chosen" />
                </th>
                <SortHead column="number" sort="-number" to={to}>
                  {t("list.name")}
                </SortHead>
                <SortHead column="state" sort="-number" to={to}>
                  {t("list.state")}
                </SortHead>
                <th scope="col" className="end">
                  {t("list.sum")}
                </th>
              </>
            }
          >
            {rows.map(row => (
              <tr key={row.number}>
                <td className="pick">
                  <SelectRow name="chosen" value={row.number} label={row.number} />
                </td>
                <th scope="row">
                  <a href="#lists">
                    <bdi>{row.number}</bdi>
                  </a>
                  <span className="sub">{t("sample.sentence")}</span>
                </th>
                <td>
                  <Badge tone={row.tone}>{t(row.word)}</Badge>
                </td>
                <td className="end">
                  <bdi>{row.sum}</bdi>
                </td>
              </tr>
            ))}
          </Table>
        </form>
        <Pagination inside paging={{ from: 31, to: 40, total: 148, page: 4, size: 10 }} to={to} />
      </Sheet>
      <Sheet as="div">
        <Skeleton label={t("wait.list")} lines={6} />
      </Sheet>
      <Sheet as="div" data-pad>
        <Alert tone="err">
          <b>{t("alert.err")}</b> <a href="#lists">{t("sample.retry")}</a>
        </Alert>
      </Sheet>
      <Sheet as="div">
        <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>
      </Sheet>
    </>
  );
}
