import { z } from "zod";

/** The result of our check of the signature (DKIM): whether one is valid for the domain of the sender. */
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
  /** The DMARC result of the receiving server, if the company has named that server. */
  receiver: z.enum(["pass", "fail"]).nullable(),
  signature: z.enum(mailSignatures),
  lookAlike: LookAlike.nullable(),
});
export type MailSender = z.output<typeof MailSender>;
