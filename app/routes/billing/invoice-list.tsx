import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { invoiceFilters } from "~/contract/invoice-states";
import { InvoiceQuery } from "~/contract/invoices";
import { formatMoney, formatTaxRate } from "~/i18n/format";
import { formatMonthInFull } from "~/i18n/format-calendar";
import { sayInvalid } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireAccess } from "~/session/require-access";
import { DraftTable } from "~/ui/billing/draft-table";
import { InvoiceSums } from "~/ui/billing/invoice-sums";
import { InvoiceTable } from "~/ui/billing/invoice-table";
import { WaitingOrders } from "~/ui/billing/waiting-orders";
import { DateField } from "~/ui/form/date-field";
import { ExportMenu } from "~/ui/list/export-menu";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListSheet } from "~/ui/list/list-sheet";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { loadDrafts } from "./load-drafts";
import { loadWaiting } from "./load-waiting";
import { shownRow } from "./show-invoice";

export const handle = { namespaces: ["invoices", "lists", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const { language } = context;
  const query = readListQuery(context.url, InvoiceQuery, { size: 25 });
  const filter = filterOf(query);
  // Drafts are not invoices yet: without a number they are excluded from lists, sums and exports.
  if (context.url.searchParams.get("state") === "draft") {
    const drafts = await loadDrafts(context, query);
    return {
      drafts,
      rows: [],
      query,
      wrongOrder: undefined,
      waiting: [],
      sums: [],
      paging: {
        from: Math.min(1, drafts.length),
        to: drafts.length,
        total: drafts.length,
        page: 1,
        size: Math.max(query.size, drafts.length),
      },
      filtered: true,
      exportTo: null,
    };
  }
  const [{ rows, ...list }, { sums }, waiting] = await Promise.all([
    api.invoices.list(query),
    api.invoices.sums(filter),
    loadWaiting(context),
  ]);
  return {
    drafts: null,
    rows: rows.map(row => shownRow(row, language)),
    query,
    wrongOrder:
      filter.from && filter.to && filter.to < filter.from
        ? [sayInvalid(language, "field.dateOrder")]
        : undefined,
    waiting,
    sums: sums.map(sum => ({
      key: `${sum.month} ${sum.rate}`,
      month: formatMonthInFull(`${sum.month}-01`, language),
      rate: formatTaxRate(sum.rate, language),
      net: formatMoney(sum.netCents, language),
      tax: formatMoney(sum.taxCents, language),
    })),
    paging: pagingOf(context, list),
    filtered: isFiltered(filter),
    exportTo: exportLinks(paths.invoices.export, filter),
  };
}

export default function InvoiceList() {
  const { t } = useTranslation("invoices");
  const root = useRouteLoaderData("root") as RootData;
  const { drafts, rows, query, wrongOrder, waiting, sums, paging, filtered, exportTo } =
    useLoaderData<typeof loader>();
  const { from, to } = query;
  const state = drafts ? "draft" : query.state;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          filtered || paging.total > 0 ? (
            <>
              <ButtonLink to={paths.invoices.datev()}>{t("datev.link")}</ButtonLink>
              {exportTo ? <ExportMenu {...exportTo} /> : null}
            </>
          ) : undefined
        }
      >
        {t("intro")}
      </PageHead>
      <WaitingOrders orders={waiting} operator />
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
        inUse={[state, from, to].filter(Boolean).length}
        filters={
          <>
            <FilterSelect
              name="state"
              label={t("columnState")}
              value={state}
              options={(["draft", ...invoiceFilters] as const).map(value => ({
                value,
                name: t(`state.${value}`),
              }))}
            />
            <DateField name="from" label={t("from")} value={from} other={to} />
            <DateField name="to" label={t("to")} value={to} other={from} errors={wrongOrder} />
          </>
        }
      >
        {parts =>
          drafts ? (
            <DraftTable drafts={drafts} empty={parts.empty} />
          ) : (
            <InvoiceTable rows={rows} {...parts} />
          )
        }
      </ListSheet>
      {sums.length > 0 ? <InvoiceSums sums={sums} /> : null}
    </>
  );
}
