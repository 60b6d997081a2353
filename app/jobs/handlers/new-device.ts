import { tellOwner } from "~/domain/session/tell-owner";
import { newDevice } from "~/mail/new-device";
import type { JobHandler } from "../worker";

/** Mails somebody that they came in from a device that is new. */
export const newDeviceJob: JobHandler<"new_device"> = (payload, { db }) =>
  tellOwner(db, { ...payload, purpose: "new_device" }, owner =>
    newDevice(owner, { ...payload, at: new Date(payload.at) }),
  );
