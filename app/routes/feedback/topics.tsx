import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { TopicTable } from "~/ui/feedback/topic-table";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { topicShower } from "./show-topic";

export const handle = { namespaces: ["topics", "feedbackReport", "feedback", "lists"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Feedback")) return { state: "none" as const };
  const { topics, withheld } = await api.topics.list();
  return { state: "list" as const, topics: topics.map(topicShower(context, user)), withheld };
}

export default function Topics() {
  const { t } = useTranslation("topics");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  return (
    <>
      <PageHead
        title={root.title}
        actions={<ButtonLink to={paths.feedback.closedTopics()}>{t("toClosed")}</ButtonLink>}
      >
        {t("intro")}
      </PageHead>
      <FeedbackTabs here={pathname} />
      <Sheet>
        <TopicTable topics={data.topics} empty={<EmptyState title={t("none")}>{t("noneText")}</EmptyState>} />
      </Sheet>
      {data.withheld > 0 ? (
        <p className="muted" style={{ marginBlockStart: "1.25rem" }}>
          {t("withheld", { count: data.withheld })}
        </p>
      ) : null}
    </>
  );
}
