import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { requestKey } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { GoesList } from "~/ui/knowledge/goes-list";
import { isolate } from "~/ui/knowledge/isolate";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { fileShower } from "./show-file";

export const handle = { namespaces: ["divisions"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  if (!ability.can("delete", "File")) throw notFound();
  const file = await orNotFound(api.files.read({ id: params.id ?? "" }));
  if (file.status === "deleting") throw notFound();
  return {
    file: fileShower(context, user)(file),
    division: file.divisionName,
    back: `${paths.knowledge.divisions(user.access)}#${file.divisionId}`,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const file = await orNotFound(api.files.read({ id: params.id ?? "" }));
  const form = await request.formData();
  await orNotFound(api.files.remove({ id: file.id }, { context: { key: requestKey(form) } }));
  flash(context, {
    kind: "done",
    key: "divisions:deleteFile.done",
    values: { name: isolate(file.name.slice(0, 200)) },
  });
  return redirect(paths.knowledge.divisions(user.access));
}

export default function DeleteFile() {
  const { t } = useTranslation(["divisions", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { file, division, back } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title} />
      <Sheet data-pad className="stack" style={{ maxInlineSize: "36rem", overflowWrap: "anywhere" }}>
        <GoesList files={[file]} />
        <p>{t("deleteFile.what", { name: isolate(file.name), division: isolate(division) })}</p>
        <p>{t("delete.forever")}</p>
        <Form method="post" className="row">
          <RequestId form="delete" />
          <Submit kind="danger-main" busy={t("delete.busy")}>
            <Trash2 size={18} aria-hidden />
            {t("deleteFile.confirm")}
          </Submit>
          <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
        </Form>
      </Sheet>
    </>
  );
}
