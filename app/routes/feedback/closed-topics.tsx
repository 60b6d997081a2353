import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListInput } from "~/contract/endpoint";
import { formatDate } from "~/i18n/format";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { requireSignedIn } from "~/session/require-access";
import { ClosedTopicTable } from "~/ui/feedback/closed-topic-table";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { Pagination } from "~/ui/list/pagination";
import { withParams } from "~/ui/list/with-params";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["topics", "feedbackReport", "feedback", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Feedback")) return { state: "none" as const };
  const query = readListQuery(context.url, ListInput, { size: 25 });
  const { rows, ...list } = await api.topics.closed(query);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    state: "list" as const,
    rows: rows.map(({ id, reason, words, questions, closedAt, sourceName, approvedId }) => ({
      id,
      reason,
      questions,
      sourceName,
      approvedId,
      name: words.join(" · "),
      closedAt: closedAt.toISOString(),
      closed: formatDate(closedAt, reader),
    })),
    paging: pagingOf(context, list),
  };
}

export default function ClosedTopics() {
  const { t } = useTranslation("topics");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { search } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  return (
    <>
      <PageHead
        title={root.title}
        actions={<ButtonLink to={paths.feedback.topics()}>{t("toOpen")}</ButtonLink>}
      >
        {t("closedIntro")}
      </PageHead>
      <FeedbackTabs here={paths.feedback.topics()} />
      <Sheet>
        <ClosedTopicTable
          topics={data.rows}
          empty={<EmptyState title={t("noneClosed")}>{t("noneClosedText")}</EmptyState>}
        />
        <Pagination inside paging={data.paging} to={page => withParams(search, { page })} />
      </Sheet>
    </>
  );
}
