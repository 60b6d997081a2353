import { tellOwner } from "~/domain/session/tell-owner";
import { twoFactorChanged } from "~/mail/two-factor";
import type { JobHandler } from "../worker";

/** Mails somebody what became of their second factor. */
export const twoFactorChangedJob: JobHandler<"two_factor_changed"> = (payload, { db }) =>
  tellOwner(db, { ...payload, purpose: "two_factor" }, owner =>
    twoFactorChanged(owner, payload.change, new Date(payload.at)),
  );
