import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseQuestion, requestKey } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import DeleteChatQuestion from "~/ui/chat/delete-chat";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["chats"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const chat = await orNotFound(api.chats.read({ id: params.id ?? "" }));
  if (!chat.own) throw notFound();
  return {
    title: pageTitle(context.language, context.page),
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
  try {
    await orNotFound(api.chats.remove({ id }, { context: { key: requestKey(form) } }));
    flash(context, { kind: "done", key: "chats:delete.done", values: { name } });
    return redirect(paths.chats.list(user.access));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { onlyWhenOvertaken as shouldRevalidate } from "~/ui/form/ask-again";

export default function DeleteChat() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <DeleteChatQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
