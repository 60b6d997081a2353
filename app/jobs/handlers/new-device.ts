import { notifyOwner } from "~/domain/outbox/mail/notify-owner";
import { newDevice } from "~/mail/new-device";
import type { JobHandler } from "../worker";

/** Notifies a user of a sign-in from a new device. */
export const newDeviceJob: JobHandler<"new_device"> = (payload, { db }) =>
  notifyOwner(db, { ...payload, purpose: "new_device" }, owner =>
    newDevice(owner, { ...payload, at: new Date(payload.at) }),
  );
