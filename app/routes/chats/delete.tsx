import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import DeleteChatQuestion from "~/ui/chats/delete-chat";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["chats"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const chat = await or404(api.chats.read({ id: params.id ?? "" }));
  if (!chat.own) throw notFound();
  return {
    title: pageTitle(context.language, context.page),
    name: chat.name,
    questions: chat.questions + chat.othersQuestions,
    ofOthers: chat.othersQuestions,
    public: chat.visibility === "public",
    shared: chat.readers > 0,
    back: paths.chats.open(user.access, chat.id),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const options = keyOptions(form);
  const list = paths.chats.list(user.access);
  try {
    const { name } = await orAlreadyDeleted(context, api.chats.remove({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "chats:delete.done", values: { name } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function DeleteChat() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ChatPage>
      <PageHead title={loaded.title} />
      <DeleteChatQuestion loaded={loaded} problem={refused?.problem} />
    </ChatPage>
  );
}
