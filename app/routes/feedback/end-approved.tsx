import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { expectedVersion, refuseQuestion, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import EndApprovedQuestion from "~/ui/feedback/end-approved";
import { isolate } from "~/ui/knowledge/isolate";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["approved"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "File")) throw notFound();
  const { wordings, cited, version } = await or404(api.approvedAnswers.read({ id: params.id ?? "" }));
  return { title: pageTitle(context.language, context.page), name: wordings[0]!, cited, version };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const asked = { context: { key: requestKey(form), version: expectedVersion(form) } };
  try {
    const { wordings } = await or404(api.approvedAnswers.end({ id: params.id ?? "" }, asked));
    flash(context, { kind: "done", key: "approved:ended", values: { name: isolate(wordings[0]!) } });
    return redirect(paths.feedback.approved.list());
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyWhenOvertaken as shouldRevalidate } from "~/ui/form/revalidation";

export default function EndApproved() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <EndApprovedQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
