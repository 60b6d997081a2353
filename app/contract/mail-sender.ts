import { z } from "zod";

/** What our check of the signature (DKIM) found: whether one holds for the domain of the sender. */
export const mailSignatures = ["unchecked", "holds", "fails", "none"] as const;
export type MailSignature = (typeof mailSignatures)[number];

/**
 * What a sender is easily taken for: `domain`: another domain, written almost like one that the company knows;
 * `address`: the name holds another address; `person`: the name is that of a person of the company.
 */
const lookAlikes = ["domain", "address", "person"] as const;

export const LookAlike = z.object({ kind: z.enum(lookAlikes), of: z.string() });
export type LookAlike = z.output<typeof LookAlike>;

/** The sender of a received mail, as far as it can be verified. */
export const MailSender = z.object({
  /** What the receiving server found, if the company has named that server: whether DMARC holds. */
  receiver: z.enum(["pass", "fail"]).nullable(),
  signature: z.enum(mailSignatures),
  lookAlike: LookAlike.nullable(),
});
export type MailSender = z.output<typeof MailSender>;
