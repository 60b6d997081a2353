import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OperatorFields } from "~/contract/operator-fields";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { OperatorForm } from "~/ui/operations/operator-form";

export const handle = { namespaces: ["account", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  return { operator: await api.system.readOperator() };
}

/** Saves the operator's details. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: OperatorFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.system.changeOperator(submission.value, callOptions(form));
    flash(context, { kind: "done", key: "system:operator.saved" });
    return redirect(paths.admin.systemSettings("company"));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function CompanyTab() {
  const { operator } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <OperatorForm key={operator.version} operator={operator} refused={refused} />;
}
