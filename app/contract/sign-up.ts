import { Done, endpoint } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import { LanguageCode } from "./language-fields";
import { BusinessFields, PersonFields, SignUpFields } from "./sign-up-fields";

/** Registrations. The response is the same for every address; the outcome is only mailed to it. */
export const signUp = {
  company: endpoint(
    "public",
    "POST",
    "/sign-ups",
    "Registers a company and its data manager; a mail verifies the address",
  )
    .input(SignUpFields.safeExtend({ human: HumanAnswer }))
    .output(Done),
  person: endpoint(
    "public",
    "POST",
    "/sign-ups/people",
    "Registers a public user; a mail verifies the address",
  )
    .input(PersonFields.safeExtend({ human: HumanAnswer }))
    .output(Done),
  business: endpoint(
    "public",
    "POST",
    "/sign-ups/businesses",
    "Registers a trades business; the owner sets the password by mail",
  )
    .input(BusinessFields.extend({ language: LanguageCode, human: HumanAnswer }))
    .output(Done),
};
