import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChatNameFields } from "~/contract/chat-fields";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["chats", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { id, name, own, version } = await or404(api.chats.read({ id: params.id ?? "" }));
  // Only the owner may rename a chat.
  if (!own) throw notFound();
  const title = recordTitle(context.language, context.page, name);
  return { title, name, version, back: paths.chats.open(user.access, id) };
}

/** Redirects to the chat, except after a change in place. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: ChatNameFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { name } = submission.value;
  try {
    const options = callOptions(form);
    await or404(api.chats.rename({ id, name }, options));
    if (form.has("inPlace")) return null;
    flash(context, { kind: "done", key: "chats:edit.done", values: { name } });
    return redirect(paths.chats.open(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function RenameChat() {
  const { t } = useTranslation(["chats", "shell", "messages"]);
  const { title, name, version, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>() ?? undefined);
  return (
    <ChatPage>
      <PageHead title={title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <TextField
            name="name"
            label={t("form.name")}
            hint={hintOf(refusal, "name", name)}
            errors={refusal.errors("name")}
            defaultValue={refusal.value("name", name)}
            maxLength={120}
            autoComplete="off"
          />
          <ExpectedVersion version={version} refusal={refusal} />
          <RequestId form="rename-chat" />
          <div className="row">
            <Submit busy={t("edit.busy")}>{t("shell:save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </ChatPage>
  );
}
