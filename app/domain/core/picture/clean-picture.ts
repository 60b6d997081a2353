import { AppError } from "~/contract/errors";
import { cleanJpeg } from "./clean-jpeg";
import { cleanPng } from "./clean-png";
import { cleanWebp } from "./clean-webp";
import { BrokenPicture, type Picture, type PictureKind } from "./picture";

/** Maximum side length in pixels: a small file can decode to more than a browser should draw. */
export const maxSide = 4096;

const cleaners: Record<PictureKind, (bytes: Buffer) => Picture> = {
  png: cleanPng,
  jpeg: cleanJpeg,
  webp: cleanWebp,
};

/** The kind by the first bytes; the file name is ignored. */
function kindOf(bytes: Buffer): PictureKind {
  const head = bytes.toString("latin1", 0, 12);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (/^RIFF.{4}WEBP$/s.test(head)) return "webp";
  throw new AppError("picture_type");
}

/**
 * A picture with its sides, rebuilt from the parts that browsers render. Metadata (place, time, camera) and trailing data are
 * removed.
 * @throws AppError file_empty, picture_type, picture_broken, picture_too_wide with `limit` (pixels)
 */
export function cleanPicture(bytes: Buffer): Picture & { kind: PictureKind } {
  if (bytes.length === 0) throw new AppError("file_empty");
  const kind = kindOf(bytes);
  const { width, height, bytes: clean } = readAs(kind, bytes);
  if (Math.min(width, height) < 1) throw new AppError("picture_broken");
  if (Math.max(width, height) > maxSide)
    throw new AppError("picture_too_wide", { values: { limit: maxSide } });
  return { kind, width, height, bytes: clean };
}

function readAs(kind: PictureKind, bytes: Buffer): Picture {
  try {
    return cleaners[kind](bytes);
  } catch (error) {
    // A truncated file makes the parser read beyond its end.
    if (error instanceof BrokenPicture || error instanceof RangeError) throw new AppError("picture_broken");
    throw error;
  }
}
