/** Days after which visitors' questions are deleted. Chosen: long enough to see what is asked, short enough to keep little. */
export const visitorQuestionDays = 30;

/** Maximum length of a visitor's question, in characters. */
export const visitorQuestionLimit = 1000;
