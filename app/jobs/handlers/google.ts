import { mailOwner } from "~/domain/identity/google/ask-owner";
import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { googleAsks, googleAsksFirst, googleChanged } from "~/mail/google";
import { invitation } from "~/mail/invitation";
import type { JobHandler } from "../worker";

/** Mails the owner of an account a question whether a Google account may sign in to it. */
export const googleAsksJob: JobHandler<"google_asks"> = (payload, { db }) =>
  mailOwner(db, payload, { google: googleAsks, google_first: googleAsksFirst, invite: invitation });

/** Notifies a user that a Google account was linked or unlinked. */
export const googleChangedJob: JobHandler<"google_changed"> = (payload, { db }) =>
  notifyOwner(db, { ...payload, purpose: "google_change" }, owner =>
    googleChanged(owner, payload.change, new Date(payload.at)),
  );
