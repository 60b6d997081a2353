import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { twoFactorChanged } from "~/mail/two-factor";
import type { JobHandler } from "../worker";

/** Notifies a user of a change of their second factor. */
export const twoFactorChangedJob: JobHandler<"two_factor_changed"> = (payload, { db }) =>
  notifyOwner(db, { ...payload, purpose: "two_factor" }, owner =>
    twoFactorChanged(owner, payload.change, new Date(payload.at), payload),
  );
