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
import DeleteDivisionQuestion from "~/ui/knowledge/delete-division";
import { PageHead } from "~/ui/primitives/page-head";
import { fileShower } from "./show-file";

export const handle = { namespaces: ["divisions", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("delete", "Division")) throw notFound();
  const id = params.id ?? "";
  const [division, files, approved, golden, mail] = await or404(
    Promise.all([
      api.divisions.read({ id }),
      api.files.list({ divisionId: id, size: 10 }),
      api.approvedAnswers.list({ divisionId: id, size: 5 }),
      api.goldenQuestions.list({ divisionId: id, size: 5 }),
      ability.can("read", "EmailSetting") ? api.emailSettings.list({ size: 100 }) : undefined,
    ]),
  );
  if (division.status !== "open") throw notFound();
  return {
    title: pageTitle(context.language, context.page),
    division: { id, name: division.name, members: division.members, version: division.version },
    files: files.rows.map(fileShower(context, user)),
    more: files.total - files.rows.length,
    also: {
      approved: approved.total,
      golden: golden.total,
      mail: mail?.rows.some(({ divisionId }) => divisionId === id) ?? false,
    },
    back: `${paths.knowledge.divisions(user.access)}#${id}`,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const options = callOptions(form);
  const list = paths.knowledge.divisions(user.access);
  try {
    const { name } = await orAlreadyDeleted(context, api.divisions.remove({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "divisions:delete.done", values: { name: isolate(name) } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteDivision() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteDivisionQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
