/** The text of a mail's header on one line, without U+2028 and U+2029, which some programs treat as line ends. */
export const headerText = (text: string): string => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
