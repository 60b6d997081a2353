import type { Answered } from "./question";

/** Compares without white space, case and accents, which a reader may have placed beside their letters. */
export function squash(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[’‘]/g, "'")
    .replace(/[\u0300-\u036f¨´˘ˇ˚¸\s]+/g, "")
    .toLowerCase();
}

/** Whether a text holds what a good answer says. */
export function holds(text: string, { says }: Answered): boolean {
  const squashed = squash(text);
  return says.some(one => squashed.includes(squash(one)));
}

/** What makes a quote look like a fault to its reader. */
const faults: [string, RegExp][] = [
  ["contents line", / … ?\d+$|(?:\. ?){4}\d+$/],
  ["cut word", /\p{L}-$|^\p{Ll}{1,4}-\s/u],
  ["detached accent", /[¨´˘ˇ˚˛¸]\p{L}|\p{L}[¨˘ˇ˚˛¸](?=\s|$)/u],
  ["melted cells", /(?:: [^;]*;){2}.*: .*[({\\]|(?:^|: )[^:;]{1,3}-: /],
  ["page number", /^\d{1,4}$|^\d{1,4} (?:chapitre|kapitel|chapter) \d/i],
  ["lone heading", /^\d+(?:\.\d+)+\.? [^.:;]{0,60}$/],
];

/** The fault of a quote, undefined if it can be used as it stands. */
export function faultOf(quote: string): string | undefined {
  return faults.find(([, pattern]) => pattern.test(quote))?.[0];
}
