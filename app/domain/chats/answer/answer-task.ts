import type { Language } from "~/contract/language";
import type { SearchScope } from "~/domain/chats/chat/search-scope";
import type { AnswerWishes, ProviderRow } from "~/domain/chats/provider/stored-provider";

/** The input for generating one answer. */
export type AnswerTask = {
  messageId: string;
  /** The asker. */
  userId: string;
  attempt: number;
  question: string;
  /** The reader's language. */
  language: Language;
  scope: SearchScope;
  /** The company's choice of provider, with the chat's model; undefined if it made none. */
  provider: ProviderRow | undefined;
  /** The chat's preferences for its answers; absent in a new chat. */
  wishes?: AnswerWishes;
  /** Searches without the words of the question before. */
  alone?: boolean;
};
