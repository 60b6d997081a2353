import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatForm } from "~/ui/chats/chat-form";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { PageHead } from "~/ui/primitives/page-head";
import { readChatForm } from "./chat-submission";
import { divisionChoices } from "./division-choices";
import { fileChoices } from "./file-choices";

const DeleteChatQuestion = lazy(() => import("~/ui/chats/delete-chat"));

export const handle = { namespaces: ["chats", "ask", "messages"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const chat = await or404(api.chats.read({ id: params.id ?? "" }));
  // Only the owner may change a chat.
  if (!chat.own) throw notFound();
  const { choices, publicLocked } = await divisionChoices(context, ability);
  const divisionIds = chat.divisions.map(division => division.id);
  return {
    name: chat.name,
    title: recordTitle(context.language, context.page, chat.name),
    visibility: chat.visibility,
    divisionIds,
    version: chat.version,
    model: chat.model ?? "",
    answerLength: chat.answerLength,
    answerLanguage: chat.answerLanguage ?? ("reader" as const),
    models: chat.models,
    choices,
    files: await fileChoices(
      context,
      choices.map(choice => choice.id),
      // Files of divisions that cannot be searched now stay chosen without the form.
      { ids: chat.files.filter(file => divisionIds.includes(file.divisionId)).map(file => file.id) },
    ),
    publicLocked,
    back: paths.chats.open(user.access, chat.id),
    remove: paths.chats.delete(user.access, chat.id),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const { fields, comeBack, refuse } = readChatForm(context, form);
  if (!fields) return comeBack();
  const options = callOptions(form);
  try {
    await api.chats.change({ ...fields, id }, options);
    flash(context, { kind: "done", key: "chats:edit.done", values: { name: fields.name } });
    return redirect(paths.chats.open(user.access, id));
  } catch (error) {
    return refuse(error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditChat() {
  const { t } = useTranslation(["chats", "shell"]);
  const { title, back, remove, choices, files, publicLocked, version, models, ...values } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ChatPage>
      <div style={{ maxInlineSize: "44rem" }}>
        <PageHead
          title={title}
          actions={
            <ConfirmLink button to={remove} question={DeleteChatQuestion}>
              {t("delete")}
            </ConfirmLink>
          }
        />
        <ChatForm
          key={version}
          choices={choices}
          files={files}
          refused={refused}
          values={values}
          models={models}
          publicLocked={publicLocked}
          version={version}
          submit={{ label: t("shell:save"), busy: t("edit.busy") }}
          cancel={back}
        />
      </div>
    </ChatPage>
  );
}
