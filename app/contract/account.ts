import { z } from "zod";
import { AccountFields, PasswordFields } from "./account-fields";
import { Done, endpoint, Instant } from "./endpoint";
import { Tokens } from "./session";

export const Account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** As one dials it at home; '' for none. */
  phone: z.string(),
  /** The country of the number, or of the account where there is none. */
  phoneCountry: z.string(),
  language: z.enum(["de", "en", "fr", "ar"]),
  country: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  version: z.number().int(),
  createdAt: Instant,
});
/** One's own account, as its form shows it. */
export type Account = z.output<typeof Account>;

/** One's own account. */
export const account = {
  read: endpoint("signed-in", "GET", "/account", "One's own account").output(Account),
  // Strict: a role, company or status sent along is no slip of the pen, and is refused as a whole.
  change: endpoint("signed-in", "PUT", "/account", "Change one's own account")
    .input(AccountFields.strict())
    .output(Account),
  changePassword: endpoint(
    "signed-in",
    "PUT",
    "/account/password",
    "Change one's own password: all sessions end, this one goes on with the tokens of the answer",
  )
    .input(PasswordFields)
    .output(Tokens),
  // Taken by a streamed route, PUT to the same address.
  removeAvatar: endpoint("signed-in", "DELETE", "/account/avatar", "Remove the picture of oneself").output(
    Done,
  ),
  setLanguage: endpoint(
    "signed-in",
    "PUT",
    "/account/language",
    "Choose the language of one's own pages and mails",
  )
    .input(z.object({ language: z.enum(["de", "en", "fr", "ar"]) }))
    .output(Done),
};
