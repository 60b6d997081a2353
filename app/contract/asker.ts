import type { Access } from "./abilities";
import type { Language } from "./language";

/** Who asked a question, and its place, for a mail about it. */
export type Asker = {
  name: string;
  language: Language;
  access: Access;
  chatId: string;
  chatName: string;
  messageId: string;
};
