import { mailEmailMove } from "~/domain/identity/email-change/notify-email-move";
import type { JobHandler } from "~/jobs/worker";
import { addressChanged } from "~/mail/address-changed";

/** Notifies both addresses that an administrator replaced one by the other. */
export const notifyEmailMoveJob: JobHandler<"tell_move"> = (payload, { db }) =>
  mailEmailMove(db, payload, addressChanged);
