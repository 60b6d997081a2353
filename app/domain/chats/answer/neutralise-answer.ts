/** A piece of an answer that is safe to show as text. With `citation`, its text is `[n]` and n exists. */
export interface AnswerPiece {
  text: string;
  citation?: number;
}

/** Replaces an address that no passage contains. */
const removedAddress = "[…]";

/** Maximum number of UTF-16 units in the buffer for the end of a word or bracket. */
const maxBuffered = 4096;

const invisible =
  /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** A bracket that may become a citation or a link, with the preceding space. */
const openBracket = /\s*!?[[【][^\][【】\n]*(?:\](?:\([^)\n]*)?)?$/;
const link = /!?\[([^\][\n]*)\]\([^)\n]*\)/g;
const citation =
  /([ \t]*)[[【]\s*(\^?[\d٠-٩۰-۹]{1,3}(?:\s*[,;–-]\s*\^?[\d٠-٩۰-۹]{1,3})*)\s*(?:†[^\]】\n]*)?[\]】]/g;
/** An address: any scheme with //, // before a host, www., or a host with a path, a query or a fragment. */
const address =
  /(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\/\/(?=[\p{L}\p{N}[])|www\.(?=[\p{L}\p{N}])|(?<![\p{L}\p{N}_.-])(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d+)?[/?#])[^\s<>"'`)\]}«»“”]*/giu;

/**
 * Neutralises a model's text while it streams, word by word. Existing citations [n] become pieces of their own
 * ([1, 2], 【1】, [^1] and Arabic digits too), others are removed. Links and images become their labels, and every
 * address that is not word for word in a passage becomes `[…]`, so that injected instructions cannot exfiltrate
 * data, not even where mail programs link plain text. Invisible and reordering characters are dropped.
 * The pieces' joined texts are the answer to store; they do not depend on how the input was split.
 */
export async function* neutraliseAnswer(
  pieces: AsyncIterable<string>,
  passages: { number: number; text: string }[],
): AsyncGenerator<AnswerPiece> {
  let buffer = "";
  for await (const piece of pieces) {
    buffer += piece;
    const cut = cutPoint(buffer);
    yield* neutralise(buffer.slice(0, cut), passages);
    buffer = buffer.slice(cut);
  }
  yield* neutralise(buffer, passages);
}

/** The position up to which words are complete and no bracket is open. */
function cutPoint(text: string): number {
  if (text.length > maxBuffered) return text.length;
  const whole = text.search(/\s\S*$/);
  if (whole === -1) return 0;
  const open = text.slice(0, whole).search(openBracket);
  return open === -1 ? whole : open;
}

function neutralise(text: string, passages: { number: number; text: string }[]): AnswerPiece[] {
  const result: AnswerPiece[] = [];
  const add = (plain: string): void => {
    if (plain) result.push({ text: plain.replace(address, found => checkedAddress(found, passages)) });
  };
  // Twice, for an image inside a link.
  const words = text.replace(invisible, "").replace(link, "$1").replace(link, "$1");
  let at = 0;
  for (const match of words.matchAll(citation)) {
    const [all, space, numbers] = match;
    const existing = citedNumbers(numbers!).filter(number =>
      passages.some(passage => passage.number === number),
    );
    add(words.slice(at, match.index) + (existing.length > 0 ? space : ""));
    for (const number of existing) result.push({ text: `[${number}]`, citation: number });
    at = match.index + all.length;
  }
  add(words.slice(at));
  return result;
}

/** "1, 3-5" → 1, 3, 4, 5, each once. */
function citedNumbers(text: string): number[] {
  const digits = text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15));
  const numbers = [...digits.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from);
    const count = to ? Math.min(20, Math.max(1, Number(to) - first + 1)) : 1;
    return Array.from({ length: count }, (_, offset) => first + offset);
  });
  return [...new Set(numbers)];
}

/** An address if a passage contains it word for word, otherwise its replacement. */
function checkedAddress(found: string, passages: { text: string }[]): string {
  const punctuation = /[.,;:!?…]+$/.exec(found)?.[0] ?? "";
  const bare = found.slice(0, found.length - punctuation.length);
  return passages.some(({ text }) => text.includes(bare)) ? found : removedAddress + punctuation;
}
