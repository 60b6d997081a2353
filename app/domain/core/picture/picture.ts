const pictureKinds = ["png", "jpeg", "webp"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A picture rebuilt from its rendered parts; sides in pixels. */
export type Picture = { width: number; height: number; bytes: Buffer };

/** The file does not follow its format. */
export class BrokenPicture extends Error {}
