import { isStorable } from "~/contract/plain-text";

/** Fits into one line of a list; the prompt asks for six words. */
const maxCharacters = 80;

/** Addresses, markup, and signs that hide or turn what stands beside them. */
const refused = /[<>{}[\]`|\\]|:\/\/|www\.|@|[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/iu;

/**
 * What a model said as the name of a topic, without quotation marks, emphasis and the full stop around it. Undefined where it is
 * no short line of plain words.
 */
export function topicName(answer: string): string | undefined {
  const name = answer
    .trim()
    .replace(/^[\s"'„“”«»*_#-]+|[\s"'„“”«»*_.]+$/gu, "")
    .replace(/ +/g, " ");
  const plain = isStorable(name) && !refused.test(name) && /\p{L}{2}/u.test(name);
  return plain && name.length <= maxCharacters ? name : undefined;
}
