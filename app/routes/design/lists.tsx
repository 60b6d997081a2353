import { Ellipsis } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { formatMoney } from "~/i18n/format";
import { SelectField } from "~/ui/form/field";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { SelectAll, SelectionBar, SelectRow } from "~/ui/list/selection";
import { SortHead } from "~/ui/list/sort-head";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Sheet } from "~/ui/primitives/sheet";
import { Cell, HiddenHead, Table } from "~/ui/primitives/table";
import { Menu } from "~/ui/shell/menu";

const rows = [
  { number: "2026-0118", tone: "ok", word: "mark.paid", cents: 118_800 },
  { number: "2026-0097", tone: "err", word: "mark.late", cents: 9_900 },
  { number: "2026-0061", tone: undefined, word: "mark.draft", cents: 1_248_050 },
] as const;

/** A list with tools, sorting, selection and pages; then a loading one, and a failed one. */
export function Lists() {
  const { t } = useTranslation("design");
  const to = () => "#lists";
  const head = (
    <>
      <SortHead column="number" sort="-number" to={to}>
        {t("list.name")}
      </SortHead>
      <SortHead column="state" sort="-number" to={to}>
        {t("list.state")}
      </SortHead>
      <th scope="col" className="end">
        {t("list.sum")}
      </th>
      <HiddenHead>{t("above.menu")}</HiddenHead>
    </>
  );
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
                {head}
              </>
            }
          >
            {rows.map(row => (
              <tr key={row.number}>
                <td className="pick">
                  <SelectRow name="chosen" value={row.number} label={row.number} />
                </td>
                <Invoice {...row} />
              </tr>
            ))}
          </Table>
        </form>
        <Pagination inside paging={{ from: 31, to: 40, total: 148, page: 4, size: 10 }} to={to} />
      </Sheet>
      <Sheet as="div">
        <Table waiting caption={t("list.loading")} head={head}>
          {rows.map(row => (
            <tr key={row.number}>
              <Invoice {...row} />
            </tr>
          ))}
        </Table>
      </Sheet>
      <Sheet as="div">
        <Table caption={t("list.caption")} head={head} failed="#lists" />
      </Sheet>
      <Sheet as="div">
        <Table
          caption={t("list.caption")}
          head={head}
          empty={
            <EmptyState
              title={t("empty.title")}
              action={<ButtonLink to="#lists">{t("empty.reset")}</ButtonLink>}
            >
              {t("empty.text")}
            </EmptyState>
          }
        />
      </Sheet>
    </>
  );
}

function Invoice({ number, tone, word, cents }: (typeof rows)[number]) {
  const { t, i18n } = useTranslation("design");
  return (
    <>
      <th scope="row">
        <a href="#lists">
          <bdi>{number}</bdi>
        </a>
        <span className="sub">{t("sample.sentence")}</span>
      </th>
      <Cell label={t("list.state")}>
        <span>
          <Badge tone={tone}>{t(word)}</Badge>
        </span>
      </Cell>
      <Cell label={t("list.sum")} end>
        <bdi>{formatMoney(cents, i18n.language as Language)}</bdi>
      </Cell>
      <td className="end act">
        <Menu icon={<Ellipsis size={20} aria-hidden />} label={t("above.menu")}>
          <a href="#lists">{t("above.rename")}</a>
        </Menu>
      </td>
    </>
  );
}
