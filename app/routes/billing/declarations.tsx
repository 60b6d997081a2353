import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { declarationKinds, declarationStates } from "~/contract/declaration-states";
import { DeclarationQuery } from "~/contract/declarations";
import type { RootData } from "~/root";
import { isFiltered, pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { DeclarationTable } from "~/ui/billing/declaration-table";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListSheet } from "~/ui/list/list-sheet";
import { PageHead } from "~/ui/primitives/page-head";
import { shownDeclaration } from "./show-declaration";

export const handle = { namespaces: ["contracts", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const query = readListQuery(context.url, DeclarationQuery, { size: 25 });
  const { rows, ...list } = await api.declarations.list(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  const { state, kind, search } = query;
  return {
    rows: rows.map(row => shownDeclaration(row, reader)),
    query,
    paging: pagingOf(context, list),
    filtered: isFiltered({ state, kind, search }),
  };
}

export default function Declarations() {
  const { t } = useTranslation("contracts");
  const root = useRouteLoaderData("root") as RootData;
  const { rows, query, paging, filtered } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title}>{t("listIntro")}</PageHead>
      <ListSheet
        texts={{
          search: t("search"),
          noMatchText: t("noMatchText"),
          none: t("none"),
          noneText: t("noneText"),
        }}
        query={query}
        paging={paging}
        filtered={filtered}
        inUse={[query.state, query.kind].filter(Boolean).length}
        filters={
          <>
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
          </>
        }
      >
        {parts => <DeclarationTable rows={rows} {...parts} />}
      </ListSheet>
    </>
  );
}
