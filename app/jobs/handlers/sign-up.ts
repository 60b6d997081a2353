import { signUp } from "~/domain/identity/sign-up/sign-up";
import { sendVerification } from "~/domain/identity/sign-up/verify";
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

/** Creates the account of a registration and mails its link. As a job, so that response times reveal nothing. */
export const signUpJob: JobHandler<"sign_up"> = (payload, { db }) => signUp(db, payload, mails);

/** Mails the link of a registration again. */
export const verifyAgainJob: JobHandler<"verify_again"> = (payload, { db }) =>
  sendVerification(db, payload, mails);
