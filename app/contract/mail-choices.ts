import { z } from "zod";
import { endpoint } from "./endpoint";
import { MailChoiceFields, mailEvents } from "./mail-choice-fields";

export const MailChoice = z.object({ event: z.enum(mailEvents), wanted: z.boolean() });
/** An optional mail, and whether it is sent. */
export type MailChoice = z.output<typeof MailChoice>;

/** The optional mails that apply to the user. */
export const mailChoices = {
  read: endpoint("signed-in", "GET", "/account/mails", "Lists the user's optional mails").output(
    z.array(MailChoice),
  ),
  change: endpoint("signed-in", "PUT", "/account/mails", "Sets which optional mails the user gets")
    .input(MailChoiceFields.strict())
    .output(z.array(MailChoice)),
};
