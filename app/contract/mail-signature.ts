/** The mark that mail programs know signatures by, and the signature; nothing without one. */
export const signatureBlock = (signature: string): string =>
  signature ? `\n\n-- \n${signature.replace(/\r\n?/g, "\n")}` : "";

/** The beginning of a quoted or forwarded mail: a line of dashes, or the line above the first `>`. */
const quote = /^(?:-{5,}|[^\n]*\n>)/m;

/**
 * The text of a mail that is written as another sender now. The signature of the one before gives way if it still stands as
 * it was; one that was changed or taken out by its writer stays so. Without one the new one comes before what is quoted.
 */
export function swapSignature(body: string, before: string, after: string): string {
  const [old, now] = [signatureBlock(before), signatureBlock(after)];
  if (old === now) return body;
  if (!old) {
    const at = body.search(quote);
    if (at === -1) return `${body.trimEnd()}${now}`;
    return `${body.slice(0, at).trimEnd()}${now}\n\n${body.slice(at)}`;
  }
  const at = body.indexOf(old);
  const end = at + old.length;
  if (at === -1 || (end < body.length && body[end] !== "\n")) return body;
  return `${body.slice(0, at)}${now}${body.slice(end)}`;
}
