import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import CloseTopicQuestion from "~/ui/feedback/close-topic";
import { PageHead } from "~/ui/primitives/page-head";
import { topicTitle } from "./show-topic";

export const handle = { namespaces: ["topics"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Feedback")) throw notFound();
  const topic = await or404(api.topics.read({ id: params.id ?? "" }));
  return {
    title: pageTitle(context.language, context.page),
    name: topicTitle(topic),
    version: topic.questions,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  try {
    const topic = await or404(api.topics.close({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "topics:closed", values: { name: isolate(topicTitle(topic)) } });
    return redirect(paths.feedback.topics());
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function CloseTopic() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <CloseTopicQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
