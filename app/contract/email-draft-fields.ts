import { z } from "zod";
import { maxRecipients, maxTextLength } from "./email-draft-limits";
import { readAddress, splitAddresses } from "./mail-address";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

const Address = z.email().max(254);
const isAddress = (typed: string) => Address.safeParse(readAddress(typed).address).success;

/** The complete ones among typed addresses, to save a draft while its writer types. */
export const wholeAddresses = (typed: string): string => splitAddresses([typed]).filter(isAddress).join(", ");

/** The code of an error that names the first of these; without halves of characters, which cannot be encoded. */
function wrongRecipients(typed: string[]): string {
  const named = typed.slice(0, 3).map(one =>
    readAddress(one)
      .address.slice(0, 60)
      .replace(/\p{Surrogate}/gu, ""),
  );
  return `mail.recipient:${encodeURIComponent(named.join(", "))}`;
}

/** Addresses, each with or without a name: `Ada Weiß <ada@kontor.example>`. */
const Recipients = z
  .preprocess(
    typed => splitAddresses([typed].flat().filter(one => typeof one === "string")),
    z.array(z.string()),
  )
  .superRefine((list, refine) => {
    const wrong = list.filter(one => !isAddress(one));
    if (wrong.length > 0) refine.addIssue({ code: "custom", message: wrongRecipients(wrong) });
  })
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
