import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ChatFields } from "~/contract/chat-fields";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { expectedVersion, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatForm } from "~/ui/chats/chat-form";
import { ChatPage } from "~/ui/chats/chat-layout";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { PageHead } from "~/ui/primitives/page-head";
import { divisionChoices } from "./division-choices";

const DeleteChatQuestion = lazy(() => import("~/ui/chats/delete-chat"));

export const handle = { namespaces: ["chats", "messages"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const chat = await or404(api.chats.read({ id: params.id ?? "" }));
  // Only the owner may change a chat.
  if (!chat.own) throw notFound();
  const { choices, publicLocked } = await divisionChoices(context, ability);
  return {
    name: chat.name,
    title: recordTitle(context.language, context.page, chat.name),
    visibility: chat.visibility,
    divisionIds: chat.divisions.map(division => division.id),
    version: chat.version,
    model: chat.model ?? "",
    answerLength: chat.answerLength,
    answerLanguage: chat.answerLanguage ?? ("reader" as const),
    models: chat.models,
    choices,
    publicLocked,
    back: paths.chats.open(user.access, chat.id),
    remove: paths.chats.delete(user.access, chat.id),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: ChatFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const call = { context: { key: requestKey(form), version: expectedVersion(form) } };
  try {
    await or404(api.chats.change({ ...submission.value, id }, call));
    flash(context, { kind: "done", key: "chats:edit.done", values: { name: submission.value.name } });
    return redirect(paths.chats.open(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

/** A refusal changes nothing; but after a conflict the page has to show what was saved meanwhile. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200 }) =>
  actionStatus < 400 || actionStatus === 409;

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";

export default function EditChat() {
  const { t } = useTranslation(["chats", "shell"]);
  const { title, back, remove, choices, publicLocked, version, models, ...values } =
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
