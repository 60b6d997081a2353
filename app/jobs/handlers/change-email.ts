import { mailEmailChange } from "~/domain/identity/email-change/mail-email-change";
import { addressInUse } from "~/mail/address-in-use";
import { emailNew, emailOld, managedNew, managedOld } from "~/mail/email-change";
import type { JobHandler } from "../worker";

/** Mails both addresses of a change. */
export const changeEmailJob: JobHandler<"change_email"> = (payload, { db }) =>
  mailEmailChange(db, payload, {
    own: { old: emailOld, new: emailNew },
    managed: { old: managedOld, new: managedNew },
    inUse: addressInUse,
  });
