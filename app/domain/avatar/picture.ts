export const pictureKinds = ["png", "jpeg", "webp"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A picture rebuilt from those of its parts that are drawn; sides in pixels. */
export type Picture = { width: number; height: number; bytes: Buffer };

/** The file is not built as its kind is. */
export class BrokenPicture extends Error {}
