import { createHash } from "node:crypto";

/** A reproducible number from 0 up to 1 for a name. */
export const pseudoRandom = (name: string): number =>
  createHash("sha256").update(`lotse history ${name}`).digest().readUInt32BE(0) / 2 ** 32;
