import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { requestKey } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["chats"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const chat = await orNotFound(api.chats.read({ id: params.id ?? "" }));
  if (!chat.own) throw notFound();
  return {
    name: chat.name,
    questions: chat.questions,
    public: chat.visibility === "public",
    back: paths.chats.open(user.access, chat.id),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const { name } = await orNotFound(api.chats.read({ id }));
  await orNotFound(api.chats.remove({ id }, { context: { key: requestKey(form) } }));
  flash(context, { kind: "done", key: "chats:delete.done", values: { name } });
  return redirect(paths.chats.list(user.access));
}

export default function DeleteChat() {
  const { t } = useTranslation(["chats", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const chat = useLoaderData<typeof loader>();
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PageHead title={root.title}>
        <bdi>{chat.name}</bdi>
      </PageHead>
      <Sheet data-pad>
        <Form method="post" className="stack">
          <RequestId form="delete" />
          <p>{t("delete.what", { count: chat.questions })}</p>
          {chat.public ? <p>{t("delete.public")}</p> : null}
          <p>{t("delete.files")}</p>
          <p className="row">
            <Submit kind="danger-main" busy={t("delete.busy")}>
              {t("delete")}
            </Submit>
            <ButtonLink to={chat.back}>{t("shell:cancel")}</ButtonLink>
          </p>
        </Form>
      </Sheet>
    </div>
  );
}
