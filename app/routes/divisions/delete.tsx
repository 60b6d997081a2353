import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import {
  Form,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { GoesList } from "~/ui/knowledge/goes-list";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { fileShower } from "./show-file";

export const handle = { namespaces: ["divisions", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  if (!ability.can("delete", "Division")) throw notFound();
  const id = params.id ?? "";
  const [division, files] = await orNotFound(
    Promise.all([api.divisions.read({ id }), api.files.list({ divisionId: id, size: 10 })]),
  );
  if (division.status !== "open") throw notFound();
  return {
    division: { id, name: division.name, members: division.members, version: division.version },
    files: files.rows.map(fileShower(context, user)),
    more: files.total - files.rows.length,
    back: `${paths.knowledge.divisions(user.access)}#${id}`,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const { id, name } = await orNotFound(api.divisions.read({ id: params.id ?? "" }));
  const form = await request.formData();
  try {
    await api.divisions.remove({ id }, { context: { key: requestKey(form), version: seenVersion(form) } });
    flash(context, { kind: "done", key: "divisions:delete.done", values: { name: isolate(name) } });
    return redirect(paths.knowledge.divisions(user.access));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = sayError(context.language, error.code, error.data.values);
    return data({ problem }, { status: error.status });
  }
}

/** After somebody else was quicker the page has to know what they saved. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function DeleteDivision() {
  const { t } = useTranslation(["divisions", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { division, files, more, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={root.title} />
      <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem" }}>
        {refused ? (
          <Alert tone="err" live>
            {refused.problem}
          </Alert>
        ) : null}
        <p>
          <b>{t("delete.what", { name: isolate(division.name) })}</b>
        </p>
        {files.length > 0 ? <GoesList files={files} more={more} /> : <p>{t("delete.noFiles")}</p>}
        {division.members > 0 ? <p>{t("delete.members", { count: division.members })}</p> : null}
        <p>{t("delete.chats")}</p>
        <p>{t("delete.forever")}</p>
        <Form method="post" className="row">
          <RequestId form={`delete-${division.version}`} />
          <input type="hidden" name="version" value={division.version} />
          <Submit kind="danger-main" busy={t("delete.busy")}>
            <Trash2 size={18} aria-hidden />
            {t("delete.confirm")}
          </Submit>
          <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
        </Form>
      </Sheet>
    </>
  );
}
