import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { declarationKinds, declarationStates } from "~/contract/declaration-states";
import { DeclarationQuery } from "~/contract/declarations";
import type { RootData } from "~/root";
import { isFiltered, pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireAccess, requireSignedIn } from "~/session/require-access";
import { DeclarationTable } from "~/ui/billing/declaration-table";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { shownDeclaration } from "./show-declaration";

export const handle = { namespaces: ["contracts", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const { api, user } = requireSignedIn(context);
  const query = readListQuery(context.url, DeclarationQuery, { size: 25 });
  const { rows, ...list } = await api.declarations.list(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  const { state, kind, search } = query;
  return {
    rows: rows.map(row => shownDeclaration(row, reader)),
    query,
    paging: pagingOf(list),
    filtered: isFiltered({ state, kind, search }),
  };
}

export default function Declarations() {
  const { t } = useTranslation("contracts");
  const root = useRouteLoaderData("root") as RootData;
  const { rows, query, paging, filtered } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={root.title}>{t("listIntro")}</PageHead>
      <Sheet>
        <ListTools
          inside
          key={search}
          label={t("search")}
          search={query.search}
          size={query.size}
          kept={{ sort: query.sort }}
          inUse={[query.state, query.kind].filter(Boolean).length}
          all={pathname}
        >
          <FilterSelect
            name="state"
            label={t("columnState")}
            value={query.state}
            options={declarationStates.map(value => ({ value, name: t(`state.${value}`) }))}
          />
          <FilterSelect
            name="kind"
            label={t("kind")}
            value={query.kind}
            options={declarationKinds.map(value => ({ value, name: t(`kinds.${value}`) }))}
          />
        </ListTools>
        <DeclarationTable
          rows={rows}
          sort={query.sort}
          sortTo={sort => withParams(search, { sort })}
          empty={
            filtered || paging.page > 1 ? (
              <EmptyState title={t("noMatch")} action={<ButtonLink to={pathname}>{t("showAll")}</ButtonLink>}>
                {t("noMatchText")}
              </EmptyState>
            ) : (
              <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
            )
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
