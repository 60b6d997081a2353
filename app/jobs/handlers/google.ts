import { mailOwner } from "~/domain/google/ask-owner";
import { tellOwner } from "~/domain/session/tell-owner";
import { googleAsks, googleAsksFirst, googleChanged } from "~/mail/google";
import { invitation } from "~/mail/invitation";
import type { JobHandler } from "../worker";

/** Asks the owner of a mailbox whether Google may open the account of that address. */
export const googleAsksJob: JobHandler<"google_asks"> = (payload, { db }) =>
  mailOwner(db, payload, { google: googleAsks, google_first: googleAsksFirst, invite: invitation });

/** Mails somebody that Google opens their account, or does not any more. */
export const googleChangedJob: JobHandler<"google_changed"> = (payload, { db }) =>
  tellOwner(db, { ...payload, purpose: "google_change" }, owner =>
    googleChanged(owner, payload.change, new Date(payload.at)),
  );
