import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["visitors"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const { link } = await or404(api.visitors.link({ id }));
  if (!link) throw notFound();
  return { title: pageTitle(context.language, context.page), back: paths.chats.visitors(user.access, id) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  try {
    await or404(api.visitors.close({ id }, keyOptions(form)));
    flash(context, { kind: "done", key: "visitors:closed" });
    return redirect(paths.chats.visitors(user.access, id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";

export default function CloseVisitors() {
  const { t } = useTranslation(["visitors", "shell"]);
  const { title, back } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ChatPage>
      <PageHead title={title} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" className="stack" data-gap="5">
          {refused?.problem ? <Alert tone="err">{refused.problem}</Alert> : null}
          <p>{t("closeWhat")}</p>
          <RequestId form="close-visitors" />
          <div className="row">
            <Submit kind="danger" busy={t("closing")}>
              {t("close")}
            </Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </ChatPage>
  );
}
