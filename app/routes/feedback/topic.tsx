import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BadgeCheck, Upload } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";
import { TopicReasons } from "~/ui/feedback/topic-reasons";
import { Wordings } from "~/ui/feedback/wordings";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { goldenLinks } from "./golden-link";
import { topicShower } from "./show-topic";

const CloseTopicQuestion = lazy(() => import("~/ui/feedback/close-topic"));

export const handle = { namespaces: ["topics"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const topic = await or404(api.topics.read({ id: params.id ?? "" }));
  const goldenTo = goldenLinks(user, ability);
  return {
    topic: topicShower(context, user)(topic),
    golden: topic.wordings.map(question => ({
      question,
      to: goldenTo(question, { divisions: topic.divisions }),
    })),
    may: { close: ability.can("update", "Feedback"), upload: ability.can("create", "File") },
  };
}

export default function Topic() {
  const { t } = useTranslation("topics");
  const { topic, golden, may } = useLoaderData<typeof loader>();
  const division = topic.divisions[0]?.id;
  const several = (all: string[]) =>
    all.length > 0 ? (
      <ul>
        {all.map(one => (
          <li key={one}>
            <bdi>{one}</bdi>
          </li>
        ))}
      </ul>
    ) : null;
  return (
    <>
      <PageHead
        title={topic.name}
        actions={
          <>
            {may.upload ? (
              <ButtonLink kind="main" to={paths.knowledge.new(division ? { division } : {})}>
                <Upload size={18} aria-hidden />
                {t("upload")}
              </ButtonLink>
            ) : null}
            {may.upload ? (
              <ButtonLink
                to={paths.feedback.approved.new({ topic: topic.id, ...(division ? { division } : {}) })}
              >
                <BadgeCheck size={18} aria-hidden />
                {t("writeAnswer")}
              </ButtonLink>
            ) : null}
            {may.close ? (
              <ConfirmLink to={paths.feedback.closeTopic(topic.id)} question={CloseTopicQuestion} button>
                {t("notOurs")}
              </ConfirmLink>
            ) : null}
          </>
        }
      >
        {t("asked", { count: topic.questions, first: topic.first, last: topic.last })}
      </PageHead>
      <Sheet data-pad>
        <DescriptionList
          lines={[
            ...(topic.words === null
              ? []
              : [
                  { name: t("byModel"), value: t("byModelText") },
                  { name: t("words"), value: <bdi>{topic.words}</bdi> },
                ]),
            { name: t("columnReasons"), value: <TopicReasons {...topic} /> },
            { name: t("divisions"), value: several(topic.divisions.map(({ name }) => name)) },
            { name: t("found"), value: several(topic.files.map(({ name }) => name)) },
            { name: t("handedOn"), value: golden.length > 0 ? <Wordings all={golden} /> : t("noWording") },
          ]}
        />
      </Sheet>
    </>
  );
}
