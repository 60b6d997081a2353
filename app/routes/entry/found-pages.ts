import type { AppLoadContext } from "@remix-run/node";
import { searched } from "~/i18n/searched";
import { i18nFor } from "~/i18n/server";
import { openPages } from "~/session/find-page";

type Say = (key: string, values?: Record<string, unknown>) => string;

/** The pages that this visitor may open and whose title holds every word; without words, all of them. */
export function foundPages(context: AppLoadContext, words: string): { to: string; title: string }[] {
  const { t, exists } = i18nFor(context.language);
  const say = t as unknown as Say;
  const wanted = searched(words).split(/\s+/).filter(Boolean);
  if (words.trim() !== "" && wanted.length === 0) return [];
  const titles = new Set<string>();
  // A page whose title begins so is meant sooner than one that only names it, and a short title than a long one.
  const rank = (title: string) => title.length + (searched(title).startsWith(wanted[0] ?? "") ? 0 : 1000);
  return openPages(context.visitor, context.build)
    .map(({ page, path, tab }) => {
      const title = say(`titles:${page.id}`);
      const named = tab && exists(`settings:tab.${tab}`) ? say(`settings:tab.${tab}`) : undefined;
      return { to: path, title: named ? `${title}: ${named}` : title };
    })
    .filter(({ title }) => wanted.every(word => searched(title).includes(word)))
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .sort((one, other) => (wanted[0] ? rank(one.title) - rank(other.title) : 0));
}
