import { z } from "zod";
import { Done, endpoint } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import { LanguageCode } from "./language-fields";
import { BusinessFields, PersonFields, SignUpFields } from "./sign-up-fields";

/** With the mailed link it signs in who registered. */
const Registered = z.object({ ticket: z.string() });

/** Registrations. The response is the same for every address; the outcome is only mailed to it. */
export const signUp = {
  company: endpoint(
    "public",
    "POST",
    "/sign-ups",
    "Registers a company and its data manager; a mail verifies the address, and with the returned `ticket` its link signs in as well",
  )
    .input(SignUpFields.safeExtend({ human: HumanAnswer }))
    .output(Registered),
  person: endpoint(
    "public",
    "POST",
    "/sign-ups/people",
    "Registers a public user; a mail verifies the address, and with the returned `ticket` its link signs in as well",
  )
    .input(PersonFields.safeExtend({ human: HumanAnswer }))
    .output(Registered),
  business: endpoint(
    "public",
    "POST",
    "/sign-ups/businesses",
    "Registers a trades business; the owner sets the password by mail",
  )
    .input(BusinessFields.extend({ language: LanguageCode, human: HumanAnswer }))
    .output(Done),
};
