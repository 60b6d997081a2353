/** Chosen: the maximum length of a name made from a question. The field accepts 120 characters. */
const maxLetters = 60;

/** Names a chat after its first question: the first words on one line, cut after a word. */
export function nameChat(question: string): string {
  const line = question.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...line];
  if (letters.length <= maxLetters) return line;
  const start = letters.slice(0, maxLetters).join("");
  const space = start.lastIndexOf(" ");
  return `${(space > 0 ? start.slice(0, space) : start).replace(/[\s,;:.–-]+$/u, "")}…`;
}
