import { normaliseForSearch } from "~/i18n/normalise-for-search";

export type Option = { value: string; label: string };

/** The options that contain all typed words; those that begin with them come first, each in the list's order. */
export function filterOptions<T extends Option>(options: T[], typed: string): T[] {
  const query = normaliseForSearch(typed);
  if (query === "") return options;
  const words = query.split(/\s+/);
  const matches = options
    .map(option => ({ option, text: normaliseForSearch(option.label) }))
    .filter(({ text }) => words.every(word => text.includes(word)));
  const first = matches.filter(({ text }) => text.startsWith(query));
  const inside = matches.filter(({ text }) => !text.startsWith(query));
  return [...first, ...inside].map(({ option }) => option);
}
