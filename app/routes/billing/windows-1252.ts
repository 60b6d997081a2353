const high = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at));
const codes = new Map([...high].map((letter, at) => [letter, 0x80 + at]));

/** Text in windows-1252, as DATEV reads it. Letters that it lacks lose their accents, or become a question mark. */
export function toWindows1252(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text.normalize("NFC")) {
    const known = codeOf(letter);
    if (known !== undefined) bytes.push(known);
    else bytes.push(codeOf(letter.normalize("NFKD")[0]!) ?? 0x3f);
  }
  return Uint8Array.from(bytes);
}

function codeOf(letter: string): number | undefined {
  const code = letter.codePointAt(0)!;
  return code < 0x80 || (code > 0x9f && code < 0x100) ? code : codes.get(letter);
}
