/**
 * Why a place of a document is held back: text that readers cannot see (hidden, white, tiny, outside the page, made
 * of invisible characters), or text that gives orders to an assistant.
 */
export const findingKinds = ["hidden", "white", "tiny", "outside", "invisible", "order"] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What becomes of the places: all text is released, or the rest without them. */
export const releases = ["all", "without"] as const;
export type Release = (typeof releases)[number];
