import { z } from "zod";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

/** The pieces of a mail's body. A button leads to the mail's own address, which nothing else can name. */
export const blockKinds = ["heading", "paragraph", "button", "note"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Chosen: longer mails are not read, and more blocks make a form that is hard to use. */
export const maxBlocks = 20;
const maxBlockLength = 2000;

const MailBlock = z.object({
  kind: z.enum(blockKinds, "field.required").default("paragraph"),
  text: z.string().trim().max(maxBlockLength, tooLong).default(""),
});
export type MailBlock = z.output<typeof MailBlock>;

/** A mail's own words: the greeting above and the footer below are ours. Empty blocks are left out. */
export const MailContentFields = z.object({
  subject: oneLine({ error: "field.required" }).min(1, "field.required").max(200, tooLong),
  blocks: z.array(MailBlock).max(maxBlocks, "template.tooMany").default([]),
});
export type MailContent = z.output<typeof MailContentFields>;

/** The content without its empty blocks. */
export const filledContent = ({ subject, blocks }: MailContent): MailContent => ({
  subject,
  blocks: blocks.filter(({ text }) => text !== ""),
});
