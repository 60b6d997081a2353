import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { periods } from "~/contract/periods";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { exportLinks, filterOf, isFiltered, pagingOf } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { FeedbackReportCharts } from "~/ui/feedback/feedback-report-charts";
import { FeedbackTable } from "~/ui/feedback/feedback-table";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { FeedbackTools } from "~/ui/feedback/feedback-tools";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { UndoSettle } from "~/ui/feedback/settle-form";
import { ExportMenu } from "~/ui/list/export-menu";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { feedbackPage, feedbackQuery, feedbackShower } from "./feedback-pages";
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
  const query = feedbackQuery(url, source);
  const period = periods.find(one => one === url.searchParams.get("period")) ?? "90d";
  const { sort, ...filter } = filterOf(query);
  const [{ rows, tags, ...list }, report] = await Promise.all([
    api.feedback.list(query),
    api.feedback.report({ ...filter, period }),
  ]);
  const shown = rows.map(feedbackShower(context, user));
  const { source: _, ...own } = filter;
  return {
    state: "list" as const,
    ...{ operator, intro, sources, query, tags, period, rows: shown },
    report: { stats: reportStats(report, language), charts: reportCharts(report, language, url.search) },
    undo: shown.find(({ id, settled }) => settled && id === url.searchParams.get("undo")),
    paging: pagingOf(list),
    filtered: isFiltered(source ? own : filter),
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
  const { pathname, search } = useLocation();
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
      {data.operator ? null : <FeedbackTabs here={pathname} />}
      <FeedbackReportCharts
        {...report}
        period={period}
        language={root.language}
        all={data.filtered ? withParams("", { period }) : undefined}
      />
      <Sheet>
        <h2 className="hidden">{t("list")}</h2>
        <FeedbackTools
          key={search}
          asked={query}
          sources={data.sources}
          tags={data.tags}
          kept={{ period }}
          all={pathname}
        />
        <FeedbackTable
          rows={rows}
          sort={query.sort}
          sortTo={sort => withParams(search, { sort })}
          mayChange={data.mayChange}
          empty={
            data.filtered || paging.page > 1 ? (
              <EmptyState title={t("noMatch")} action={<ButtonLink to={pathname}>{t("showAll")}</ButtonLink>}>
                {t("noMatchText")}
              </EmptyState>
            ) : (
              <EmptyState title={t("none")}>{data.operator ? t("noneOperator") : t("noneText")}</EmptyState>
            )
          }
        />
        <Pagination inside paging={paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
