import { isLanguage, type Language } from "~/i18n/languages";
import { cookieHeader } from "./cookies";
import { type ChoiceName, choices, colourNames, type Look, swatches } from "./preferences-choices";

/** What may be kept of a visitor's wishes: the look, and the language of this browser. */
type Preferences = Look & { language?: Language };

const maxAge = 30 * 24 * 3600;
const colour = /^#[0-9a-f]{6}$/;
const choiceNames = Object.keys(choices) as ChoiceName[];

/** Those of the given values that are on offer; anything else, whoever wrote it, is left out. */
function offered(value: (name: string) => unknown): Preferences {
  const found: Record<string, string> = {};
  for (const name of choiceNames) {
    const given = value(name);
    if ((choices[name] as readonly unknown[]).includes(given)) found[name] = String(given);
  }
  for (const name of colourNames) {
    const given = String(value(name) ?? "").toLowerCase();
    if (colour.test(given)) found[name] = given;
  }
  const language = value("language");
  return isLanguage(language) ? { ...found, language } : found;
}

/** The look and the language that the cookies hold; a choice that is everyone's anyway is none. */
export function readPreferences(cookies: ReadonlyMap<string, string>): {
  look: Look;
  language: Language | undefined;
} {
  const { language, ...look } = offered(name => cookies.get(name));
  for (const name of choiceNames) if (look[name] === choices[name][0]) delete look[name];
  return { look, language };
}

/** What a form of preferences chose. A named set of colours is its four colours. */
export function chosenIn(form: FormData): Preferences {
  const chosen = offered(name => form.get(name));
  const named = String(form.get("colours"));
  const set = Object.hasOwn(swatches, named) ? swatches[named] : undefined;
  if (set) for (const [at, name] of colourNames.entries()) chosen[name] = set[at]!;
  // What the browser paints before the first rule is read follows the theme.
  if (chosen.theme) chosen["color-scheme"] = chosen.theme === "system" ? "light dark" : chosen.theme;
  return chosen;
}

/** One Set-Cookie header for each preference that is given: 30 days on path `/`. */
export function keepPreferences(values: Preferences, secure: boolean): string[] {
  return Object.entries(values).map(([name, value]) =>
    cookieHeader(name, value, { maxAge, secure, httpOnly: true }),
  );
}

/** The headers that take a look back, or only its colours. The language stays: it is no look. */
export function forgetLook(what: "all" | "colours", secure: boolean): string[] {
  const names = what === "all" ? [...choiceNames, ...colourNames] : colourNames;
  return names.map(name => cookieHeader(name, "", { maxAge: 0, secure, httpOnly: true }));
}
