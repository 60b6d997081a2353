import type { Access } from "~/contract/abilities";
import type { ListedChat } from "~/contract/chats";
import { paths } from "~/paths";
import { afterId } from "./after-id";

/** Chosen: about two lines of a list on a phone. */
const maxLength = 120;

/** The question that a search found in a chat, shortened, with the address of its place there; null if it is the chat's name. */
export function shownAsked(
  { id: chatId, name, asked }: Pick<ListedChat, "id" | "name" | "asked">,
  access: Access,
) {
  if (!asked || asked.question.toLowerCase() === name.toLowerCase()) return null;
  const { id, question } = asked;
  return {
    to: `${paths.chats.open(access, chatId, { before: afterId(id), branch: id })}#m-${id}`,
    question: question.length > maxLength ? `${question.slice(0, maxLength)} …` : question,
  };
}
