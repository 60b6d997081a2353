import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import RefuseQuestion from "~/ui/emails/refuse-question";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["mailAnswers"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Email")) throw notFound();
  const { id, subject, version } = await or404(api.emailAnswers.read({ id: params.id ?? "" }));
  return { title: pageTitle(context.language, context.page), id, subject, version };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  try {
    await or404(api.emailAnswers.refuse({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "mailAnswers:refused" });
    return redirect(paths.emails.answers("open"));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

/** Asks whether an answer shall not be sent. */
export default function RefuseAnswer() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <RefuseQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
