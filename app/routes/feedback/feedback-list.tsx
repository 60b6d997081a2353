import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { FeedbackReport } from "~/contract/feedback";
import type { Language } from "~/contract/language";
import { formatDate } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
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
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { datesProblem, feedbackPage, feedbackQuery, feedbackShower } from "./feedback-pages";
import { chosenPeriod, loadReport, periodIn } from "./load-report";
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
  const wrong = datesProblem(url);
  const query = {
    ...feedbackQuery(url, source),
    ...(wrong ? { from: undefined, to: undefined } : {}),
  };
  const chosen = wrong ? ("all" as const) : chosenPeriod(url, query);
  const loaded = await loadReport(api, query, chosen, periodIn(url));
  const { report } = loaded;
  const { rows, tags, ...list } = loaded.list;
  const shown = rows.map(feedbackShower(context, user));
  const { sort, ...filter } = filterOf(query);
  const { source: all, ...others } = filter;
  const narrowed = source ? others : { ...others, source: all };
  const filtered = isFiltered(narrowed);
  const none = list.total === 0 && !filtered;
  const older =
    none && chosen !== "all" && (await api.feedback.list({ ...query, page: 1, size: 5 })).total > 0;
  if (none && !older)
    return {
      state: "nothing" as const,
      operator,
      intro,
      share: !operator && source !== "answer" && ability.can("read", "Company"),
    };
  return {
    state: "list" as const,
    operator,
    intro,
    sources,
    query,
    wrong,
    tags,
    period: chosen ?? periodIn(url),
    chosen,
    /** Whether the list is empty only in this period. */
    older,
    span: spanOf(report, query, chosen, language),
    exceeds: list.total !== report.totals.total,
    rows: shown,
    report: {
      period: report.period,
      stats: reportStats(report, language, chosen !== undefined && chosen !== "all"),
      // Feedback of data managers to the operator has neither likes nor tags.
      charts: reportCharts(report, language, url.search).filter(({ spec }) => !(operator && isEmpty(spec))),
    },
    undo: shown.find(({ id, settled }) => settled && id === url.searchParams.get("undo")),
    paging: pagingOf(context, list),
    filtered,
    inUse: Object.values({ ...narrowed, search: "" }).filter(Boolean).length,
    exportTo: exportLinks(paths.feedback.export(user.access), {
      ...filter,
      sort,
      from: loaded.from ?? filter.from,
    }),
    mayChange: ability.can("update", "Feedback"),
  };
}

/** The days that the list is of, as the reader's language writes them; undefined where only the last one is chosen. */
function spanOf(
  { from, to, timeZone }: FeedbackReport,
  own: { from?: string | undefined; to?: string | undefined },
  chosen: ReturnType<typeof chosenPeriod>,
  language: Language,
): string | undefined {
  const t = textsFor(language);
  if (chosen === "all") return t("feedbackReport:spanAll");
  if (!chosen && !own.from) return undefined;
  const day = (of: string | undefined, at: Date) =>
    of ? formatDate(of, { language, timeZone: "UTC" }) : formatDate(at, { language, timeZone });
  return t("feedbackReport:span", { from: day(own.from, from), to: day(own.to, to) });
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireSignedIn(context);
  return settle(context, await request.formData());
}

const ListHead = styled.div`
  margin-block-end: var(--s3);
  p { color: var(--muted); font: 400 var(--t15) var(--font); }
`;

export default function FeedbackList() {
  const { t } = useTranslation("feedbackReport");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  if (data.state === "nothing")
    return (
      <>
        <PageHead title={root.title}>{t(`intro.${data.intro}`)}</PageHead>
        {data.operator ? null : <FeedbackTabs here={pathname} />}
        <Sheet>
          <EmptyState
            title={t("none")}
            action={
              data.share ? <ButtonLink to={paths.settings.publicForm()}>{t("share.link")}</ButtonLink> : null
            }
          >
            {data.operator ? t("noneOperator") : t("noneText")}
          </EmptyState>
        </Sheet>
      </>
    );
  const { rows, query, paging, report, period, undo, filtered, older } = data;
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
      {data.wrong || data.exceeds ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          {data.wrong ? (
            <Alert tone="err">{t(`dates.${data.wrong}`)}</Alert>
          ) : (
            <Alert tone="calm">{t("dates.older")}</Alert>
          )}
        </div>
      ) : null}
      {data.operator ? null : <FeedbackTabs here={pathname} />}
      <FeedbackReportCharts
        {...report}
        chosen={data.chosen}
        language={root.language}
        all={filtered ? withParams("", { period }) : undefined}
      />
      <ListHead>
        <h2>{t("list")}</h2>
        {data.span ? <p>{data.span}</p> : null}
      </ListHead>
      <ListSheet
        texts={{
          search: t("filter.search"),
          noMatchText: t(older ? "nonePeriod" : "noMatchText"),
          none: t("none"),
          noneText: data.operator ? t("noneOperator") : t("noneText"),
        }}
        query={query}
        paging={paging}
        filtered={filtered || older}
        whole={older ? withParams("", { period: "all" }) : undefined}
        inUse={data.inUse}
        kept={{ period }}
        filters={<FeedbackFilters asked={query} sources={data.sources} tags={data.tags} />}
      >
        {parts => <FeedbackTable rows={rows} mayChange={data.mayChange} {...parts} />}
      </ListSheet>
    </>
  );
}
