import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches, useParams } from "@remix-run/react";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { ChatLayout } from "~/ui/chats/chat-layout";
import { ChatList } from "~/ui/chats/chat-list";
import { chatList } from "./side-lists";

export const handle = { namespaces: ["chats"] };

/**
 * The list of chats beside the thread. Not revalidated when navigating between chats, only after forms that may
 * change it.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  return {
    // A chat that can no longer be opened finds its reader's draft.
    writer: user.id,
    chats: await chatList(api, user, ability, new Date()),
    all: paths.chats.list(user.access),
    folders: ability.can("read", "Folder") ? paths.folders.root(user.access) : undefined,
    start: ability.can("create", "Chat") ? paths.ask.page(user.access) : undefined,
  };
}

export { afterChange as shouldRevalidate } from "~/ui/form/revalidation";

export default function WithList() {
  const { writer: _, ...list } = useLoaderData<typeof loader>();
  const { id } = useParams();
  const page = useMatches().at(-1)?.data as { source?: unknown } | null | undefined;
  return (
    <ChatLayout data-beside={page?.source ? true : undefined}>
      <ChatList {...list} here={id} />
      <Outlet />
    </ChatLayout>
  );
}
