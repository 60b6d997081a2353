import { mailOwner } from "~/domain/identity/google/ask-owner";
import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { googleAsks, googleAsksFirst, googleChanged } from "~/mail/google";
import { invitation } from "~/mail/invitation";
import type { JobHandler } from "../worker";

/** Asks the owner of a mailbox whether a Google account may sign in to their account. */
export const googleAsksJob: JobHandler<"google_asks"> = (payload, { db }) =>
  mailOwner(db, payload, { google: googleAsks, google_first: googleAsksFirst, invite: invitation });

/** Notifies a user that a Google account was linked or unlinked. */
export const googleChangedJob: JobHandler<"google_changed"> = (payload, { db }) =>
  notifyOwner(db, { ...payload, purpose: "google_change" }, owner =>
    googleChanged(owner, payload.change, new Date(payload.at)),
  );
