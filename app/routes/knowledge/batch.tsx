import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { RefreshCw, Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { batchFilters } from "~/contract/batch-outcomes";
import { type BatchItem, BatchQuery } from "~/contract/batches";
import type { ErrorCode } from "~/contract/errors";
import { isRetriable, shownStatus } from "~/contract/file-states";
import { formatBytes, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { recordTitle, sayError } from "~/i18n/server";
import { paths } from "~/paths";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { BatchTable, type ShownItem } from "~/ui/knowledge/batch-table";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { usePolledData } from "~/ui/shell/use-polled-data";
import { changeReading } from "./change-reading";

export const handle = { namespaces: ["divisions", "lists", "messages"] };

/** What became of many files uploaded at once. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("create", "File")) throw notFound();
  const { language } = context;
  const at = Date.now();
  const id = params.id ?? "";
  const query = readListQuery(context.url, BatchQuery, { size: 25 });
  const [batch, { rows, ...list }] = await or404(
    Promise.all([api.batches.read({ id }), api.batches.items({ ...query, id })]),
  );
  const busy = batch.unpacking + batch.busy > 0;
  const show = ({ values, status, reason, ...item }: BatchItem): ShownItem => ({
    ...item,
    status,
    size: formatBytes(item.bytes, language),
    stopped: status !== null && shownStatus(status, reason) === "stopped",
    retriable: isRetriable(reason),
    replaceAt: item.fileId ? paths.knowledge.replaceFile(item.fileId) : "",
    reason: reason ? sayError(language, reason as ErrorCode, values) : null,
    open: item.fileId && item.firstPageId ? paths.knowledge.page(item.fileId, item.firstPageId) : null,
  });
  const { divisionId, createdAt: _, ...counts } = batch;
  return {
    at,
    busy,
    ...(busy ? { refresh: 10 } : {}),
    title: recordTitle(language, context.page, batch.divisionName),
    when: formatTime(batch.createdAt, { language, timeZone: user.timeZone }),
    counts,
    items: rows.map(show),
    query,
    paging: pagingOf(context, list),
    to: paths.knowledge.divisions(user.access, { division: divisionId }),
    again: paths.knowledge.many({ division: divisionId }),
    rights: { change: ability.can("update", "File"), remove: ability.can("delete", "File") },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  await changeReading(context, await request.formData());
  return redirect(wantedPath(context.url));
}

export default function BatchPage() {
  const { t } = useTranslation(["divisions", "lists"]);
  const data = usePolledData(useLoaderData<typeof loader>());
  const { pathname, search } = useLocation();
  const { counts, query, paging } = data;
  const outcomes = [
    counts.added > 0 ? t("many.added", { count: counts.added }) : null,
    counts.versions > 0 ? t("many.versions", { count: counts.versions }) : null,
    counts.there > 0 ? t("many.there", { count: counts.there }) : null,
    counts.refused > 0 ? t("many.refused", { count: counts.refused }) : null,
    counts.failed > 0 ? t("many.failed", { count: counts.failed }) : null,
    counts.quarantined > 0 ? t("many.quarantined", { count: counts.quarantined }) : null,
  ].filter(Boolean);
  const filtered = query.search !== "" || query.outcome !== undefined;
  return (
    <>
      <PageHead
        title={data.title}
        actions={
          <>
            <ButtonLink to={data.again}>
              <Upload size={18} aria-hidden />
              {t("many.more")}
            </ButtonLink>
            <ButtonLink to={data.to}>{t("many.toDivision")}</ButtonLink>
          </>
        }
      >
        {t("many.of", { when: data.when, division: isolate(counts.divisionName) })}
      </PageHead>
      <div className="stack" data-gap="4">
        {outcomes.length > 0 ? (
          <Alert tone={counts.refused + counts.failed + counts.quarantined > 0 ? "warn" : "ok"}>
            {outcomes.join(" ")}
          </Alert>
        ) : null}
        {data.busy ? (
          <p className="row small">
            <span role="status">
              {counts.unpacking > 0
                ? t("many.unpacking", { count: counts.unpacking })
                : t("busy", { count: counts.busy })}
            </span>
            <a href={pathname + search}>
              <RefreshCw size={16} aria-hidden /> {t("refresh")}
            </a>
          </p>
        ) : null}
        <Sheet>
          <ListTools
            inside
            label={t("searchFiles")}
            search={query.search}
            size={query.size}
            kept={{ sort: query.sort }}
            inUse={query.outcome ? 1 : 0}
            all={pathname}
          >
            <FilterSelect
              name="outcome"
              label={t("many.outcome")}
              value={query.outcome}
              options={batchFilters
                .filter(value => value !== "unpacked")
                .map(value => ({
                  value,
                  name:
                    value === "failed" || value === "stopped" || value === "quarantined"
                      ? t(`status.${value}`)
                      : t(`many.state.${value}`),
                }))}
            />
          </ListTools>
          <BatchTable
            items={data.items}
            rights={data.rights}
            sorted={{ sort: query.sort, to: sort => withParams(search, { sort }) }}
            empty={
              filtered || paging.page > 1 ? (
                <EmptyState
                  title={t("many.noMatch")}
                  action={<ButtonLink to={pathname}>{t("many.showAll")}</ButtonLink>}
                />
              ) : (
                <EmptyState
                  title={t("many.none")}
                  action={<ButtonLink to={data.again}>{t("upload")}</ButtonLink>}
                />
              )
            }
          />
          <Pagination inside paging={paging} to={page => withParams(search, { page })} />
        </Sheet>
      </div>
    </>
  );
}
