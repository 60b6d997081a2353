/** The longest name made of a question; the field of names takes 120 characters. */
const longest = 60;

/** The name of a chat that begins with this question: its first words on one line, cut after a word. */
export function nameChat(question: string): string {
  const line = question.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  const letters = [...line];
  if (letters.length <= longest) return line;
  const start = letters.slice(0, longest).join("");
  const space = start.lastIndexOf(" ");
  return `${(space > 0 ? start.slice(0, space) : start).replace(/[\s,;:.–-]+$/u, "")}…`;
}
