import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { requireSignedIn } from "~/session/require-access";
import DeleteDraftQuestion from "~/ui/emails/delete-draft";
import { PageHead } from "~/ui/primitives/page-head";
import { storedDraft } from "./stored-draft";

export const handle = { namespaces: ["emails"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  requireSignedIn(context);
  const { id, subject } = await storedDraft(context, params.id ?? "");
  return { title: pageTitle(context.language, context.page), id, subject };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  try {
    await orAlreadyDeleted(context, api.emailDrafts.remove({ id: params.id ?? "" }, keyOptions(form)));
    flash(context, { kind: "done", key: "emails:discarded" });
    return redirect(paths.emails.folder("draft"));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteDraft() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteDraftQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
