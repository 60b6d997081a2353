import type { Entry } from "yauzl";

/** Orders entries by their position in the archive. */
export const byOffset = (a: Entry, b: Entry): number =>
  a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader;

/** The first byte after an entry at the earliest: its local header has 30 bytes and a name (4.3.7 of APPNOTE.TXT). */
export const endOf = ({ relativeOffsetOfLocalHeader, fileNameLength, compressedSize }: Entry): number =>
  relativeOffsetOfLocalHeader + 30 + fileNameLength + compressedSize;

/** Deflate compresses at most 1,032 to 1; repetitive texts reach some hundred. Smaller entries may have any ratio. */
const maxRatio = 200;
const ratioCheckedFromBytes = 16 * 1024 * 1024;

/** Whether an entry expands more than documents do. */
export const isBomb = ({ uncompressedSize, compressedSize }: Entry): boolean =>
  uncompressedSize > ratioCheckedFromBytes && uncompressedSize / Math.max(1, compressedSize) > maxRatio;

/** Whether an error of yauzl says that an entry has another size than the directory declares. */
export const isWrongSize = (error: unknown): boolean =>
  error instanceof Error && /too (?:many|few) bytes|not enough bytes/i.test(error.message);
