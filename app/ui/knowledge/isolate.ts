/** Isolates the direction of a name within a sentence, like <bdi> in markup. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
