import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { periods } from "~/contract/periods";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { isEmpty } from "~/ui/charts/chart-spec";
import { FeedbackFilters } from "~/ui/feedback/feedback-filters";
import { FeedbackReportCharts } from "~/ui/feedback/feedback-report-charts";
import { FeedbackTable } from "~/ui/feedback/feedback-table";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { UndoSettle } from "~/ui/feedback/settle-form";
import { ExportMenu } from "~/ui/list/export-menu";
import { ListSheet } from "~/ui/list/list-sheet";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { PageHead } from "~/ui/primitives/page-head";
import { datesNote, feedbackPage, feedbackQuery, feedbackShower } from "./feedback-pages";
import { reportCharts, reportStats } from "./report-charts";
import { settle } from "./settle";

export const handle = {
  namespaces: ["feedbackReport", "feedback", "lists", "charts", "messages"],
  charts: true,
};

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const operator = user.access === "admin";
  if (!(operator || user.companyId) || !ability.can("read", "Feedback")) return { state: "none" as const };
  const { url, language } = context;
  const { intro, source, sources } = feedbackPage(context);
  const dates = datesNote(url);
  const query = {
    ...feedbackQuery(url, source),
    ...(dates?.wrong ? { from: undefined, to: undefined } : {}),
  };
  const period = periods.find(one => one === url.searchParams.get("period")) ?? "90d";
  const { sort, ...filter } = filterOf(query);
  const [{ rows, tags, ...list }, report] = await Promise.all([
    api.feedback.list(query),
    api.feedback.report({ ...filter, period }),
  ]);
  const shown = rows.map(feedbackShower(context, user));
  const { source: all, ...others } = filter;
  const chosen = source ? others : { ...others, source: all };
  return {
    state: "list" as const,
    operator,
    intro,
    sources,
    query,
    dates,
    tags,
    period,
    rows: shown,
    report: {
      stats: reportStats(report, language),
      // Feedback of data managers to the operator has neither likes nor tags.
      charts: reportCharts(report, language, url.search).filter(({ spec }) => !(operator && isEmpty(spec))),
    },
    undo: shown.find(({ id, settled }) => settled && id === url.searchParams.get("undo")),
    paging: pagingOf(context, list),
    filtered: isFiltered(chosen),
    inUse: Object.values({ ...chosen, search: "" }).filter(Boolean).length,
    exportTo: exportLinks(paths.feedback.export(user.access), { ...filter, sort }),
    mayChange: ability.can("update", "Feedback"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireSignedIn(context);
  return settle(context, await request.formData());
}

export default function FeedbackList() {
  const { t } = useTranslation("feedbackReport");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  const { rows, query, paging, report, period, undo } = data;
  return (
    <>
      <PageHead title={root.title} actions={<ExportMenu {...data.exportTo} />}>
        {t(`intro.${data.intro}`)}
      </PageHead>
      {undo ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          <Alert live tone="ok">
            <UndoSettle id={undo.id} version={undo.version} />
          </Alert>
        </div>
      ) : null}
      {data.dates ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          <Alert tone={data.dates.wrong ? "err" : "calm"}>{t(`dates.${data.dates.says}`)}</Alert>
        </div>
      ) : null}
      {data.operator ? null : <FeedbackTabs here={pathname} />}
      <FeedbackReportCharts
        {...report}
        period={period}
        language={root.language}
        all={data.filtered ? withParams("", { period }) : undefined}
      />
      <h2 className="hidden">{t("list")}</h2>
      <ListSheet
        texts={{
          search: t("filter.search"),
          noMatchText: t("noMatchText"),
          none: t("none"),
          noneText: data.operator ? t("noneOperator") : t("noneText"),
        }}
        query={query}
        paging={paging}
        filtered={data.filtered}
        inUse={data.inUse}
        kept={{ period }}
        filters={<FeedbackFilters asked={query} sources={data.sources} tags={data.tags} />}
      >
        {parts => <FeedbackTable rows={rows} mayChange={data.mayChange} {...parts} />}
      </ListSheet>
    </>
  );
}
