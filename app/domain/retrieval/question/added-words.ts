import { expectedAnswer } from "./answer-type";

/** What a question begins with that tells which type of answer it expects: "how many", "until when". */
const interrogative =
  /^(?:(?:und|aber|and|but|et|mais) )?((?:(?:ab|bis|seit|an|mit|since|until|from|depuis|à partir de) )?(?:wie (?:viele?[nmrs]?|lange|oft|häufig|hoch|weit|groß|schwer|schnell|teuer)|wann|wer|wen|wem|was kostet|how (?:many|much|long|often|far|big|fast|old)|when|who|combien(?: de temps| de fois)?|quand|qui|à quelle heure)|كم(?: مرة)?|متى)(?![\p{L}\p{M}])/iu;

/** A follow-up with words of the question before in brackets at its end; as it is without any. */
export const withAddedWords = (question: string, words: string[]): string =>
  words.length > 0 ? `${question} (${words.join(" ")})` : question;

/** A query without its last brackets, which hold the words that {@link withAddedWords} has added. */
export const withoutAddedWords = (query: string): string => query.replace(/ \([^()]+\)$/, "");

/**
 * The interrogative of the question before, for a fragment that expects the same type of answer: "Und im Lager?". Empty if
 * there is none.
 */
export function inheritedInterrogative(fragment: string, before: string): string[] {
  const { type } = expectedAnswer(fragment);
  const inherited = interrogative.exec(before)?.[1];
  return inherited && (type === "other" || type === "definition") ? [inherited] : [];
}
