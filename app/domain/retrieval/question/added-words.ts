/** A follow-up with words of the question before in brackets at its end; as it is without any. */
export const withAddedWords = (question: string, words: string[]): string =>
  words.length > 0 ? `${question} (${words.join(" ")})` : question;

/** A query without its last brackets, which hold the words that {@link withAddedWords} has added. */
export const withoutAddedWords = (query: string): string => query.replace(/ \([^()]+\)$/, "");
