import type { z } from "zod";
import { AppError } from "~/contract/errors";
import type { BusinessFields, PersonFields, SignUpFields } from "~/contract/sign-up-fields";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { phoneNumber } from "~/domain/core/phone/read-phone-number";
import { checkNewPassword } from "~/domain/identity/password/check-new-password";
import { hashPassword } from "~/domain/identity/session/password";
import { settings } from "~/env";
import { enqueue } from "~/queue/enqueue";
import { type Draft, sealDraft } from "./draft";
import { signUpProof } from "./sign-up-ticket";

type Registration = Omit<Draft, "passwordHash" | "proof"> & {
  phoneCountry: string;
  /** Null if it is set by mail. */
  password: string | null;
};

/**
 * Registers a company and its data manager. A job checks whether the address is known, so that time and response
 * are the same for every address.
 * @throws AppError form_invalid for an invalid phone number or a password that is easy to guess, not_found where
 * the build variant has no such sign-up
 */
export async function signUpCompany(db: Db, fields: z.output<typeof SignUpFields>): Promise<void> {
  if (settings().APP_MODE !== "lotse") throw new AppError("not_found");
  await request(db, { ...fields, role: "data_manager" });
}

/**
 * Registers a public user, who belongs to no company.
 * @throws AppError form_invalid for an invalid phone number or a password that is easy to guess
 */
export async function signUpPerson(db: Db, fields: z.output<typeof PersonFields>): Promise<void> {
  await request(db, { ...fields, role: "public_user", companyName: null });
}

/**
 * Registers a trades business; its owner sets the password by the mail's link.
 * @throws AppError form_invalid for an invalid phone number, not_found where the build variant has no such
 * sign-up
 */
export async function signUpBusiness(
  db: Db,
  fields: z.output<typeof BusinessFields> & Pick<Draft, "language">,
): Promise<void> {
  if (settings().APP_MODE !== "handwerk") throw new AppError("not_found");
  await request(db, { ...fields, role: "data_manager", country: fields.phoneCountry, password: null });
}

async function request(db: Db, registration: Registration): Promise<void> {
  const { role, companyName, firstName, lastName, email, language, country, password } = registration;
  const phone = phoneNumber(registration.phone, registration.phoneCountry);
  if ("wrong" in phone) throw new AppError("form_invalid", { fields: { phone: [phone.wrong] } });
  if (password !== null) checkNewPassword(password, [firstName, lastName, email, companyName]);
  const proof = signUpProof(role, email, password);
  const draft: Draft = {
    role,
    companyName,
    firstName,
    lastName,
    email,
    language,
    country,
    proof,
    phone: phone.number,
    passwordHash: password === null ? null : await hashPassword(password),
  };
  await enqueue(db, "sign_up", { requestId: newId(), sealed: sealDraft(draft) });
}
