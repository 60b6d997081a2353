import { isLanguage, type Language } from "~/contract/language";
import { clearedCookie, cookieHeader } from "./cookies";
import { type ChoiceName, choices, colourNames, type Look, swatches } from "./preferences-choices";

/** The stored preferences: the look, and the language of this browser. */
type Preferences = Look & { language?: Language };

const keptSeconds = 30 * 24 * 3600;
const colour = /^#[0-9a-f]{6}$/;
const choiceNames = Object.keys(choices) as ChoiceName[];

/** The preferences among these values; invalid values are ignored. */
function validPreferences(readValue: (name: string) => unknown): Preferences {
  const preferences: Record<string, string> = {};
  for (const name of choiceNames) {
    const choice = readValue(name);
    if ((choices[name] as readonly unknown[]).includes(choice)) preferences[name] = String(choice);
  }
  for (const name of colourNames) {
    const hex = String(readValue(name) ?? "").toLowerCase();
    if (colour.test(hex)) preferences[name] = hex;
  }
  const language = readValue("language");
  return isLanguage(language) ? { ...preferences, language } : preferences;
}

/** The look and the language of the cookies; defaults are left out. */
export function readPreferences(cookies: ReadonlyMap<string, string>): {
  look: Look;
  language: Language | undefined;
} {
  const { language, ...look } = validPreferences(name => cookies.get(name));
  for (const name of choiceNames) if (look[name] === choices[name][0]) delete look[name];
  return { look, language };
}

/** The preferences chosen in a form. A preset sets its four colours. */
export function readPreferenceForm(form: FormData): Preferences {
  const preferences = validPreferences(name => form.get(name));
  const preset = String(form.get("colours"));
  const colours = Object.hasOwn(swatches, preset) ? swatches[preset] : undefined;
  if (colours) for (const [index, name] of colourNames.entries()) preferences[name] = colours[index]!;
  // The browser's background before the first style rule follows the theme.
  if (preferences.theme)
    preferences["color-scheme"] = preferences.theme === "system" ? "light dark" : preferences.theme;
  return preferences;
}

/** One Set-Cookie header for each given preference: 30 days on path `/`. */
export function preferenceCookies(values: Preferences, secure: boolean): string[] {
  return Object.entries(values).map(([name, value]) =>
    cookieHeader(name, value, { maxAge: keptSeconds, secure }),
  );
}

/** The Set-Cookie headers that reset the look, or only its colours. The language is kept. */
export function clearedLookCookies(what: "all" | "colours", secure: boolean): string[] {
  const names = what === "all" ? [...choiceNames, ...colourNames] : colourNames;
  return names.map(name => clearedCookie(name, secure));
}
