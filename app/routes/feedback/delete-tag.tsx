import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import DeleteTagQuestion from "~/ui/feedback/delete-tag";
import { PageHead } from "~/ui/primitives/page-head";
import { losesOf } from "./loses-of";

export const handle = { namespaces: ["tags"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("delete", "Tag")) throw notFound();
  const { name, version, ...tag } = await or404(api.tags.read({ id: params.id ?? "" }));
  return { title: pageTitle(context.language, context.page), name, version, loses: losesOf(context, tag) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  const list = paths.tags.list();
  try {
    const { name } = await orAlreadyDeleted(context, api.tags.remove({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "tags:deleted", values: { name: isolate(name) } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteTag() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteTagQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
