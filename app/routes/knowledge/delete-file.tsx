import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import DeleteFileQuestion from "~/ui/knowledge/delete-file";
import { PageHead } from "~/ui/primitives/page-head";
import { isFromFile, listPlace } from "./list-place";
import { fileShower } from "./show-file";

export const handle = { namespaces: ["divisions"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("delete", "File")) throw notFound();
  const file = await or404(api.files.read({ id: params.id ?? "" }));
  if (file.status === "deleting") throw notFound();
  return {
    title: pageTitle(context.language, context.page),
    file: fileShower(context, user)(file),
    division: file.divisionName,
    back: listPlace(context, user, `${paths.knowledge.divisions(user.access)}#${file.divisionId}`, file.id),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const options = keyOptions(form);
  try {
    const place = await placeAfterwards(context, id);
    const { name } = await orAlreadyDeleted(context, api.files.remove({ id }, options));
    const values = { name: isolate(name.slice(0, 200)) };
    flash(context, { kind: "done", key: "divisions:deleteFile.done", values });
    return redirect(place);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

/** From the file's own page, which is gone then: the list of its division, or the file whose new version it was. */
async function placeAfterwards(context: AppLoadContext, id: string): Promise<string> {
  const { api, user } = requireSignedIn(context);
  const all = paths.knowledge.divisions(user.access);
  if (!isFromFile(context)) return listPlace(context, user, all);
  try {
    const { divisionId: division, replaces } = await api.files.read({ id });
    return replaces
      ? paths.knowledge.file(replaces.id)
      : paths.knowledge.divisions(user.access, { division });
  } catch (error) {
    // The same form again, after the deletion has ended.
    if (error instanceof AppError && error.code === "not_found") return all;
    throw error;
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteFile() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteFileQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
