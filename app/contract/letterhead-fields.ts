import { z } from "zod";
import { maxSenderLength, maxSignatureLength } from "./letterhead-limits";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

/** How a company's mails to its own people are signed; '' for the product's name and no signature. */
export const LetterheadFields = z.object({
  sender: oneLine()
    .max(maxSenderLength, tooLong)
    // An address as a name hides who sent the mail.
    .refine(name => !name.includes("@"), "letterhead.sender")
    .default(""),
  signature: z
    .string()
    .max(maxSignatureLength, tooLong)
    .transform(text => text.replace(/\r\n?/g, "\n").trim())
    .default(""),
});
export type LetterheadFields = z.output<typeof LetterheadFields>;
