import { mailLink } from "~/domain/link/mail-link";
import { invitation } from "~/mail/invitation";
import type { JobHandler } from "../worker";

/** Mails an invitation, good for 14 days; an older one of the same person is void then. */
export const inviteJob: JobHandler<"invite"> = ({ userId, inviteId }, { db }) =>
  mailLink(db, userId, { purpose: "invite", wish: `invite:${inviteId}`, compose: invitation });
