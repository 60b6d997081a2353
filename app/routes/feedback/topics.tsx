import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { FeedbackTabs } from "~/ui/feedback/feedback-tabs";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { TopicTable } from "~/ui/feedback/topic-table";
import { ChoiceLinks } from "~/ui/list/choice-links";
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
  const divisions = [...new Map(topics.flatMap(topic => topic.divisions).map(one => [one.id, one])).values()];
  const division = divisions.find(({ id }) => id === context.url.searchParams.get("division"));
  const found = division
    ? topics.filter(topic => topic.divisions.some(({ id }) => id === division.id))
    : topics;
  return {
    state: "list" as const,
    topics: found.map(topicShower(context, user)),
    divisions,
    division: division?.id,
    // Naming the division of single questions would reveal who asked them.
    withheld: division ? 0 : withheld,
  };
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
      {data.divisions.length > 1 ? (
        <ChoiceLinks
          label={t("divisions")}
          choices={[{ id: undefined, name: t("allDivisions") }, ...data.divisions].map(({ id, name }) => ({
            key: id ?? "",
            to: paths.feedback.topics(id ? { division: id } : {}),
            text: name,
            current: id === data.division,
          }))}
        />
      ) : null}
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
