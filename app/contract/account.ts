import { z } from "zod";
import { AccountFields, PasswordFields } from "./account-fields";
import { Done, endpoint, Instant } from "./endpoint";
import { LanguageCode } from "./language-fields";
import { Tokens } from "./session";

export const Account = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** In national format; '' for none. */
  phone: z.string(),
  /** The country of the number, or of the account if there is none. */
  phoneCountry: z.string(),
  language: LanguageCode,
  country: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  version: z.number().int(),
  createdAt: Instant,
});
/** The user's own account, as its form shows it. */
export type Account = z.output<typeof Account>;

/** The user's own account. */
export const account = {
  read: endpoint("signed-in", "GET", "/account", "Returns the user's own account").output(Account),
  // Strict: a role, company or status in the input is an attack, so the whole input is refused.
  change: endpoint("signed-in", "PUT", "/account", "Changes the user's own account")
    .input(AccountFields.strict())
    .output(Account),
  changePassword: endpoint(
    "signed-in",
    "PUT",
    "/account/password",
    "Changes the user's own password; ends all sessions and returns tokens of a new one",
  )
    .input(PasswordFields)
    .output(Tokens),
  // Uploading is a streamed route: PUT to the same address.
  removeAvatar: endpoint("signed-in", "DELETE", "/account/avatar", "Deletes the user's own picture").output(
    Done,
  ),
  setLanguage: endpoint(
    "signed-in",
    "PUT",
    "/account/language",
    "Sets the language of the user's pages and mails",
  )
    .input(z.object({ language: LanguageCode }))
    .output(Done),
};
