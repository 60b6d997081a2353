import { z } from "zod";
import { answerings, emailPaces, emailTells } from "./email-setting-choices";
import { Addresses } from "./typed-fields";

/** A division's email setting: recipients, occasions and frequency of notices, their mailbox, and whether mail is answered. */
export const EmailSettingFields = z.object({
  divisionId: z.uuid("field.required"),
  smtpSettingId: z.uuid("field.required"),
  toEmails: Addresses,
  tells: z.preprocess(
    chosen => (chosen === undefined ? [] : [chosen].flat()),
    z.array(z.enum(emailTells)).transform(list => emailTells.filter(one => list.includes(one))),
  ),
  pace: z.enum(emailPaces, "field.required").default("immediately"),
  answering: z.enum(answerings, "field.required").default("draft"),
  /** From how much support on mail is answered without approval, in per cent. */
  supportThreshold: z
    .number("mail.threshold")
    .int("mail.threshold")
    .min(50, "mail.threshold")
    .max(100, "mail.threshold")
    .default(80),
  /** Whether attachments of mails that it answers become its files. */
  takesAttachments: z.union([z.boolean(), z.literal("on").transform(() => true)]).default(false),
});
export type EmailSettingInput = z.output<typeof EmailSettingFields>;
