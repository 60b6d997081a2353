import type { AppLoadContext } from "@remix-run/node";
import { normaliseForSearch } from "~/i18n/normalise-for-search";
import { pageTitle } from "~/i18n/server";
import { openPages } from "~/session/find-page";

/** The visitor's accessible pages whose title contains every word; all without words. */
export function foundPages(context: AppLoadContext, words: string): { to: string; title: string }[] {
  const searchWords = normaliseForSearch(words).split(/\s+/).filter(Boolean);
  if (words.trim() !== "" && searchWords.length === 0) return [];
  const titles = new Set<string>();
  const tabs = new Set<string>();
  // Titles with the first of the words as a whole word rank first, then those that begin with it, then shorter ones;
  // deleting pages rank last, so that they are never preselected before another page.
  const rank = ({ to, title }: { to: string; title: string }) => {
    const text = normaliseForSearch(title);
    const first = searchWords[0] ?? "";
    const place = text.split(/[\s:]+/).includes(first) ? 0 : text.startsWith(first) ? 1 : 2;
    return title.length + 1000 * (to.endsWith("/delete") ? 3 : place);
  };
  return (
    openPages(context.visitor, context.build)
      // A tab may have two addresses: the first one is its own.
      .filter(({ page, tab }) => {
        const file = tab && page.tabFiles?.[tab];
        return !file || (!tabs.has(`${tab} ${file}`) && tabs.add(`${tab} ${file}`));
      })
      .map(({ page, path, tab }) => ({ to: path, title: pageTitle(context.language, page, tab) }))
      .filter(({ title }) => searchWords.every(word => normaliseForSearch(title).includes(word)))
      .filter(({ title }) => !titles.has(title) && titles.add(title))
      .sort((a, b) => (searchWords[0] ? rank(a) - rank(b) : 0))
  );
}
