import { signUp } from "~/domain/sign-up/sign-up";
import { sendVerification } from "~/domain/sign-up/verify";
import { addressInUse } from "~/mail/address-in-use";
import { firstPassword } from "~/mail/first-password";
import { invitation } from "~/mail/invitation";
import { verification } from "~/mail/verification";
import type { JobHandler } from "../worker";

const mails = {
  verify: verification,
  first_password: firstPassword,
  invite: invitation,
  inUse: addressInUse,
};

/** Makes the account that a registration asks for and mails its link, where nobody waits and nobody measures. */
export const signUpJob: JobHandler<"sign_up"> = (payload, { db }) => signUp(db, payload, mails);

/** Mails the link of a registration once more. */
export const verifyAgainJob: JobHandler<"verify_again"> = (payload, { db }) =>
  sendVerification(db, payload, mails);
