import { z } from "zod";
import { Done, endpoint } from "./endpoint";
import { LetterheadFields } from "./letterhead-fields";
import { MailPreview } from "./mail-templates";

const Letterhead = z.object({
  sender: z.string(),
  signature: z.string(),
  /** The logo as a data address; null without one. */
  logo: z.string().nullable(),
  version: z.number().int(),
});
export type Letterhead = z.output<typeof Letterhead>;

const changing = { action: "update", subject: "Company" } as const;

/** What the actor's company puts on the mails to its own people. */
export const letterhead = {
  read: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/letterhead",
    "Returns the name, logo and signature on the mails to the company's people",
  ).output(Letterhead),
  change: endpoint(
    changing,
    "PUT",
    "/letterhead",
    "Changes the name and signature on the mails to the company's people",
  )
    .input(LetterheadFields)
    .output(Letterhead),
  preview: endpoint(
    changing,
    "POST",
    "/letterhead/previews",
    "Returns a mail with this name and signature; its logo is an attachment, as in a mail",
    { changesNothing: true },
  )
    .input(LetterheadFields)
    .output(MailPreview),
  // Uploading is a streamed route: PUT to the same address.
  removeLogo: endpoint(
    changing,
    "DELETE",
    "/letterhead/logo",
    "Deletes the logo on the mails to the company's people",
  ).output(Done),
};
