import { BrokenPicture, type Picture } from "./picture";

const [startOfScan, end, exif] = [0xda, 0xd9, 0xe1];

/** The markers of frame headers: 0xc0 to 0xcf without those of tables and extensions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Application segments that affect rendering: colours. All others are metadata. */
const applications: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

function isDrawn(marker: number, segment: Buffer): boolean {
  if (marker === startOfScan || isFrame(marker)) return true;
  // Huffman and quantisation tables, restart interval.
  if ([0xc4, 0xdb, 0xdd].includes(marker)) return true;
  const name = applications[marker];
  return name !== undefined && segment.toString("latin1", 4, 4 + name.length) === name;
}

/**
 * A JPEG (ITU-T T.81) reduced to its rendered parts; trailing bytes are removed. Of the Exif data only the
 * orientation is kept. @throws BrokenPicture, RangeError
 */
export function cleanJpeg(bytes: Buffer): Picture {
  const parts = [bytes.subarray(0, 2)];
  let sides: { width: number; height: number } | undefined;
  let scanned = false;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new BrokenPicture();
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === end) {
      parts.push(bytes.subarray(at, at + 2));
      break;
    } else {
      const next = at + 2 + bytes.readUInt16BE(at + 2);
      const segment = bytes.subarray(at, next);
      if (next > bytes.length) throw new BrokenPicture();
      if (isFrame(marker)) sides = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
      if (isDrawn(marker, segment)) parts.push(segment);
      else if (marker === exif) parts.push(...orientationOf(segment));
      at = next;
      if (marker === startOfScan) {
        scanned = true;
        at = endOfScan(bytes, next);
        parts.push(bytes.subarray(next, at));
      }
    }
  }
  if (!sides || !scanned) throw new BrokenPicture();
  return { ...sides, bytes: Buffer.concat(parts) };
}

/** The position of the next marker that is neither a restart marker nor an escaped 0xff of the data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const after = bytes.readUInt8(at + 1);
    if (after !== 0 && after !== 0xff && (after < 0xd0 || after > 0xd7)) return at;
  }
  throw new BrokenPicture();
}

/** An Exif segment with nothing but the orientation (tag 0x0112); none for upright pictures. */
function orientationOf(segment: Buffer): Buffer[] {
  const tiff = segment.subarray(10);
  if (segment.toString("latin1", 4, 10) !== "Exif\0\0" || tiff.length < 8) return [];
  const little = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return [];
  for (
    let at = directory + 2, left = short(directory);
    left > 0 && at + 12 <= tiff.length;
    at += 12, left--
  ) {
    if (short(at) !== 0x0112) continue;
    const orientation = short(at + 8);
    if (orientation < 2 || orientation > 8) return [];
    const exifSegment = Buffer.from(
      "ffe1002245786966" + "00004d4d002a00000008" + "0001011200030000000100000000" + "00000000",
      "hex",
    );
    exifSegment.writeUInt16BE(orientation, 28);
    return [exifSegment];
  }
  return [];
}
