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
import DeleteFolderQuestion from "~/ui/chats/folders/delete-folder";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["folders"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("delete", "Folder")) throw notFound();
  const folder = await or404(api.folders.read({ id: params.id ?? "" }));
  const parent = folder.parentId ? await or404(api.folders.read({ id: folder.parentId })) : undefined;
  const { name, chats, folders, version, id } = folder;
  const root = paths.folders.root(user.access, context.url.pathname);
  return {
    title: pageTitle(context.language, context.page),
    name,
    chats,
    folders,
    parent: parent?.name ?? null,
    version,
    back: paths.folders.list(root, { folder: id }),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  const list = paths.folders.root(user.access, context.url.pathname);
  try {
    const { name } = await orAlreadyDeleted(context, api.folders.remove({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "folders:deleted", values: { name: isolate(name) } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteFolder() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteFolderQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
