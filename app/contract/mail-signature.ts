/** The signature at the end of a mail, after the mark that mail programs know signatures by; empty without one. */
export const signatureBlock = (signature = ""): string =>
  signature && `\n\n-- \n${signature.replace(/\r\n?/g, "\n")}`;

/**
 * The signature above a quote, without the mark: mail programs take all that follows the mark for the signature, and leave it
 * out of their answers.
 */
export const signatureAboveQuote = (signature = ""): string =>
  signature && `\n\n${signature.replace(/\r\n?/g, "\n")}`;

/** The beginning of a quoted or forwarded mail: a line of dashes, or the line above the first `>`. */
const quote = /^(?:-{5,}|[^\n]*\n>)/m;

/**
 * The text of a mail that is written as another sender now. The signature of the one before gives way if it still stands as
 * it was; one that was changed or taken out by its writer stays so. Without one the new one comes before what is quoted.
 */
export function swapSignature(body: string, before: string, after: string): string {
  const quoteAt = body.search(quote);
  if (signatureBlock(before) === signatureBlock(after)) return body;
  if (!before) {
    if (quoteAt === -1) return `${body.trimEnd()}${signatureBlock(after)}`;
    return `${body.slice(0, quoteAt).trimEnd()}${signatureAboveQuote(after)}\n\n${body.slice(quoteAt)}`;
  }
  for (const block of [signatureBlock, signatureAboveQuote]) {
    const old = block(before);
    const at = body.indexOf(old);
    const end = at + old.length;
    if (at === -1 || (end < body.length && body[end] !== "\n")) continue;
    // Without the mark, what is forwarded may hold the same words.
    if (block === signatureAboveQuote && quoteAt !== -1 && at > quoteAt) continue;
    return `${body.slice(0, at)}${block(after)}${body.slice(end)}`;
  }
  return body;
}
