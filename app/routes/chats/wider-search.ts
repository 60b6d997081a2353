import type { AppLoadContext } from "@remix-run/node";
import type { Message } from "~/contract/answers";
import type { Chat } from "~/contract/chats";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";

/** The address that asks a declined question in all divisions; undefined if the chat searches all of them. */
export async function widerSearch(
  context: AppLoadContext,
  chat: Chat,
  messages: Message[],
): Promise<(question: string) => string | undefined> {
  const { api, user, ability } = requireSignedIn(context);
  const declined = messages.some(({ state }) => state === "declined");
  if (!declined || !chat.own || !user.companyId || !ability.can("read", "Division")) return () => undefined;
  const { total } = await api.divisions.list({});
  if (total <= chat.divisions.length && !chat.divisions.some(({ onlyFiles }) => onlyFiles))
    return () => undefined;
  return question => paths.ask.page(user.access, { question });
}
