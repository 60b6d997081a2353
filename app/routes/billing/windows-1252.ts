import { inLatin } from "~/contract/latin-letters";

const high = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));
const codes = new Map([...high].map((letter, at) => [letter, 0x80 + at]));

/**
 * Text in windows-1252, as DATEV reads it. Letters that it lacks lose their accents, those of other alphabets are written
 * in Latin ones as in an invoice's PDF, and what is left becomes a question mark.
 */
export function toWindows1252(text: string): Uint8Array {
  const written = inLatin(text, letter => codeOf(letter) !== undefined);
  return Uint8Array.from([...written].map(letter => codeOf(letter) ?? 0x3f));
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0)!;
  return code < 0x80 || (code > 0x9f && code < 0x100) ? code : codes.get(letter);
}
