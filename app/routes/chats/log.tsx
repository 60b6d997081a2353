import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { questionOpinions, questionOutcomes } from "~/contract/question-outcomes";
import { formatNumber } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { QuestionTable, type ShownQuestion } from "~/ui/chats/question-table";
import { relativeTime } from "~/ui/chats/relative-time";
import { ExportMenu } from "~/ui/list/export-menu";
import { FilterSelect } from "~/ui/list/filter-select";
import { ListTools } from "~/ui/list/list-tools";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { Link } from "~/ui/primitives/link";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { afterId } from "./after-id";
import { logQuery } from "./log-query";
import { modelOf } from "./shown-message";

export const handle = { namespaces: ["ask", "chats", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const { before, size, ...filter } = logQuery(context.url);
  const { rows, older } = await api.questions.list({ ...filter, before, size });
  const t = textsFor(language);
  const [now, reader] = [new Date(), { language, timeZone: user.timeZone }];
  const seconds = (ms: number) => formatNumber(Math.round(ms / 100) / 10, language);
  return {
    filter,
    size,
    later: before !== undefined,
    older,
    rows: rows.map(
      (row): ShownQuestion => ({
        id: row.id,
        question: row.question,
        to: `${paths.chats.open(user.access, row.chatId, { before: afterId(row.id), branch: row.id })}#m-${row.id}`,
        chat: row.chatName,
        state: row.withheld ? t("ask:withheld") : t(`ask:state.${row.state}`),
        good: row.state === "complete" && !row.withheld,
        sources: row.sources,
        by: modelOf(row.answerer) ?? t("ask:by.builtin"),
        took: row.tookMs === null ? null : t("ask:duration", { seconds: seconds(row.tookMs) }),
        first:
          row.firstWordMs === null ? null : t("ask:duration.first", { seconds: seconds(row.firstWordMs) }),
        feedback: row.liked === null ? null : row.liked ? t("ask:liked") : t("ask:disliked"),
        at: row.createdAt.toISOString(),
        when: relativeTime(row.createdAt, now, reader, time => t("chats:today", { time })),
      }),
    ),
    exports: {
      csv: paths.ask.export(user.access, filter),
      xlsx: paths.ask.export(user.access, { ...filter, format: "xlsx" }),
      markdown: paths.ask.export(user.access, { ...filter, format: "md" }),
    },
    ask: paths.ask.page(user.access),
  };
}

const PageLinks = styled.nav`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s3); margin-block-start: var(--s5); font: 400 var(--t15) var(--font);
  a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
  @media print { display: none; }
`;

export default function QuestionLog() {
  const { t } = useTranslation(["ask", "lists"]);
  const root = useRouteLoaderData("root") as RootData;
  const { filter, size, rows, later, older, exports, ask } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const asked = Boolean(filter.search || filter.outcome || filter.feedback || later);
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            <ExportMenu {...exports} />
            <ButtonLink kind="main" to={ask}>
              {t("ask")}
            </ButtonLink>
          </>
        }
      >
        {t("log.intro")}
      </PageHead>
      <Sheet>
        <ListTools
          key={search}
          inside
          label={t("log.search")}
          search={filter.search}
          size={size}
          inUse={(filter.outcome ? 1 : 0) + (filter.feedback ? 1 : 0)}
          all={pathname}
        >
          <FilterSelect
            name="outcome"
            label={t("outcome")}
            value={filter.outcome}
            options={questionOutcomes.map(value => ({ value, name: t(`outcome.${value}`) }))}
          />
          <FilterSelect
            name="feedback"
            label={t("column.feedback")}
            value={filter.feedback}
            options={questionOpinions.map(value => ({ value, name: t(value) }))}
          />
        </ListTools>
        <QuestionTable
          caption={root.title}
          rows={rows}
          empty={
            <EmptyState
              title={asked ? t("log.notFound") : t("log.none")}
              action={
                <ButtonLink to={asked ? pathname : ask}>{asked ? t("lists:reset") : t("ask")}</ButtonLink>
              }
            >
              {asked ? t("log.notFoundText") : t("log.noneText")}
            </EmptyState>
          }
        />
      </Sheet>
      {later || older ? (
        <PageLinks aria-label={t("log.pages")}>
          {later ? <Link to={withParams(search, { before: undefined })}>{t("log.newest")}</Link> : <span />}
          {older ? (
            <Link to={withParams(search, { before: older })} rel="next">
              {t("log.older")}
            </Link>
          ) : null}
        </PageLinks>
      ) : null}
    </>
  );
}
