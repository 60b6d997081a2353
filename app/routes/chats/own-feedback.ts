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
    for (const feedback of await api.feedback.own({ id, messageIds: messageIds.slice(at, at + batchSize) }))
      feedbackByMessage.set(feedback.messageId, feedback);
  return ({ id, state, withheld, askedBy }) => {
    if (!ratableStates.includes(state) || withheld || askedBy !== null) return {};
    const given = feedbackByMessage.get(id);
    const more =
      given !== undefined &&
      (given.mood !== null || given.rating !== null || given.comment !== "" || given.handedOn);
    const handed = !given?.handedOn ? "no" : given.settledAt ? "settled" : "open";
    const reason = given?.liked !== false ? null : given.comment ? "given" : "asked";
    return { feedback: { liked: given?.liked ?? null, more, reason, handed } };
  };
}
