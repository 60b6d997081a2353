/** The dimension of the fake's vectors unless a test wants another one. */
export const fakeDimension = 384;

/**
 * A vector of a text for the fake provider: its words' 3- to 5-grams, hashed into so many components (FNV-1a), of length 1.
 * The same text has the same vector everywhere; texts that share parts of words are near each other.
 */
export function fakeVector(text: string, dimension = fakeDimension): number[] {
  const vector = new Array<number>(dimension).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const spelled = `<${word}>`;
    for (let size = 3; size <= 5; size++) {
      for (let at = 0; at + size <= spelled.length; at++) {
        const hash = hashOf(spelled.slice(at, at + size));
        const place = (hash >>> 1) % dimension;
        vector[place] = vector[place]! + (hash & 1 ? 1 : -1);
      }
    }
  }
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map(value => value / length);
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
