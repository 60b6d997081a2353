import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { passwordChanged } from "~/mail/password-changed";
import type { JobHandler } from "../worker";

/** Notifies a user that their password was changed. */
export const passwordChangedJob: JobHandler<"password_changed"> = (payload, { db }) =>
  notifyOwner(db, { ...payload, purpose: "password_changed" }, owner =>
    passwordChanged(owner, new Date(payload.at)),
  );
