/** Signs that prose hardly uses, but formulas and programming languages do. */
const codeSigns = /[\\{}[\]=<>_^$#%&*+~@`/]/g;
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\p{L}+/gu;
/** Prose that mentions a command has fewer signs than one in 12 letters. */
const lettersPerSign = 12;
const minLetters = 8;
/** Commands after the prompt of a shell: "# apt-get purge leoclient". */
const prompt = /^[#$] \p{Ll}[\w./-]*(?:\s+\S+)*(?<![.!?:])$/u;

/** Whether a sentence is a line of source code rather than prose that mentions some. */
export function isSourceCode(sentence: string): boolean {
  if (prompt.test(sentence)) return true;
  const text = sentence.replace(address, "");
  const signs = text.match(codeSigns)?.length ?? 0;
  if (signs < 3) return false;
  const letters = text.replace(/\s+/g, "").length;
  return (
    letters >= minLetters && signs * lettersPerSign > letters && !/(?:^|\s)\p{L}+(?:\s\p{L}+){2}/u.test(text)
  );
}
