/** Maximum length of a comment, in characters. */
export const commentLimit = 2000;
