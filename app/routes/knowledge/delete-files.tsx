import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageTitle } from "~/i18n/server";
import { forEachChosen } from "~/routes/list/chosen";
import { flash, flashCounts } from "~/session/flash";
import { itemKey, refuseQuestion, requestKey } from "~/session/form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { AffectedFiles } from "~/ui/knowledge/affected-files";
import { NoFilesChosen } from "~/ui/knowledge/no-files-chosen";
import { Confirmation } from "~/ui/primitives/confirmation";
import { PageHead } from "~/ui/primitives/page-head";
import { chosenFiles } from "./chosen-files";
import { fileShower } from "./show-file";

export const handle = { namespaces: ["divisions"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  if (!ability.can("delete", "File")) throw notFound();
  const { files, back } = await chosenFiles(context);
  return {
    title: pageTitle(context.language, context.page),
    files: files.map(fileShower(context, user)),
    back,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const key = requestKey(await request.formData());
  try {
    const { ids, back } = await chosenFiles(context);
    if (ids.length === 0) {
      flash(context, { kind: "problem", key: "divisions:bulk.none" });
      return redirect(back);
    }
    // Also those that are being deleted, so that the same form sent twice has the same result.
    const counts = await forEachChosen(ids, id =>
      api.files.remove({ id }, { context: { key: itemKey(key, id) } }),
    );
    flashCounts(context, { all: "divisions:deleteFiles.done", some: "divisions:deleteFiles.some" }, counts);
    return redirect(back);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteFiles() {
  const { title, files, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useTranslation("divisions");
  return (
    <>
      <PageHead title={title} />
      {files.length === 0 ? (
        <NoFilesChosen back={back} />
      ) : (
        <Confirmation
          name="delete-files"
          problem={refused?.problem}
          confirm={t("deleteFiles.confirm")}
          busy={t("delete.busy")}
          back={back}
        >
          <AffectedFiles files={files} />
          <p>{t("deleteFiles.what", { count: files.length })}</p>
          <p>{t("delete.forever")}</p>
        </Confirmation>
      )}
    </>
  );
}
