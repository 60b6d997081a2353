import type { SearchScope } from "~/domain/chat/search-scope";
import type { ProviderRow } from "~/domain/provider/stored-provider";
import type { Language } from "~/domain/retrieval/language";

/** What is needed to write one answer. */
export type AnswerTask = {
  messageId: string;
  attempt: number;
  question: string;
  /** The reader's. */
  language: Language;
  scope: SearchScope;
  /** The company's choice of who answers, undefined while it made none. */
  provider: ProviderRow | undefined;
};
