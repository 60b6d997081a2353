import { mailLink } from "~/domain/identity/link/mail-link";
import { invitation } from "~/mail/invitation";
import type { JobHandler } from "../worker";

/** Mails an invitation, valid for 14 days; voids an older one of the same person. */
export const inviteJob: JobHandler<"invite"> = ({ userId, inviteId, invitedBy }, { db }) =>
  mailLink(db, userId, {
    purpose: "invite",
    requestKey: `invite:${inviteId}`,
    requestedBy: invitedBy,
    compose: invitation,
  });
