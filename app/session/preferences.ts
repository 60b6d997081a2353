import { z } from "zod";
import { languages } from "~/i18n/languages";
import { cookieHeader } from "./cookies";
import { themes } from "./preferences-choices";

/** How the pages look for this visitor; each is a cookie of its own name that lives 30 days on path `/`. */
export const Preferences = z.object({
  theme: z.enum(themes),
  language: z.enum(languages),
  navigation: z.enum(["expanded", "collapsed"]),
});
export type Preferences = z.output<typeof Preferences>;

const maxAge = 30 * 24 * 3600;

/** The preferences that the cookies hold; what is not one of the choices is left out. */
export function readPreferences(cookies: ReadonlyMap<string, string>): Partial<Preferences> {
  const read = <Name extends keyof Preferences>(name: Name) => {
    const parsed = Preferences.shape[name].safeParse(cookies.get(name));
    return parsed.success ? { [name]: parsed.data } : {};
  };
  return { ...read("theme"), ...read("language"), ...read("navigation") };
}

/** One Set-Cookie header for each preference that is given. */
export function keepPreferences(values: Partial<Preferences>, secure: boolean): string[] {
  return Object.entries(values).map(([name, value]) =>
    cookieHeader(name, value, { maxAge, secure, httpOnly: true }),
  );
}
