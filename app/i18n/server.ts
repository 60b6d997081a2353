import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { AppError, ErrorCode } from "~/contract/errors";
import { type Language, languages } from "~/contract/language";
import { anyKey } from "./any-key";
import { catalogues } from "./catalogues";
import { formatList } from "./format";
import { i18nOptions } from "./options";
import { sentTexts } from "./sent-texts";

// One instance per language: creating one per request would cost a hundred times as much.
const instances = new Map<Language, i18n>();
for (const language of languages) {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    initImmediate: false,
    resources: { [language]: catalogues[language], en: catalogues.en },
  });
  keepTexts(instance);
  instances.set(language, instance);
}

type Find = (key: unknown, ...options: unknown[]) => unknown;
const maxCached = 5_000;

/** Caches texts without values, and with a single value ("3 questions", "today, 09:14"), which recur in many rows. */
function keepTexts(instance: i18n): void {
  const make = instance.getFixedT.bind(instance) as unknown as (...where: unknown[]) => Find;
  const finders = new Map<string, Find>();
  const getFixedT = (...where: unknown[]) => {
    const name = where.map(String).join("|");
    const finder = finders.get(name) ?? cached(make(...where));
    finders.set(name, finder);
    return finder;
  };
  Object.assign(instance, { getFixedT });
}

function cached(find: Find): Find {
  const texts = new Map<string, unknown>();
  const findCached: Find = (key, ...options) => {
    const name = nameOf(key, options);
    if (name === undefined) return find(key, ...options);
    let text = texts.get(name);
    if (text === undefined) {
      text = find(key, ...options);
      if (texts.size >= maxCached) texts.clear();
      texts.set(name, text);
    }
    return text;
  };
  return Object.assign(findCached, find);
}

/** The cache key of a text; undefined if it is not worth caching. */
function nameOf(key: unknown, [values, ...more]: unknown[]): string | undefined {
  if (typeof key !== "string" || more.length > 0) return undefined;
  if (values === undefined) return key;
  if (typeof values !== "object" || values === null) return undefined;
  const [figure, second] = Object.entries(values);
  if (!figure || second) return undefined;
  const [name, value] = figure;
  if (typeof value === "number") return `${key}|${name}|${value}`;
  return typeof value === "string" && value.length <= 10 ? `${key}|${name}=${value}` : undefined;
}

/** The texts of one language, for rendering on the server. */
export function i18nFor(language: Language): i18n {
  return instances.get(language)!;
}

/** The translation function for loaders and actions. */
export function textsFor(language: Language): i18n["t"] {
  return i18nFor(language).getFixedT(language) as i18n["t"];
}

/** What an action of the activity log did; undefined without a name. */
export function actionName(language: Language, action: string): string | undefined {
  const { t, exists } = i18nFor(language);
  return exists(`actions:${action}`) ? anyKey(t)(`actions:${action}`) : undefined;
}

/** The actions of the activity log whose names contain a text, case-insensitively; none for an empty text. */
export function actionsNamed(language: Language, words: string): string[] {
  const query = words.normalize("NFC").toLocaleLowerCase(language);
  if (!query) return [];
  return Object.keys(catalogues[language].actions ?? {}).filter(action =>
    actionName(language, action)?.toLocaleLowerCase(language).includes(query),
  );
}

/** The namespace of the names of a page's tabs. */
const tabNamespace = (id: string) =>
  id.includes("system-settings") ? "system" : id.includes("user-profile") ? "profile" : "settings";

/** The title of a page in the URL map, with its tab, if it has one. */
export function pageTitle(language: Language, page: { id: string }, tab?: string): string {
  const title = anyKey(textsFor(language))(`titles:${page.id}`);
  const key = `${tabNamespace(page.id)}:tab.${tab}`;
  return tab && i18nFor(language).exists(key)
    ? withName(language, title, anyKey(textsFor(language))(key))
    : title;
}

/** The title of a page about one record: "Edit division: Sales". */
export function recordTitle(language: Language, page: { id: string }, name: string): string {
  return withName(language, pageTitle(language, page), name);
}

const withName = (language: Language, title: string, name: string) =>
  `${textsFor(language)("shell:label", { name: title })} ${name}`;

const fixed: Partial<Record<ErrorCode, string>> = {
  sign_in_wrong: "messages:signIn.wrong",
  sign_in_failed: "messages:signIn.failed",
  form_invalid: "messages:form.invalid",
  reset_no_user: "messages:reset.noUser",
  password_change_failed: "messages:password.changeFailed",
  network: "messages:network.orUnexpected",
  unexpected: "messages:generic.unexpected",
};

/** The sentence of an error in the reader's language with its values. */
export function sayError(
  language: Language,
  code: ErrorCode,
  values: AppError["data"]["values"] = {},
): string {
  const translate = anyKey(textsFor(language));
  const key = code === "forbidden" && values.reason ? "shell:forbiddenBecause" : `errors:${code}`;
  return translate(fixed[code] ?? key, { count: values.seconds ?? values.limit, ...values });
}

/**
 * The sentence of a field error: a fixed one of the specification, or one of ours. A limit stands behind a colon; so do the
 * name of an unknown placeholder, encoded as in an address, and the known ones.
 */
export function sayInvalid(language: Language, code: string): string {
  const { t, exists } = i18nFor(language);
  const translate = anyKey(t);
  const [key = "", limit, known] = code.split(":");
  if (exists(`messages:${key}`)) return translate(`messages:${key}`);
  if (!exists(`validation:${key}`)) return translate("validation:field.invalid");
  if (limit === undefined) return translate(`validation:${key}`, {});
  if (known === undefined) {
    const text = decodeURIComponent(limit);
    return translate(`validation:${key}`, { limit: Number(limit), text });
  }
  const braced = (name: string) => `\u2068{${name}}\u2069`;
  return translate(`validation:${key}`, {
    name: braced(decodeURIComponent(limit)),
    known: formatList(known.split(",").map(braced), language),
  });
}

/** The texts of some namespaces, as pages carry them to the browser. */
export function textsOf(language: Language, namespaces: string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    namespaces.map(name => [
      name,
      sentTexts(name, { ...catalogues.en[name], ...catalogues[language][name] }),
    ]),
  );
}
