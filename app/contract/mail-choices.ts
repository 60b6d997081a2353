import { z } from "zod";
import { endpoint } from "./endpoint";
import { MailChoiceFields, mailEvents } from "./mail-choice-fields";

export const MailChoice = z.object({ event: z.enum(mailEvents), wanted: z.boolean() });
/** A mail that one may do without, and whether it comes. */
export type MailChoice = z.output<typeof MailChoice>;

/** Which mails one gets, of those that may be turned off and concern what one does here. */
export const mailChoices = {
  read: endpoint("signed-in", "GET", "/account/mails", "Which mails one gets").output(z.array(MailChoice)),
  change: endpoint("signed-in", "PUT", "/account/mails", "Choose which mails one gets")
    .input(MailChoiceFields.strict())
    .output(z.array(MailChoice)),
};
