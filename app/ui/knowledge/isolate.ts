/** A name within a sentence, kept from turning the direction of the words around it: what <bdi> is in markup. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
