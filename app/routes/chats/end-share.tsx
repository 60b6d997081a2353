import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ChatPage } from "~/ui/chats/chat-layout";
import EndShareQuestion from "~/ui/chats/sharing/end-share";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["sharing"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const shares = await or404(api.shares.ofChat({ id }));
  const share = shares.find(({ person }) => person.id === params.person);
  if (!share) throw notFound();
  return {
    title: pageTitle(context.language, context.page),
    chat: share.chatName,
    name: share.person.name,
    leaves: false,
    back: paths.chats.share(user.access, id),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const [id, userId] = [params.id ?? "", params.person ?? ""];
  const form = await request.formData();
  try {
    await or404(api.shares.end({ id, userId }, keyOptions(form)));
    flash(context, { kind: "done", key: "sharing:ended" });
    return redirect(paths.chats.share(user.access, id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export { ChatProblem as ErrorBoundary } from "~/ui/chats/chat-problem";
export { onlyAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EndShare() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ChatPage>
      <PageHead title={loaded.title} />
      <EndShareQuestion loaded={loaded} problem={refused?.problem} />
    </ChatPage>
  );
}
