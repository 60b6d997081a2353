import { askedPart } from "~/domain/retrieval/question/asked-part";

/** Chosen: the maximum length of a name made from a question. The field accepts 120 characters. */
const maxLetters = 60;

/**
 * Names a chat after its first question, without greeting and the sentences around it: the first words on one line, cut
 * after a word.
 */
export function nameChat(text: string): string {
  const line = askedPart(text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim()).asked;
  const [first = "", ...others] = line;
  const letters = [first.toUpperCase(), ...others];
  if (letters.length <= maxLetters) return letters.join("");
  const start = letters.slice(0, maxLetters).join("");
  const space = start.lastIndexOf(" ");
  return `${(space > 0 ? start.slice(0, space) : start).replace(/[\s,;:.–-]+$/u, "")}…`;
}
