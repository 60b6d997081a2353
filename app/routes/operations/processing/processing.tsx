import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type ListedStatus, listedStatuses } from "~/contract/file-states";
import { formatTimeOfDay } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { wantedPath } from "~/session/guard";
import { requireSignedIn } from "~/session/require-access";
import { ExportMenu } from "~/ui/list/export-menu";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ProcessingOverview } from "~/ui/operations/processing/overview";
import { ProcessingTable } from "~/ui/operations/processing/processing-table";
import { StatusTabs } from "~/ui/operations/processing/status-tabs";
import { useLiveData } from "~/ui/operations/processing/use-live-data";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { changeProcessing } from "./change-processing";
import { processingQuery } from "./processing-query";
import { rebuildOf, showOverview } from "./show-overview";
import { processingShower } from "./show-processing";

export const handle = {
  namespaces: ["processing", "divisions", "charts", "lists", "messages", "dashboard"],
  charts: true,
};

/** Chosen: the number of companies on the overview. */
const companies = 10;

/**
 * Every file's processing. The overview shows received queries, the index and the used space below the table; the
 * second address is the table alone, for a screen that only shows work in progress.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const at = Date.now();
  const { query, live } = processingQuery(context.url);
  const mayChange = ability.can("update", "File");
  const alone = context.page.id.endsWith("MilvusProcessingTable");
  const [list, state, space] = await Promise.all([
    api.processing.list(query),
    api.processing.state(),
    alone ? undefined : api.processing.usage({ page: 1, size: companies }),
  ]);
  const { file, number } = processingShower(context, user);
  const counts = new Map(state.files.map(one => [one.status, one.files]));
  const all = state.files.reduce((sum, one) => sum + one.files, 0);
  return {
    at,
    live,
    alone,
    wholeTable: true,
    time: formatTimeOfDay(new Date(at), { language: context.language, timeZone: user.timeZone }),
    /** Without script the page refreshes itself after this many seconds. */
    ...(live ? { refresh: 15 } : {}),
    files: list.rows.map(file),
    paging: pagingOf(context, list),
    query,
    filtered: isFiltered(filterOf(query)),
    counts: [
      { status: undefined, files: number(all) },
      ...listedStatuses
        .filter(status => (status !== "deleting" && status !== "stopped") || counts.has(status))
        .map(status => ({ status, files: number(counts.get(status) ?? 0) })),
    ],
    overview: space
      ? showOverview(context, user, {
          state,
          space,
          rebuild: mayChange ? rebuildOf(context, state.index) : null,
        })
      : undefined,
    exportTo: exportLinks(paths.fileProcessing.export, filterOf(query)),
    mayChange,
    // Hidden names are neither sorted nor searched by, so the page does not offer it.
    named: ability.can("read", "File", "name"),
  };
}

/** Processes a file again, or stops processing it. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  await changeProcessing(context, await request.formData());
  return redirect(wantedPath(context.url));
}

export default function Processing() {
  const { t } = useTranslation(["processing", "divisions"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLiveData(useLoaderData<typeof loader>());
  const { pathname, search } = useLocation();
  const { query, paging } = data;
  const none = !data.filtered && paging.total === 0;
  const statusName = (status: ListedStatus) => t(`divisions:status.${status}`);
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {none ? null : <ExportMenu {...data.exportTo} />}
            <ButtonLink to={pathname + search} reloadDocument>
              <RefreshCw size={18} aria-hidden />
              {t("refresh")}
            </ButtonLink>
          </>
        }
      >
        {t(data.live ? "live.on" : "live.off", { time: data.time })}{" "}
        <a href={pathname + withParams(search, { live: data.live ? "off" : undefined, page: query.page })}>
          {t(data.live ? "live.stop" : "live.start")}
        </a>
      </PageHead>
      <Sheet>
        {none ? null : (
          <>
            <StatusTabs
              here={query.status}
              tabs={data.counts.map(({ status, files }) => ({
                status,
                files,
                name: status ? statusName(status) : t("all"),
                to: withParams(search, { status }),
              }))}
            />
            <ListTools
              inside
              label={t(data.named ? "search" : "searchUnnamed")}
              search={query.search}
              size={query.size}
              kept={{ live: data.live ? undefined : "off", sort: query.sort }}
              inUse={[query.status, query.kind].filter(Boolean).length}
              filtered={data.filtered}
              all={pathname}
            >
              <FilterSelect
                name="status"
                label={t("column.status")}
                value={query.status}
                options={listedStatuses.map(value => ({ value, name: statusName(value) }))}
              />
              <FilterSelect
                name="kind"
                label={t("column.type")}
                value={query.kind}
                options={[
                  { value: "pdf", name: "PDF" },
                  { value: "docx", name: "DOCX" },
                ]}
              />
            </ListTools>
          </>
        )}
        <ProcessingTable
          files={data.files}
          sort={query.sort}
          sortTo={sort => withParams(search, { sort })}
          mayChange={data.mayChange}
          named={data.named}
          empty={
            none ? (
              <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
            ) : (
              <EmptyState
                title={t("noneFound")}
                action={<ButtonLink to={pathname}>{t("showAll")}</ButtonLink>}
              >
                {t("noneFoundText")}
              </EmptyState>
            )
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
      {data.overview ? <ProcessingOverview overview={data.overview} /> : null}
    </>
  );
}
