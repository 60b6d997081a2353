import { z } from "zod";
import { maxRecipients, maxTextLength } from "./email-draft-limits";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

/** `Ada Weiß <ada@kontor.example>` counts as its address. */
const addressOf = (typed: string): string => /<([^<>]*)>\s*$/.exec(typed)?.[1]?.trim() ?? typed.trim();

/** Addresses as they are typed in one field, with commas, semicolons or line breaks between them; each counts once. */
function splitAddresses(typed: unknown): string[] {
  const texts = [typed].flat().filter(one => typeof one === "string");
  const all = texts.flatMap(text => text.split(/[,;\n\r]+/)).map(addressOf);
  return [...new Map(all.filter(Boolean).map(one => [one.toLowerCase(), one])).values()];
}

const Address = z.email().max(254);
const isAddress = (typed: string) => Address.safeParse(typed).success;

/** The complete ones among typed addresses, to save a draft while its writer types. */
export const wholeAddresses = (typed: string): string => splitAddresses(typed).filter(isAddress).join(", ");

const Recipients = z
  .preprocess(splitAddresses, z.array(z.string()))
  .refine(list => list.every(isAddress), "mail.recipient")
  .refine(list => list.length <= maxRecipients, "mail.recipientsMost");

/**
 * A mail that is being written. `answersId` is the mail that it answers, `signedFor` the sender whose signature stands in
 * the text: that of another `smtpSettingId` takes its place.
 */
export const EmailDraftFields = z.object({
  smtpSettingId: z.uuid("field.required"),
  recipients: Recipients,
  copies: Recipients,
  blindCopies: Recipients,
  subject: oneLine().max(250, tooLong).default(""),
  body: z
    .string()
    .max(maxTextLength, tooLong)
    .transform(text => text.replace(/\r\n?/g, "\n"))
    .default(""),
  answersId: z.uuid().optional().catch(undefined),
  signedFor: z.uuid().optional().catch(undefined),
});
export type EmailDraftInput = z.output<typeof EmailDraftFields>;
