import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { AppError, ErrorCode } from "~/contract/errors";
import { catalogues } from "./catalogues";
import { type Language, languages } from "./languages";
import { i18nOptions } from "./options";

// One prepared instance a language: making one for each request would cost a hundred times more.
const instances = new Map<Language, i18n>();
for (const language of languages) {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    initImmediate: false,
    resources: { [language]: catalogues[language], en: catalogues.en },
  });
  instances.set(language, instance);
}

/** The texts of one language, for rendering on the server. */
export function i18nFor(language: Language): i18n {
  return instances.get(language)!;
}

/** One text; for loaders and actions. */
export function textsFor(language: Language) {
  return i18nFor(language).t;
}

const fixed: Partial<Record<ErrorCode, string>> = {
  sign_in_wrong: "messages:signIn.wrong",
  sign_in_failed: "messages:signIn.failed",
  form_invalid: "messages:form.invalid",
  reset_no_user: "messages:reset.noUser",
  password_change_failed: "messages:password.changeFailed",
  network: "messages:network.orUnexpected",
  unexpected: "messages:generic.unexpected",
};

type Say = (key: string, values?: Record<string, unknown>) => string;

/** The sentence of a refusal in the reader's language, its figures put in. */
export function sayError(
  language: Language,
  code: ErrorCode,
  values: AppError["data"]["values"] = {},
): string {
  const say = textsFor(language) as unknown as Say;
  return say(fixed[code] ?? `errors:${code}`, { count: values.seconds ?? values.limit, ...values });
}

/** The sentence of a field error: a fixed one of the specification, or one of ours. */
export function sayInvalid(language: Language, code: string): string {
  const { t, exists } = i18nFor(language);
  const say = t as unknown as Say;
  return exists(`messages:${code}`) ? say(`messages:${code}`) : say(`validation:${code}`);
}

/** The texts of some namespaces, as a page carries them to the browser. */
export function textsOf(language: Language, namespaces: string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    namespaces.map(name => [name, { ...catalogues.en[name], ...catalogues[language][name] }]),
  );
}
