import { normaliseForSearch } from "~/i18n/normalise-for-search";

export type Option = { value: string; label: string };

/** The options that contain all typed words; those that begin with them come first, each in the list's order. */
export function filterOptions<T extends Option>(options: T[], typed: string): T[] {
  const wanted = normaliseForSearch(typed);
  if (wanted === "") return options;
  const words = wanted.split(/\s+/);
  const found = options
    .map(option => ({ option, text: normaliseForSearch(option.label) }))
    .filter(({ text }) => words.every(word => text.includes(word)));
  const first = found.filter(({ text }) => text.startsWith(wanted));
  const inside = found.filter(({ text }) => !text.startsWith(wanted));
  return [...first, ...inside].map(({ option }) => option);
}
