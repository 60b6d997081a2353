/** The pieces of a mail's body. A button leads to the mail's own address, which nothing else can name. */
export const blockKinds = ["heading", "paragraph", "button", "note"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Chosen: longer mails are not read, and more blocks make a form that is hard to use. */
export const maxBlocks = 20;
