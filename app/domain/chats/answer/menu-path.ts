import { foldText } from "~/domain/retrieval/words/normalise";

/** A step of a path through menus: "Format – Zelle…", "Datei → Öffnen". */
const step = /(\p{L}[\p{L}\p{N}]*)[….]*[”“"»]?\s+(→|>|›|–|—)\s+(?=[„“"«]?(\p{Lu}[\p{L}\p{N}]*))/gu;
/** Words beside which a dash is a step rather than a dash. */
const menuCue =
  /wähl|klick|menü|gehen sie|öffnen|unter |über |\(\p{Lu}\p{L}+ [–—]|choose|select|click|menu|go to|open|choisi|cliqu|sélectionn|ouvr|اختر|انقر|افتح/iu;

/** A path's word before a step, and the one after it, both folded. */
export type MenuStep = readonly [string, string];

/** Extracts the steps of the paths through menus that a text names. */
export function extractMenuSteps(text: string): MenuStep[] {
  const hasCue = menuCue.test(text);
  return [...text.matchAll(step)]
    .filter(([, , sign]) => hasCue || !/[–—]/.test(sign!))
    .map(([, one, , other]): MenuStep => [foldText(one!), foldText(other!)]);
}

/** Whether a text, given by its words in reading order, contains a step. */
export const containsStep = (sequence: string[], [one, other]: MenuStep): boolean =>
  sequence.some((word, at) => word === one && sequence[at + 1] === other);
