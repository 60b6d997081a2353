import { z } from "zod";
import { Done, endpoint } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import { BusinessFields, PersonFields, SignUpFields } from "./sign-up-fields";

/** Registrations. All answer the same for every address; what happened is in its mailbox. */
export const signUp = {
  company: endpoint(
    "public",
    "POST",
    "/sign-ups",
    "Register a company and its data manager, who confirms the address by mail",
  )
    .input(SignUpFields.safeExtend({ human: HumanAnswer }))
    .output(Done),
  person: endpoint(
    "public",
    "POST",
    "/sign-ups/people",
    "Register a public user, who confirms the address by mail",
  )
    .input(PersonFields.safeExtend({ human: HumanAnswer }))
    .output(Done),
  business: endpoint(
    "public",
    "POST",
    "/sign-ups/businesses",
    "Register a trades business, whose owner sets the password by mail",
  )
    .input(BusinessFields.extend({ language: z.enum(["de", "en", "fr", "ar"]), human: HumanAnswer }))
    .output(Done),
};
