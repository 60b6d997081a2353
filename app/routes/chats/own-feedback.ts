import type { AppLoadContext } from "@remix-run/node";
import type { AppAbility } from "~/contract/abilities";
import type { Message } from "~/contract/answers";
import type { ShownMessage } from "~/ui/chats/shown";

/** The limit of the endpoint. */
const batchSize = 100;

const ratableStates: Message["state"][] = ["complete", "declined", "stopped"];

/** The reader's feedback on each of these answers, as the thread shows it; none for answers without feedback. */
export async function feedbackAt(
  api: AppLoadContext["api"],
  ability: AppAbility,
  { id, messages }: { id: string; messages: Message[] },
): Promise<(message: Message) => Pick<ShownMessage, "feedback">> {
  const messageIds = messages.map(message => message.id);
  if (messageIds.length === 0 || !ability.can("create", "Feedback")) return () => ({});
  const feedbackByMessage = new Map<string, Awaited<ReturnType<typeof api.feedback.own>>[number]>();
  for (let at = 0; at < messageIds.length; at += batchSize)
    for (const one of await api.feedback.own({ id, messageIds: messageIds.slice(at, at + batchSize) }))
      feedbackByMessage.set(one.messageId, one);
  return ({ id, state, withheld, askedBy }) => {
    if (!ratableStates.includes(state) || withheld || askedBy !== null) return {};
    const own = feedbackByMessage.get(id);
    const more =
      own !== undefined && (own.mood ?? own.rating ?? (own.comment || own.handedOn || null)) !== null;
    const forwarded = !own?.handedOn ? "no" : own.settledAt ? "settled" : "open";
    const reason = own?.liked !== false ? null : own.comment ? "given" : "asked";
    return { feedback: { liked: own?.liked ?? null, more, reason, handed: forwarded } };
  };
}
