import { openMailedCode } from "~/domain/identity/session/confirmation";
import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { confirmCode } from "~/mail/two-factor";
import type { JobHandler } from "../worker";

/** Mails a user the code that confirms their identity. */
export const confirmCodeJob: JobHandler<"confirm_code"> = (payload, { db }) =>
  notifyOwner(db, { ...payload, purpose: "confirm_code" }, owner =>
    confirmCode(owner, openMailedCode(payload.sealed)),
  );
