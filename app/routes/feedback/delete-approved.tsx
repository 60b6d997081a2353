import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import DeleteApprovedQuestion from "~/ui/feedback/delete-approved";
import { PageHead } from "~/ui/primitives/page-head";
import { actOnApproved, loadApprovedQuestion } from "./ask-about-approved";

export const handle = { namespaces: ["approved"] };

export const loader = (args: LoaderFunctionArgs) => loadApprovedQuestion(args, "delete");

export const action = (args: ActionFunctionArgs) => actOnApproved(args, "delete");

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteApproved() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteApprovedQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
