import { z } from "zod";
import { blockKinds, maxBlocks } from "./mail-block-kinds";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

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
