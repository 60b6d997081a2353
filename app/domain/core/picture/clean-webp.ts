import { AppError } from "~/contract/errors";
import { BrokenPicture, type Picture } from "./picture";

/** Chunks that affect rendering and colours. */
const drawn = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ICCP"]);

/** Flags of the extended header (RFC 9649, 2.7): Exif data, XMP data, animation. */
const [hasExif, hasXmp, isAnimated] = [0x08, 0x04, 0x02];

const isExtended = (chunk: Buffer) => chunk.toString("latin1", 0, 4) === "VP8X";

/**
 * A WebP (RFC 9649) reduced to its rendered parts. @throws AppError picture_type when animated; BrokenPicture,
 * RangeError
 */
export function cleanWebp(bytes: Buffer): Picture {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new BrokenPicture();
  const parts: Buffer[] = [];
  let sides: { width: number; height: number } | undefined;
  for (let at = 12; at < end; ) {
    const length = bytes.readUInt32LE(at + 4);
    // Name, length, data; odd lengths are padded.
    const next = at + 8 + length + (length % 2);
    if (next > end) throw new BrokenPicture();
    const chunk = Buffer.from(bytes.subarray(at, next));
    const name = chunk.toString("latin1", 0, 4);
    if (isExtended(chunk)) {
      const flags = chunk.readUInt8(8);
      if (flags & isAnimated) throw new AppError("picture_type");
      chunk.writeUInt8(flags & ~(hasExif | hasXmp), 8);
    }
    if (drawn.has(name)) parts.push(chunk);
    sides = largest(sides, sidesOf(name, chunk.subarray(8)));
    at = next;
  }
  if (!sides || parts.every(isExtended)) throw new BrokenPicture();
  const body = Buffer.concat(parts);
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(4 + body.length, 4);
  return { ...sides, bytes: Buffer.concat([head, body]) };
}

type Sides = { width: number; height: number };

/** Canvas and frame should agree; decoders differ in which one they use, so the larger counts. */
function largest(before: Sides | undefined, next: Sides | undefined): Sides | undefined {
  if (!before || !next) return before ?? next;
  return { width: Math.max(before.width, next.width), height: Math.max(before.height, next.height) };
}

function sidesOf(name: string, data: Buffer): Sides | undefined {
  if (name === "VP8X") return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) };
  if (name === "VP8 ") {
    // A key frame's start code; 14 bits for each side, with the scaling above them.
    if (data.readUIntBE(3, 3) !== 0x9d012a) throw new BrokenPicture();
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (name !== "VP8L") return undefined;
  if (data.readUInt8(0) !== 0x2f) throw new BrokenPicture();
  const bits = data.readUInt32LE(1);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}
