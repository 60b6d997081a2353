import type * as account from "./locales/en/account";
import type * as activity from "./locales/en/activity";
import type * as auth from "./locales/en/auth";
import type * as chats from "./locales/en/chats";
import type * as divisions from "./locales/en/divisions";
import type * as employees from "./locales/en/employees";
import type * as errors from "./locales/en/errors";
import type * as messages from "./locales/en/messages";
import type * as passwords from "./locales/en/passwords";
import type * as settings from "./locales/en/settings";
import type * as shell from "./locales/en/shell";
import type * as titles from "./locales/en/titles";
import type * as validation from "./locales/en/validation";

/** The English texts type all the others, and every key that a page asks for. */
export type Texts = typeof account &
  typeof activity &
  typeof auth &
  typeof chats &
  typeof divisions &
  typeof employees &
  typeof errors &
  typeof messages &
  typeof passwords &
  typeof settings &
  typeof shell &
  typeof titles &
  typeof validation;
export type Namespace = keyof Texts;

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Texts;
    keySeparator: false;
    returnNull: false;
  }
}
