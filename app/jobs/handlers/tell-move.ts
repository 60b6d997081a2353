import { mailMove } from "~/domain/person/tell-move";
import { addressChanged } from "~/mail/address-changed";
import type { JobHandler } from "../worker";

/** Tells both addresses of somebody that an administrator changed one into the other. */
export const tellMoveJob: JobHandler<"tell_move"> = (payload, { db }) =>
  mailMove(db, payload, addressChanged);
