import { BrokenPicture, type Picture } from "./picture";

/** Chunks that affect rendering and colours. Texts, times, Exif data and animation frames are not among them. */
const drawn = new Set([
  ...["IHDR", "PLTE", "tRNS", "IDAT", "IEND"],
  ...["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT"],
]);

const signature = 8;

/** A PNG (W3C PNG, third edition) reduced to its rendered parts. @throws BrokenPicture, RangeError */
export function cleanPng(bytes: Buffer): Picture {
  const parts = [bytes.subarray(0, signature)];
  const chunkNames = new Set<string>();
  for (let at = signature; !chunkNames.has("IEND"); ) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    // Length, name, data, checksum.
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length || (at === signature) !== (name === "IHDR")) throw new BrokenPicture();
    if (drawn.has(name)) parts.push(bytes.subarray(at, next));
    chunkNames.add(name);
    at = next;
  }
  if (!chunkNames.has("IDAT")) throw new BrokenPicture();
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: Buffer.concat(parts) };
}
