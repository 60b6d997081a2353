/** Signs of prose; others between letters are those of formulas and languages for computers. */
const code = /[\\{}[\]=<>_^$#%&*+~@`/]/g;
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}+/gu;
/** One sign in so many letters is too much for prose that names a command. */
const lettersPerSign = 12;
const shortest = 8;

/** Whether a sentence is a line of printed source code rather than prose that names some. */
export function isSourceCode(sentence: string): boolean {
  const text = sentence.replace(address, "");
  const signs = text.match(code)?.length ?? 0;
  if (signs < 3) return false;
  const letters = text.replace(/\s+/g, "").length;
  return (
    letters >= shortest && signs * lettersPerSign > letters && !/(?:^|\s)\p{L}+(?:\s\p{L}+){2}/u.test(text)
  );
}
