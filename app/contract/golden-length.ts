/** Maximum length of a golden question, in characters. */
export const goldenLength = 500;
