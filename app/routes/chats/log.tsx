import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { questionOpinions, questionOutcomes } from "~/contract/question-outcomes";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { PrintNote } from "~/ui/chats/print-note";
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
import { firstWordText, tookText } from "./shown-duration";
import { modelOf } from "./shown-message";
import { stateKey } from "./state-key";

export const handle = { namespaces: ["ask", "chats", "lists"] };

type Api = AppLoadContext["api"];

/** Chosen: a browser lays out so many for printing in some seconds; older questions are on the next page. */
const maxPrinted = 1000;

/** The filtered questions on one page. */
async function readForPrint(api: Api, filter: Parameters<Api["questions"]["list"]>[0]) {
  const { rows, older } = await api.questions.list({ ...filter, size: 100 });
  const page = { rows: [...rows], older };
  while (page.older && page.rows.length < maxPrinted) {
    const next = await api.questions.list({ ...filter, before: page.older, size: 100 });
    page.rows.push(...next.rows);
    page.older = next.older;
  }
  return page;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const { before, size, ...filter } = logQuery(context.url);
  const whole = context.url.searchParams.has("print");
  const { rows, older } = whole
    ? await readForPrint(api, { ...filter, before })
    : await api.questions.list({ ...filter, before, size });
  const t = textsFor(language);
  const [now, reader] = [new Date(), { language, timeZone: user.timeZone }];
  return {
    filter,
    size,
    later: before !== undefined,
    older,
    whole: whole ? paths.ask.log(user.access, filter) : null,
    rows: rows.map(
      (row): ShownQuestion => ({
        id: row.id,
        question: row.question,
        to: `${paths.chats.open(user.access, row.chatId, { before: afterId(row.id), branch: row.id })}#m-${row.id}`,
        chat: row.chatName,
        state: row.withheld ? t("ask:withheld") : t(stateKey(row)),
        good: row.state === "complete" && !row.withheld,
        sources: row.sources,
        by: modelOf(row.answerer) ?? t("ask:by.builtin"),
        took: row.tookMs === null ? null : tookText(row.tookMs, language),
        first: row.firstWordMs === null ? null : firstWordText(row.firstWordMs, language),
        feedback: row.liked === null ? null : row.liked ? t("ask:liked") : t("ask:disliked"),
        at: row.createdAt.toISOString(),
        when: relativeTime(row.createdAt, now, reader, time => t("chats:today", { time })),
      }),
    ),
    exports: {
      csv: paths.ask.export(user.access, filter),
      xlsx: paths.ask.export(user.access, { ...filter, format: "xlsx" }),
      markdown: paths.ask.export(user.access, { ...filter, format: "md" }),
      print: paths.ask.log(user.access, { ...filter, print: "yes" }),
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
  const { filter, size, rows, later, older, whole, exports, ask } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const isFiltered = Boolean(filter.search || filter.outcome || filter.feedback || later);
  const none = !isFiltered && rows.length === 0;
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          none ? undefined : (
            <>
              <ExportMenu {...exports} />
              <ButtonLink kind="main" to={ask}>
                {t("ask")}
              </ButtonLink>
            </>
          )
        }
      >
        {t("log.intro")}
      </PageHead>
      {whole ? (
        <PrintNote back={whole}>{older ? null : t("log.print", { count: rows.length })}</PrintNote>
      ) : null}
      <Sheet>
        {none ? null : (
          <ListTools
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
        )}
        <QuestionTable
          caption={root.title}
          rows={rows}
          empty={
            <EmptyState
              title={isFiltered ? t("log.notFound") : t("log.none")}
              action={
                isFiltered ? (
                  <ButtonLink to={pathname}>{t("lists:reset")}</ButtonLink>
                ) : (
                  <ButtonLink kind="main" to={ask}>
                    {t("ask")}
                  </ButtonLink>
                )
              }
            >
              {isFiltered ? t("log.notFoundText") : t("log.noneText")}
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
