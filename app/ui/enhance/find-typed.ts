import { normaliseForSearch } from "~/i18n/normalise-for-search";

/** Keystrokes within this interval form one word, in milliseconds. */
export const typingMs = 700;

/**
 * The index of the name that the typed letters match: by its beginning, else by one of its words. A repeated
 * letter advances to the next match; digits and a plus match a calling code at the end. -1 for none.
 */
export function findTyped(names: readonly string[], typed: string, from: number): number {
  const sought = normaliseForSearch(typed);
  const same = [...sought].every(letter => letter === sought[0]) ? sought[0]! : undefined;
  const turn = (at: number) =>
    [...names.slice(at), ...names.slice(0, at)].map((_, i) => (at + i) % names.length);
  const first = (text: string, at: number, fits: (name: string, text: string) => boolean) =>
    turn(at).find(i => fits(normaliseForSearch(names[i]!), text)) ?? -1;
  if (/^\+?\d+$/.test(sought)) {
    const code = sought.replace("+", "");
    const exact = names.findIndex(name => name.endsWith(`+${code}`));
    return exact >= 0 ? exact : names.findIndex(name => name.includes(`+${code}`));
  }
  const begins = first(sought, sought.length > 1 ? from : from + 1, (name, text) => name.startsWith(text));
  if (begins >= 0) return begins;
  if (same && sought.length > 1) return first(same, from + 1, (name, text) => name.startsWith(text));
  return first(sought, from, (name, text) => name.split(/[\s(-]+/).some(word => word.startsWith(text)));
}
