import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { pageSizes } from "~/contract/endpoint";
import { SelectField, TextField } from "~/ui/form/field";
import { Button } from "~/ui/primitives/button";

const Tools = styled.div`
  border-block-end: 1px solid var(--line);
  ul { display: flex; gap: var(--s5); padding: 0 var(--s5); border-block-end: 1px solid var(--line); }
  li a { display: inline-flex; align-items: center; min-block-size: 3rem; color: var(--muted); font: 500 var(--t15) var(--font); text-decoration: none; }
  li a:hover { color: var(--ink); }
  li a[aria-current] { color: var(--ink); font-weight: 650; box-shadow: inset 0 -3px var(--accent); }
  form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s3); padding: var(--s4) var(--s5); }
  form > div:first-of-type { flex: 1 1 16rem; }
  form > div:nth-of-type(2) { flex: 0 1 9rem; }
  @media (max-width: 639px) { ul, form { padding-inline: var(--s4); } }
`;

/** Own or public chats, the words to look for, and how many a page; all of it is in the address. */
export function ListTools({
  which,
  tabs,
  search,
  size,
}: {
  which: "own" | "public";
  tabs: { own: string; public: string } | undefined;
  search: string;
  size: number;
}) {
  const { t } = useTranslation("chats");
  return (
    <Tools>
      {tabs ? (
        <nav aria-label={t("which")}>
          <ul>
            {(["own", "public"] as const).map(one => (
              <li key={one}>
                <Link to={tabs[one]} aria-current={one === which ? "page" : undefined}>
                  {t(one)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <Form method="get" role="search">
        <input type="hidden" name="which" value={which} />
        <TextField
          name="search"
          type="search"
          label={t("search")}
          defaultValue={search}
          maxLength={200}
          key={search}
        />
        <SelectField name="size" label={t("search.size")} defaultValue={size}>
          {pageSizes.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button>{t("search.go")}</Button>
      </Form>
    </Tools>
  );
}

const Foot = styled.nav`
  display: flex; flex-wrap: wrap; align-items: center; gap: var(--s3); padding: var(--s3) var(--s5); border-block-start: 1px solid var(--line); font: 400 var(--t15) var(--font);
  p { margin-inline-end: auto; color: var(--muted); }
  a { display: inline-flex; align-items: center; min-block-size: 2rem; }
`;

/** Which rows these are of how many, and the way to the others. */
export function Pager({
  list,
  to,
}: {
  list: { from: number; to: number; total: number; page: number };
  to: (page: number) => string;
}) {
  const { t } = useTranslation("chats");
  if (list.total === 0) return null;
  return (
    <Foot aria-label={t("pager")}>
      <p className="num">{t("pager.range", { from: list.from, to: list.to, total: list.total })}</p>
      {list.page > 1 ? <Link to={to(list.page - 1)}>{t("pager.previous")}</Link> : null}
      {list.to < list.total ? <Link to={to(list.page + 1)}>{t("pager.next")}</Link> : null}
    </Foot>
  );
}
