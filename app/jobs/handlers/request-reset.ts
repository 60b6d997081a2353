import { sendReset } from "~/domain/identity/password/send-reset";
import { firstPassword } from "~/mail/first-password";
import { invitation } from "~/mail/invitation";
import { reset } from "~/mail/reset";
import type { JobHandler } from "../worker";

/** Looks the address up and mails the link. As a job, so that response times reveal nothing. */
export const requestResetJob: JobHandler<"request_reset"> = (payload, { db }) =>
  sendReset(db, payload, { reset, invite: invitation, first_password: firstPassword });
