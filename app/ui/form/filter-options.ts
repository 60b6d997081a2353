import { searched } from "~/i18n/searched";

export type Option = { value: string; label: string };

/** The options whose words hold all that was typed; those that begin with it come first, each in the list's order. */
export function filterOptions(options: Option[], typed: string): Option[] {
  const wanted = searched(typed);
  if (wanted === "") return options;
  const words = wanted.split(/\s+/);
  const found = options
    .map(option => ({ option, text: searched(option.label) }))
    .filter(({ text }) => words.every(word => text.includes(word)));
  const first = found.filter(({ text }) => text.startsWith(wanted));
  const inside = found.filter(({ text }) => !text.startsWith(wanted));
  return [...first, ...inside].map(({ option }) => option);
}
