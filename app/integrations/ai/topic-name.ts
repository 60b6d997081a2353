import { isStorable } from "~/contract/plain-text";

/** Fits into one line of a list; the prompt asks for six words. */
const maxCharacters = 80;

/** Addresses, markup, and characters that hide or reverse their neighbours. */
const forbidden = /[<>{}[\]`|\\]|:\/\/|www\.|@|[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/iu;

/**
 * The name of a topic in a model's reply, without the quotation marks, emphasis and full stop around it. Undefined
 * unless it is a short line of plain words.
 */
export function topicName(answer: string): string | undefined {
  const name = answer
    .trim()
    .replace(/^[\s"'„“”«»*_#-]+|[\s"'„“”«»*_.]+$/gu, "")
    .replace(/ +/g, " ");
  const isPlain = isStorable(name) && !forbidden.test(name) && /\p{L}{2}/u.test(name);
  return isPlain && name.length <= maxCharacters ? name : undefined;
}
