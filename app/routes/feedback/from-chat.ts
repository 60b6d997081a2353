import { z } from "zod";
import type { SignedInUser } from "~/contract/session";
import { type FromChat, paths } from "~/paths";
import { anchors } from "~/ui/chats/shown";

/** The question in a chat that a form was opened from; undefined if it was opened elsewhere. */
export function fromChat({ searchParams }: URL): Required<FromChat> | undefined {
  const from = From.safeParse(Object.fromEntries(searchParams));
  return from.success ? from.data : undefined;
}

const From = z.object({ chat: z.uuid(), message: z.uuid() });

/** Where a form returns to: the question in a chat that it was opened from, or `usual`. */
export function backFrom(url: URL, { access }: Pick<SignedInUser, "access">, usual: string): string {
  const from = fromChat(url);
  if (!from) return usual;
  return `${paths.chats.open(access, from.chat, { branch: from.message })}#${anchors.message(from.message)}`;
}
