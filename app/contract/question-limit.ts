/** Maximum length of a question, in characters. */
export const questionLimit = 4000;
