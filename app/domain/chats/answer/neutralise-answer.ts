/** A piece of an answer that is safe to show as text. With `citation`, its text is `[n]` and n exists. */
export interface AnswerPiece {
  text: string;
  citation?: number;
}

/** Replaces an address that no passage contains. */
export const removedAddress = "[…]";

/** Maximum UTF-16 units buffered for the end of a word or bracket. */
const waitAtMost = 4096;

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
  let waiting = "";
  for await (const piece of pieces) {
    waiting += piece;
    const cut = cutPoint(waiting);
    yield* neutralise(waiting.slice(0, cut), passages);
    waiting = waiting.slice(cut);
  }
  yield* neutralise(waiting, passages);
}

/** The position up to which words are complete and no bracket is open. */
function cutPoint(text: string): number {
  if (text.length > waitAtMost) return text.length;
  const whole = text.search(/\s\S*$/);
  if (whole === -1) return 0;
  const open = text.slice(0, whole).search(openBracket);
  return open === -1 ? whole : open;
}

function neutralise(text: string, passages: { number: number; text: string }[]): AnswerPiece[] {
  const found: AnswerPiece[] = [];
  const add = (plain: string): void => {
    if (plain) found.push({ text: plain.replace(address, written => knownAddress(written, passages)) });
  };
  // Twice, for an image inside a link.
  const words = text.replace(invisible, "").replace(link, "$1").replace(link, "$1");
  let at = 0;
  for (const match of words.matchAll(citation)) {
    const [all, space, numbers] = match;
    const given = numbersIn(numbers!).filter(number => passages.some(passage => passage.number === number));
    add(words.slice(at, match.index) + (given.length > 0 ? space : ""));
    for (const number of given) found.push({ text: `[${number}]`, citation: number });
    at = match.index + all.length;
  }
  add(words.slice(at));
  return found;
}

/** "1, 3-5" → 1, 3, 4, 5, each once. */
function numbersIn(written: string): number[] {
  const digits = written.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15));
  const numbers = [...digits.matchAll(/(\d+)(?:\s*[–-]\s*(\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from);
    const count = to ? Math.min(20, Math.max(1, Number(to) - first + 1)) : 1;
    return Array.from({ length: count }, (_, more) => first + more);
  });
  return [...new Set(numbers)];
}

function knownAddress(written: string, passages: { text: string }[]): string {
  const closing = /[.,;:!?…]+$/.exec(written)?.[0] ?? "";
  const bare = written.slice(0, written.length - closing.length);
  return passages.some(({ text }) => text.includes(bare)) ? written : removedAddress + closing;
}
