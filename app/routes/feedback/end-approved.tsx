import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import EndApprovedQuestion from "~/ui/feedback/end-approved";
import { PageHead } from "~/ui/primitives/page-head";
import { actOnApproved, loadApprovedQuestion } from "./ask-about-approved";

export const handle = { namespaces: ["approved"] };

export const loader = (args: LoaderFunctionArgs) => loadApprovedQuestion(args, "end");

export const action = (args: ActionFunctionArgs) => actOnApproved(args, "end");

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

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
